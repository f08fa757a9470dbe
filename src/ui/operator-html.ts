// biome-ignore format: a list to skim
export const ALLOWED_TAGS: readonly string[] = [
  'a', 'b', 'blockquote', 'br', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h3', 'h4', 'h5', 'hr', 'i', 'img', 'li',
  'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul',
];
/** Replaces `style` while parsing, because a strict CSP reports it. */
export const STYLE = 'data-style';
// biome-ignore format: a list to skim
export const ALLOWED_ATTR: readonly string[] = [
  'href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height', 'dir', 'lang', STYLE,
];

/** Maximum length of a text in characters; the sanitiser is slower than this module. */
const MOST = 100_000;
/** Maximum number of tags of a text. */
const MOST_TAGS = 3_000;
/** Maximum number of searches for a missing end tag, each of which reads the whole text. */
const MOST_OPEN = 50;

/** Elements removed with their content, which is not text for readers. */
const GONE =
  /^(script|style|svg|math|template|noscript|noembed|noframes|iframe|object|textarea|title|xmp|select)$/;
/** No relevant tag name is longer. */
const tagName = /<(\/?)([a-z][^\s/>]{0,40})/iy;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

function allowedAttributes(text: string): string {
  let kept = '';
  for (const [, written = '', double, single, bare] of text.matchAll(attribute)) {
    const lower = written.toLowerCase();
    const name = lower === 'style' ? STYLE : lower;
    const value = double ?? single ?? bare ?? '';
    if (ALLOWED_ATTR.includes(name)) kept += ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  }
  return kept;
}

/** Returns the position after `</name >`, or the end of the text. */
function behind(text: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s>])`, 'gi');
  end.lastIndex = from;
  while (end.exec(text)) {
    let at = end.lastIndex;
    while (/\s/.test(text[at] ?? '')) at++;
    if (text[at] === '>') return at + 1;
    end.lastIndex = at;
  }
  return text.length;
}

/** Returns the position of a tag's `>` outside quotes, or -1. */
function endOfTag(text: string, from: number): number {
  for (let at = from; at >= 0 && at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '>') return at;
    if (letter === '"' || letter === "'") at = text.indexOf(letter, at + 1) >>> 0;
  }
  return -1;
}

/**
 * Rewrites the operator's HTML with the allowed tags and attributes only. The sanitiser still checks the result, but
 * meets nothing that a strict CSP reports. Runs in linear time and reads at most {@link MOST} characters.
 */
export function onlyAllowed(source: string): string {
  const text = source.slice(0, MOST);
  const lastEnd = text.lastIndexOf('>');
  let written = '';
  let tags = 0;
  let open = 0;
  let at = 0;
  const literal = (place: number) => {
    written += '&lt;';
    at = place + 1;
  };
  for (;;) {
    const place = text.indexOf('<', at);
    written += text.slice(at, place < 0 ? text.length : place);
    if (place < 0) return written;
    if (text.startsWith('<!--', place)) {
      const end = text.indexOf('-->', place + 4);
      at = end < 0 ? text.length : end + 3;
      continue;
    }
    tagName.lastIndex = place;
    const [start = '', slash, name = ''] = tagName.exec(text) ?? [];
    const tag = name.toLowerCase();
    const follows = text[place + start.length];
    if (!slash && follows !== undefined && GONE.test(tag)) {
      at = behind(text, tag, place + start.length);
      continue;
    }
    const declared = text[place + 1] === '!' || text[place + 1] === '?';
    // Nothing ends after the last `>`; with many unclosed tags, skips the search.
    if ((!start && !declared) || place > lastEnd || open > MOST_OPEN) {
      literal(place);
      continue;
    }
    const end = declared ? text.indexOf('>', place) : endOfTag(text, place + start.length);
    if (end < 0) {
      open++;
      literal(place);
      continue;
    }
    at = end + 1;
    if (declared || !ALLOWED_TAGS.includes(tag) || ++tags > MOST_TAGS) continue;
    written += slash ? `</${tag}>` : `<${tag}${allowedAttributes(text.slice(place + start.length, end))}>`;
  }
}
