/** A value that a server read, and how many milliseconds ago. */
type Served = readonly [value: unknown, age: number];

/** Values that arrived with the page, by the keys of their stores, until those exist. */
const served = new Map<string, Served>();

/** Whether values may arrive with the page; false in mounts, whose build replaces this module. */
export const readsServed: boolean = true;

/** Hands over the values that a server read for this page, with their ages in milliseconds. */
export function keepServed(values: Iterable<readonly [key: string, ...value: Served, ...unknown[]]>): void {
  for (const [key, value, age] of values) served.set(key, [value, age]);
}

/** Returns the value that arrived with the page for a store, once. */
export function takeServed(key: string): Served | undefined {
  const value = served.get(key);
  served.delete(key);
  return value;
}
