import { reachable } from './reachable.ts';

export interface GraphModule {
  /** Static imports. */
  imports: readonly string[];
  /** Dynamic imports. */
  later: readonly string[];
  size: number;
  /** Whether it is a stylesheet: the rules of a chunk are a separate file. */
  isStyle?: boolean;
}

export interface ModuleGraph {
  modules: ReadonlyMap<string, GraphModule>;
  /** Modules that the page loads at the start. */
  first: ReadonlySet<string>;
  /** Chunks of the modules that already have one, by module. The division counts these among the first ones, but they may import others. */
  given?: ReadonlyMap<string, string>;
}

/** Compares names independently of the machine's locale. */
export const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Returns the modules that others import dynamically, without the first ones, sorted. */
export function entriesOf({ modules, first }: ModuleGraph): string[] {
  const asked = new Set([...modules.values()].flatMap(({ later }) => later));
  return [...asked].filter((id) => modules.has(id) && !first.has(id)).sort(byName);
}

/** Returns, for each entry, the modules that it needs in addition to the first ones. */
export function neededBy(entries: readonly string[], { modules, first }: ModuleGraph) {
  const imports = (id: string) => (first.has(id) ? undefined : modules.get(id)?.imports);
  return new Map<string, ReadonlySet<string>>(entries.map((entry) => [entry, reachable([entry], imports)]));
}

/** Returns, for each entry, the modules that are loaded on every path to a module that imports it. */
export function loadedBefore(
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
        // A first module imports the entry, so no other module is certain to be loaded.
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
