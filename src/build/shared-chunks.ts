import { basename, dirname } from 'node:path';
import { filesOf, foundations, type Group, groupsOf, withJoined } from './chunk-groups.ts';
import { byName, entriesOf, type ModuleGraph } from './module-graph.ts';

/** What is weighed. Sizes are in characters, of which 1 kB (gzip) holds about 3,200. */
interface Costs {
  /** What a page may fetch in vain for one file fewer. */
  request: number;
  /** What a file brings along by itself: less of it can be packed, and it has to import and export. */
  file: number;
  /** Which part of its size a page may grow by. */
  growth: number;
  /** How much what is asked for on a page counts beside the page: not every visit asks. */
  late: number;
}

interface Division extends ModuleGraph {
  /** Modules of pages. All else that is asked for later is to come no sooner than that. */
  pages: ReadonlySet<string>;
  /** Those of them that are not to grow at all. */
  steady?: ReadonlySet<string>;
  /** Names that other chunks have. */
  taken?: readonly string[];
  costs?: Partial<Costs>;
}

const usual: Costs = { request: 2500, file: 400, growth: 0.13, late: 0.3 };

/**
 * Names of chunks, by the modules beyond the first ones. Modules that the same entries need are one chunk; two of those
 * are one where the files that this saves are worth more than what is then fetched in vain.
 */
export function sharedChunks(of: Division): Map<string, string> {
  return named(joinedByCost(groupsOf(of), of), of);
}

interface Join {
  a: Group;
  b: Group;
  gain: number;
}

/** Joins the two groups that gain most by it, as long as there are such. */
function joinedByCost(all: Group[], of: Division): Group[] {
  const costs = { ...usual, ...of.costs };
  const entries = entriesOf(of);
  const isPage = entries.map((entry) => of.pages.has(entry));
  const ofFirst = new Set([...of.first].flatMap((id) => of.modules.get(id)?.later ?? []));
  // Of a chunk with more than that the first modules would have to say what they want: they have no byte to spare.
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
    return of.steady?.has(entries[e]!) ? sum : sum * (1 + costs.growth);
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
          gain -= (isPage[e] ? 1 : costs.late) * (size + files * costs.request);
        }
        if (gain <= (best?.gain ?? 0)) continue;
        if (more.some((load) => weight(load) > 0 && now[load.e]! + weight(load) > limits[load.e]!)) continue;
        // One of them would have to be there before the other, and the other before it.
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

/** What an entry has fetched on top of what it has now, or less, where two groups are one. */
function moreFor(e: number, a: Group, b: Group, below: ReadonlySet<Group>): Load & { e: number } {
  let size = 0;
  let files = 0;
  // Where either is there before, the other has come with it.
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

/** Gives each group the name of the page in it, of what else is asked for, or of its largest module. */
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

/** A module's name as that of a chunk, with its folder's where that one is given already. */
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
