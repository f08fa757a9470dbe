const warned = new Set<string>();

/** Logs a mistake of the page for its developer, once per text. */
export function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn('Foyer:', text);
}
