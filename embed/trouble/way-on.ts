/** What a mount says of a failure, and what leads on from it. */
export interface WayOn {
  /** The sentence; what the mount draws by itself where it has its texts. */
  sentence: string;
  retry: string;
  /** A link to the operator's site. */
  link: { text: string; address: string } | undefined;
  /** Whether another try would not help. */
  lasts: boolean;
}

/** Code of the language in which a mount shows what it shows. */
export function languageOf(host: HTMLElement): string | undefined {
  const frame = host.shadowRoot?.querySelector<HTMLElement>('.embed');
  return frame?.lang.slice(0, 2).toUpperCase();
}

/** Puts sentence, button and link into what a mount shows of a failure. Returns what takes the link back. */
export function offerWayOn(host: HTMLElement, { sentence, retry, link, lasts }: WayOn): () => void {
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
  const anchor = document.createElement('a');
  anchor.className = 'button';
  anchor.href = link.address;
  anchor.target = '_blank';
  anchor.rel = 'noreferrer';
  anchor.textContent = link.text;
  if (lasts) button.style.display = 'none';
  button.after(anchor);
  return () => {
    anchor.remove();
    button.style.display = '';
  };
}
