import type { ToldRow } from '../../lib/visit-figures.ts';

/** Different things that are held; of more the one that was told longest ago is given up. */
const MOST = 200;

/** Counts what is told of again and again. */
export function createTold(most: number = MOST) {
  const rows = new Map<string, ToldRow>();
  return {
    add({ what, route, release }: Pick<ToldRow, 'what' | 'route' | 'release'>, now: number): void {
      const key = JSON.stringify(what);
      const known = rows.get(key);
      // Put behind all others, so that the first is the one that was told longest ago.
      rows.delete(key);
      rows.set(key, {
        what,
        route,
        release,
        first: known?.first ?? now,
        last: now,
        count: (known?.count ?? 0) + 1,
      });
      if (rows.size > most) for (const oldest of rows.keys()) return void rows.delete(oldest);
    },
    rows: (): ToldRow[] => [...rows.values()].sort((a, b) => b.count - a.count),
  };
}
