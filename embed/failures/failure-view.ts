import { createSheet } from '../style-sheet.ts';

interface Link {
  text: string;
  address: string;
}

/** The view of a mount after a failure. */
export interface FailureView {
  /** A mount that has its texts renders this itself. */
  sentence: string;
  retry: string;
  link: Link | undefined;
}

const containerOf = (host: HTMLElement) => host.shadowRoot?.querySelector<HTMLElement>('.embed');

/** Returns the code of the language that a mount shows. */
export function shownLanguage(host: HTMLElement): string | undefined {
  return containerOf(host)?.lang.slice(0, 2).toUpperCase();
}

/** Adds text, retry button and link to the message of a mount. Returns a function that removes the link. */
export function addFailureActions(host: HTMLElement, { sentence, retry, link }: FailureView): () => void {
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
 * Restores the host to the page's own styles, without reserved height. The id outweighs the rules of loader and
 * theme.
 * The `svg` is the page's placeholder from before the loader ran.
 */
const FALLBACK_RULES =
  ':host(:not(#_)){all:revert!important}.embed{display:none}::slotted(svg[aria-hidden]){display:none!important}' +
  'p{margin:0}a{display:inline-flex;align-items:center;min-block-size:44px;color:inherit}';

/**
 * Replaces a mount by one line and the page's own content, or a link to the operator's site if there is none.
 * Returns a function that undoes this.
 */
export function showFallback(host: HTMLElement, sentence: string, link: Link): () => void {
  const root = host.shadowRoot;
  const frame = containerOf(host);
  // Each row of a broken list gives way by itself.
  if (!root || !frame || root.querySelector('.embed ~ [role=alert]')) return () => {};
  const line = document.createElement('p');
  line.role = 'alert';
  line.lang = frame.lang;
  line.dir = frame.dir;
  line.textContent = sentence;
  const hasContent = host.querySelector(':scope > :not(svg[aria-hidden])') || host.textContent?.trim();
  if (!hasContent) line.append(' ', linkTo(link));
  const slot = document.createElement('slot');
  const sheet = createSheet(FALLBACK_RULES);
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
