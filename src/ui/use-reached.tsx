import { type RefObject, useEffect, useState } from 'react';

/** Share of an entry that has to show: one that only touches the edge of the row does not. */
const SHOWS = 0.01;

/**
 * Place of the farthest entry of a row that has been in view so far. `entries` selects them; they are looked up again
 * when `of` is another.
 */
export function useReached(row: RefObject<Element | null>, entries: string, of: unknown): number {
  const [reached, setReached] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `of` brings other elements
  useEffect(() => {
    const all = [...(row.current?.querySelectorAll(entries) ?? [])];
    const watcher = new IntersectionObserver(
      (changes) => {
        const seen = changes.filter((change) => change.intersectionRatio >= SHOWS);
        setReached((last) => Math.max(last, ...seen.map(({ target }) => all.indexOf(target))));
      },
      { threshold: SHOWS },
    );
    for (const entry of all) watcher.observe(entry);
    return () => watcher.disconnect();
  }, [row, entries, of]);
  return reached;
}
