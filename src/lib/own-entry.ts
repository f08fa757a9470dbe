/** An entry of a table by a key that comes from outside: what every object inherits, such as `constructor`, is none. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
