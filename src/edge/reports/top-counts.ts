/**
 * Counts the most frequent items in bounded memory with the Space-Saving algorithm (Metwally, Agrawal, El
 * Abbadi 2005). A new item replaces the lightest one and inherits its weight plus one. Every item with a
 * share above 1/`most` is kept, so made-up items cannot displace it. The inherited weight is not part of the
 * counts.
 */
export function createTopCounts<T extends object>(most: number) {
  const entries = new Map<string, { row: T; count: number; weight: number }>();

  /** Removes the lightest item, the least recently counted one of several, and returns its weight. */
  function evict(): number {
    let [lightest = '', weight = 0] = ['', Number.POSITIVE_INFINITY];
    for (const [key, entry] of entries) if (entry.weight < weight) [lightest, weight] = [key, entry.weight];
    entries.delete(lightest);
    return weight;
  }

  return {
    /** Counts an item. `update` returns its new row from the former one, if any. */
    count(key: string, update: (known: T | undefined) => T): void {
      const known = entries.get(key);
      const weight = known?.weight ?? (entries.size < most ? 0 : evict());
      entries.delete(key);
      entries.set(key, { row: update(known?.row), count: (known?.count ?? 0) + 1, weight: weight + 1 });
    },
    /** Returns all rows with their counts in descending order. */
    rows: (): (T & { count: number })[] =>
      [...entries.values()].sort((a, b) => b.count - a.count).map(({ row, count }) => ({ ...row, count })),
  };
}
