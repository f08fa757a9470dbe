import { reachable } from './reachable.ts';

/** A module as the division into chunks sees it. */
export interface GraphModule {
  /** Modules that have to be there before it runs. */
  imports: readonly string[];
  /** Modules that it asks for later, by `import()`. */
  later: readonly string[];
  /** Characters of its code. */
  size: number;
  /** Whether it is rules: those of a chunk are a file beside it. */
  isStyle?: boolean;
}

/** The modules of a build. */
export interface ModuleGraph {
  modules: ReadonlyMap<string, GraphModule>;
  /** Those that are there from the start. */
  first: ReadonlySet<string>;
}

/** Names in an order that no machine's language changes. */
export const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Modules beyond the first ones that are asked for later, in order. */
export function entriesOf({ modules, first }: ModuleGraph): string[] {
  const asked = new Set([...modules.values()].flatMap(({ later }) => later));
  return [...asked].filter((id) => modules.has(id) && !first.has(id)).sort(byName);
}

/** All that has to be there beyond the first modules before an entry runs, by entry. */
export function neededBy(entries: readonly string[], { modules, first }: ModuleGraph) {
  const imports = (id: string) => (first.has(id) ? undefined : modules.get(id)?.imports);
  return new Map<string, ReadonlySet<string>>(entries.map((entry) => [entry, reachable([entry], imports)]));
}

/**
 * What is there whenever an entry is asked for, by entry: what stands in memory for each module that asks for it,
 * whichever way that one was come by.
 */
export function thereBefore(
  needed: ReadonlyMap<string, ReadonlySet<string>>,
  { modules }: ModuleGraph,
): Map<string, ReadonlySet<string>> {
  const there = new Map<string, ReadonlySet<string>>();
  const waysTo = new Map<string, string[][]>();
  for (const entry of needed.keys()) {
    there.set(entry, new Set(modules.keys()));
    const askers = [...modules].filter(([, { later }]) => later.includes(entry));
    const ways = askers.map(([id]) => [...needed.keys()].filter((one) => needed.get(one)!.has(id)));
    waysTo.set(entry, ways);
  }
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const [entry, before] of there) {
      let left = [...before];
      for (const ways of waysTo.get(entry)!) {
        // Asked for by the first modules: nothing else need be there.
        if (!ways.length) left = [];
        for (const way of ways) {
          left = left.filter((id) => needed.get(way)!.has(id) || there.get(way)!.has(id));
        }
      }
      if (left.length === before.size) continue;
      there.set(entry, new Set(left));
      isSettled = false;
    }
  }
  return there;
}
