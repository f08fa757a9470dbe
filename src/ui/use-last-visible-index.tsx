import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Share of an entry that must be visible, to ignore entries that only touch the edge. */
const SHOWS = 0.01;

/** Events that show that the player moves the row; a tap alone does not. */
const MOVES = ['pointermove', 'scroll'] as const;

/**
 * Returns the index of the last entry to render: the last one seen, plus `ahead` once the row was moved. `entries`
 * is their selector; they are queried again when `of` changes.
 */
export function useLastVisibleIndex(
  row: RefObject<Element | null>,
  entries: string,
  of: unknown,
  ahead: number,
): number {
  const [reached, setReached] = useState(0);
  const [moved, setMoved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `of` brings other elements
  useEffect(() => {
    const all = [...(row.current?.querySelectorAll(entries) ?? [])];
    const watcher = new IntersectionObserver(
      (changes) => {
        const seen = changes.filter((change) => change.intersectionRatio >= SHOWS);
        for (const { target } of seen) watcher.unobserve(target);
        setReached((last) => Math.max(last, ...seen.map(({ target }) => all.indexOf(target))));
      },
      { threshold: SHOWS },
    );
    for (const entry of all) watcher.observe(entry);
    return () => watcher.disconnect();
  }, [row, entries, of]);
  useEffect(() => {
    const element = row.current;
    const move = () => startTransition(() => setMoved(true));
    for (const sign of MOVES) element?.addEventListener(sign, move, { once: true, passive: true });
    return () => {
      for (const sign of MOVES) element?.removeEventListener(sign, move);
    };
  }, [row]);
  return reached + (moved ? ahead : 0);
}
