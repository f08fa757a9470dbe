const said = new Set<string>();

/** Tells the page's developer of a mistake in the page, each one once. */
export function warn(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  console.warn('Foyer:', text);
}
