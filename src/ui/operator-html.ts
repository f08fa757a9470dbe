// biome-ignore format: a list to skim
export const ALLOWED_TAGS: readonly string[] = [
  'a', 'b', 'blockquote', 'br', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h3', 'h4', 'h5', 'hr', 'i', 'img', 'li',
  'ol', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul',
];
/** Carries a `style` attribute past the parser, where a strict policy would report it. */
export const STYLE = 'data-style';
// biome-ignore format: a list to skim
export const ALLOWED_ATTR: readonly string[] = [
  'href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height', 'dir', 'lang', STYLE,
];

/** What goes with all that is in it: no text of it is meant to be read. */
const GONE =
  'script|style|svg|math|template|noscript|noembed|noframes|iframe|object|textarea|title|xmp|select';
/** A comment, something that goes as a whole, a declaration, a tag, or a `<` that begins none of them. */
const piece = new RegExp(
  `<!--[\\s\\S]*?(?:-->|$)|<(${GONE})(?=[\\s/>])[\\s\\S]*?(?:</\\1\\s*>|$)|<[!?][^>]*>` +
    `|<(/?)([a-z][^\\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|<`,
  'gi',
);
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

/**
 * Writes the operator's HTML again with the allowed tags and attributes alone, whatever stood there. The sanitiser
 * still judges the outcome; its parser just meets nothing that a strict policy reports.
 */
export function onlyAllowed(source: string): string {
  return source.replace(piece, (whole, gone, slash, name, rest) => {
    if (gone || whole.startsWith('<!') || whole.startsWith('<?')) return '';
    if (!name) return '&lt;';
    const tag = name.toLowerCase();
    if (!ALLOWED_TAGS.includes(tag)) return '';
    return slash ? `</${tag}>` : `<${tag}${allowedAttributes(rest)}>`;
  });
}
