const warned = new Set<string>();

/** Tells the page's developer of a mistake in the page, each one once. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn('Foyer:', text);
}
