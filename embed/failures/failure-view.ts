import { sheetOf } from '../style-sheet.ts';

interface Link {
  text: string;
  address: string;
}

/** What a mount shows of a failure, and what leads on from it. */
export interface WayOn {
  /** The sentence; the mount renders it by itself where it has its texts. */
  sentence: string;
  retry: string;
  /** A link to the operator's site. */
  link: Link | undefined;
}

const frameOf = (host: HTMLElement) => host.shadowRoot?.querySelector<HTMLElement>('.embed');

/** Code of the language in which a mount shows what it shows. */
export function languageOf(host: HTMLElement): string | undefined {
  return frameOf(host)?.lang.slice(0, 2).toUpperCase();
}

/** Adds sentence, button and link to what a mount shows of a failure. Returns a function that removes the link. */
export function offerWayOn(host: HTMLElement, { sentence, retry, link }: WayOn): () => void {
  const alert = host.shadowRoot?.querySelector('[role="alert"]');
  const button = alert?.querySelector('button');
  if (!alert || !button) return () => {};
  if (!alert.querySelector('p')) {
    const text = document.createElement('p');
    text.textContent = sentence;
    alert.prepend(text);
    button.textContent = retry;
  }
  if (!link) return () => {};
  const anchor = linkTo(link);
  anchor.className = 'button';
  button.after(anchor);
  return () => anchor.remove();
}

/**
 * The host as the page has it, in the page's own text style and without reserved height; the id makes the rule stronger
 * than those of the loader and of a theme. The `svg` reserves the height on the page before the script runs.
 */
const FALLBACK =
  ':host(:not(#_)){all:revert!important}.embed{display:none}::slotted(svg[aria-hidden]){display:none!important}' +
  'p{margin:0}a{display:inline-flex;align-items:center;min-block-size:44px;color:inherit}';

/**
 * Replaces a mount by one line and the content that the page itself has put into the element; by a link to the operator's
 * site where the page has none. Returns a function that undoes this.
 */
export function showFallback(host: HTMLElement, sentence: string, link: Link): () => void {
  const root = host.shadowRoot;
  const frame = frameOf(host);
  if (!root || !frame) return () => {};
  const line = document.createElement('p');
  line.role = 'alert';
  line.lang = frame.lang;
  line.dir = frame.dir;
  line.textContent = sentence;
  const hasContent = host.querySelector(':scope > :not(svg[aria-hidden])') || host.textContent?.trim();
  if (!hasContent) line.append(' ', linkTo(link));
  const slot = document.createElement('slot');
  const sheet = sheetOf(FALLBACK);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  root.append(line, slot);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    line.remove();
    slot.remove();
  };
}

function linkTo({ text, address }: Link): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.target = '_blank';
  anchor.rel = 'noreferrer';
  anchor.textContent = text;
  return anchor;
}
