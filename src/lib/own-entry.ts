/** Returns an entry by a key from outside; inherited keys such as `constructor` give undefined. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
