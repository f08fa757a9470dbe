import { byName, entriesOf, loadedBefore, type ModuleGraph, neededBy } from './module-graph.ts';

export interface Group {
  ids: readonly string[];
  size: number;
  hasStyles: boolean;
  /** For each entry, in order: 1 if it fetches the group. */
  fetched: Uint8Array;
  /** For each entry: 1 if it needs the group and the group is always loaded before. */
  there: Uint8Array;
  /** Groups that must be loaded before it. */
  imports: Set<Group>;
  /** Whether its modules already have a chunk: it is never merged, and costs no entry anything. */
  isGiven?: boolean;
}

/** Returns the number of files: the script, and a stylesheet if the group has rules. */
export const filesOf = ({ hasStyles }: Pick<Group, 'hasStyles'>) => (hasStyles ? 2 : 1);

/**
 * Puts all modules that the same entries need into one group; such groups cannot import each other. Given chunks are groups
 * too, so that no merge makes a chunk import itself over one of them.
 */
export function groupsOf(graph: ModuleGraph): Group[] {
  const { modules, first, given = new Map<string, string>() } = graph;
  const entries = entriesOf(graph);
  const needed = neededBy(entries, graph);
  const before = loadedBefore(needed, graph);
  const groups = new Map<string, Group & { ids: string[] }>();
  const groupOf = new Map<string, Group>();
  for (const id of [...modules.keys()].filter((one) => !first.has(one)).sort(byName)) {
    const { size, isStyle = false } = modules.get(id)!;
    const there = Uint8Array.from(entries, (one) =>
      Number(needed.get(one)!.has(id) && before.get(one)!.has(id)),
    );
    const fetched = Uint8Array.from(entries, (one, e) => Number(needed.get(one)!.has(id) && !there[e]));
    const key = JSON.stringify([...fetched, ...there]);
    const group = groups.get(key) ?? {
      ids: [],
      size: 0,
      hasStyles: false,
      fetched,
      there,
      imports: new Set(),
    };
    group.ids.push(id);
    group.size += size;
    group.hasStyles ||= isStyle;
    groups.set(key, group);
    groupOf.set(id, group);
  }
  const chunks = new Map<string, Group>();
  for (const [id, name] of given) {
    const chunk = chunks.get(name) ?? {
      ids: [name],
      size: 0,
      hasStyles: false,
      fetched: new Uint8Array(entries.length),
      there: new Uint8Array(entries.length).fill(1),
      imports: new Set(),
      isGiven: true,
    };
    chunks.set(name, chunk);
    groupOf.set(id, chunk);
  }
  for (const [id, group] of groupOf) {
    const others = modules.get(id)!.imports.map((one) => groupOf.get(one));
    for (const other of others) if (other && other !== group) group.imports.add(other);
  }
  return [...groups.values(), ...chunks.values()];
}

/** Returns the direct and indirect imports of each group. */
export function foundations(groups: readonly Group[]): Map<Group, ReadonlySet<Group>> {
  const found = new Map<Group, ReadonlySet<Group>>();
  const below = (group: Group): ReadonlySet<Group> => {
    const known = found.get(group);
    if (known) return known;
    const all = new Set<Group>();
    for (const one of group.imports) {
      all.add(one);
      for (const each of below(one)) all.add(each);
    }
    found.set(group, all);
    return all;
  };
  for (const group of groups) below(group);
  return found;
}

/** Returns the groups with `a` and `b` merged. An entry that needs either fetches both and all their imports. */
export function withJoined(groups: readonly Group[], a: Group, b: Group): Group[] {
  const there = a.there.map((has, e) => has | b.there[e]!);
  const joined: Group = {
    ids: [...a.ids, ...b.ids].sort(byName),
    size: a.size + b.size,
    hasStyles: a.hasStyles || b.hasStyles,
    fetched: a.fetched.map((has, e) => (there[e] ? 0 : has | b.fetched[e]!)),
    there,
    imports: new Set([...a.imports, ...b.imports]),
  };
  joined.imports.delete(a);
  joined.imports.delete(b);
  const others = groups.filter((group) => group !== a && group !== b);
  for (const { imports } of others) {
    const hadA = imports.delete(a);
    if (imports.delete(b) || hadA) imports.add(joined);
  }
  const all = [...others, joined].sort((x, y) => byName(x.ids[0]!, y.ids[0]!));
  for (const { fetched, there: already } of foundations(all).get(joined)!) {
    joined.fetched.forEach((has, e) => {
      if (has && !already[e]) fetched[e] = 1;
    });
  }
  return all;
}
