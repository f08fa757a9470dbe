import { basename, dirname } from 'node:path';
import { filesOf, foundations, type Group, groupsOf, withJoined } from './chunk-groups.ts';
import { byName, entriesOf, type ModuleGraph } from './module-graph.ts';

/** Weights of the division, in characters; 1 kB (gzip) has about 3,200. */
interface Costs {
  /** Unused characters that a page may fetch to save one request. */
  request: number;
  /** Overhead of a file: worse compression, and its imports and exports. */
  file: number;
  /** Largest growth of a page, as a fraction of its size. Where a build names landing pages, others have no limit. */
  growth: number;
  /** Weight of the lazy parts of a page, relative to the page, because not every visit loads them. */
  late: number;
  /** Weight of a page at which many visits begin. */
  landing: number;
}

interface Division extends ModuleGraph {
  /** Modules of pages. No other dynamic import may load earlier than it does without merging. */
  pages: ReadonlySet<string>;
  /** Modules of the first screen; by default all first ones. */
  entry?: ReadonlySet<string>;
  /** Pages at which many visits begin: their files are loaded while the visitor waits. */
  landing?: ReadonlySet<string>;
  /** Pages that must not grow. */
  fixedBudget?: ReadonlySet<string>;
  /** Names of other chunks. */
  taken?: readonly string[];
  costs?: Partial<Costs>;
}

const defaultCosts: Costs = { request: 5000, file: 400, growth: 0.13, late: 0.3, landing: 30 };

/**
 * Assigns all modules except the first ones to chunks, and returns the chunk's name for each module. Modules that the same
 * entries need form a chunk. Two chunks are merged if the saved requests are worth more than the unused code that pages fetch.
 */
export function sharedChunks(of: Division): Map<string, string> {
  const groups = joinedByCost(groupsOf(of), of);
  return named(
    groups.filter(({ isGiven }) => !isGiven),
    of,
  );
}

interface Join {
  a: Group;
  b: Group;
  gain: number;
}

/** Repeatedly merges the two groups with the largest gain, until no merge gains. */
function joinedByCost(all: Group[], of: Division): Group[] {
  const costs = { ...defaultCosts, ...of.costs };
  const entries = entriesOf(of);
  const isPage = entries.map((entry) => of.pages.has(entry));
  const isLanding = entries.map((entry) => of.landing?.has(entry) ?? false);
  const weightOf = (e: number) => (isLanding[e] ? costs.landing : isPage[e] ? 1 : costs.late);
  const ofFirst = new Set([...(of.entry ?? of.first)].flatMap((id) => of.modules.get(id)?.later ?? []));
  // A module that the first modules import keeps its chunk: an import from a merged chunk would need more code in the first screen.
  const isOpen = ({ ids }: Group) => !ids.some((id) => ofFirst.has(id));
  const isOfPages = ({ fetched, there }: Group) => isPage.some((is, e) => is && (fetched[e] || there[e]));

  const weight = ({ size, files }: Load) => size + files * costs.file;
  const weights = (groups: readonly Group[]) =>
    isPage.map((_, e) =>
      groups.reduce(
        (sum, group) => sum + (group.fetched[e] ? weight({ size: group.size, files: filesOf(group) }) : 0),
        0,
      ),
    );
  const limits = weights(all).map((sum, e) => {
    if (!isPage[e]) return Infinity;
    // On a page that must not grow, a merge cannot use bytes that an earlier one saved.
    if (of.fixedBudget?.has(entries[e]!)) return 0;
    return of.landing && !isLanding[e] ? Infinity : sum * (1 + costs.growth);
  });

  const places = [...entries.keys()];
  let groups = all;
  for (;;) {
    const below = foundations(groups);
    const now = weights(groups);
    const open = groups.filter(isOpen).map((group) => {
      return { group, early: isOfPages(group), bits: BigInt(`0b0${group.fetched.join('')}`) };
    });
    let best: Join | undefined;
    for (const [place, { group: a, early, bits }] of open.entries()) {
      for (const { group: b, ...other } of open.slice(place + 1)) {
        if (early !== other.early || !(bits & other.bits)) continue;
        const further = new Set([...below.get(a)!, ...below.get(b)!]);
        further.delete(a);
        further.delete(b);
        const more = places.filter((e) => a.fetched[e] || b.fetched[e]).map((e) => moreFor(e, a, b, further));
        let gain = 0;
        for (const { e, size, files } of more) {
          gain -= weightOf(e) * (size + files * costs.request);
        }
        if (gain <= (best?.gain ?? 0)) continue;
        if (more.some((load) => weight(load) > 0 && now[load.e]! + weight(load) > limits[load.e]!)) continue;
        // A module between them would make the merged chunk import itself.
        if ([...further].some((one) => below.get(one)!.has(a) || below.get(one)!.has(b))) continue;
        best = { a, b, gain };
      }
    }
    if (!best) return groups;
    groups = withJoined(groups, best.a, best.b);
  }
}

interface Load {
  size: number;
  files: number;
}

/** Returns how much more (or less) an entry fetches when two groups are merged. */
function moreFor(e: number, a: Group, b: Group, below: ReadonlySet<Group>): Load & { e: number } {
  let size = 0;
  let files = 0;
  // If either group is loaded before, the merged group is too.
  if (!a.there[e] && !b.there[e]) {
    size = a.size + b.size;
    files = filesOf({ hasStyles: a.hasStyles || b.hasStyles });
    for (const one of below) {
      if (one.fetched[e] || one.there[e]) continue;
      size += one.size;
      files += filesOf(one);
    }
  }
  for (const one of [a, b]) {
    if (!one.fetched[e]) continue;
    size -= one.size;
    files -= filesOf(one);
  }
  return { e, size, files };
}

/** Names each group after its page, else its dynamic import, else its largest module. */
function named(groups: readonly Group[], of: Division): Map<string, string> {
  const { modules, pages, taken = [] } = of;
  const entries = new Set(entriesOf(of));
  const rank = (id: string) => (pages.has(id) ? 2 : Number(entries.has(id)));
  const names = new Map<string, string>();
  const given = new Set(taken);
  for (const { ids } of groups) {
    const [lead = ''] = [...ids].sort(
      (a, b) => rank(b) - rank(a) || modules.get(b)!.size - modules.get(a)!.size || byName(a, b),
    );
    const name = unique(lead, given);
    given.add(name);
    for (const id of ids) names.set(id, name);
  }
  return names;
}

/** Returns a module's name, with its folder's name or a number if another chunk has that name. */
function unique(id: string, given: ReadonlySet<string>): string {
  const words = (path: string) =>
    basename(path)
      .replace(/\.\w+$/, '')
      .replaceAll(/[^\w-]+/g, '');
  const short = words(id) || 'chunk';
  let name = given.has(short) ? [words(dirname(id)), short].filter(Boolean).join('-') : short;
  for (let count = 2; given.has(name); count += 1) name = `${short}-${count}`;
  return name;
}
