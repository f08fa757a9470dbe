/**
 * Counts the most frequent of many things in bounded memory, by Space-Saving (Metwally, Agrawal, El Abbadi 2005): a new thing takes
 * the place of the lightest and weighs one more. Whatever is more than one of `most` of all that is counted is in it, so nobody
 * can fill it for good. What a thing inherits weighs, and is in no count.
 */
export function createTopCounts<T extends object>(most: number) {
  const entries = new Map<string, { row: T; count: number; weight: number }>();

  /** Removes the lightest, of several the one that was counted longest ago, and returns its weight. */
  function evict(): number {
    let [lightest = '', weight = 0] = ['', Number.POSITIVE_INFINITY];
    for (const [key, entry] of entries) if (entry.weight < weight) [lightest, weight] = [key, entry.weight];
    entries.delete(lightest);
    return weight;
  }

  return {
    /** Counts a thing. `update` makes its row, from the former one where it is known. */
    count(key: string, update: (known: T | undefined) => T): void {
      const known = entries.get(key);
      const weight = known?.weight ?? (entries.size < most ? 0 : evict());
      entries.delete(key);
      entries.set(key, { row: update(known?.row), count: (known?.count ?? 0) + 1, weight: weight + 1 });
    },
    /** Returns all rows with their counts, the most frequent first. */
    rows: (): (T & { count: number })[] =>
      [...entries.values()].sort((a, b) => b.count - a.count).map(({ row, count }) => ({ ...row, count })),
  };
}
