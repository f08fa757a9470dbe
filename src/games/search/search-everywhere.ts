import { computed, type ReadableAtom } from 'nanostores';
import { type Remote, type Resource, resource } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import type { Catalogue } from '../../gateway/endpoints/shared/catalogue.ts';
import { catalogue } from '../catalogue.ts';
import { readGames } from '../games.ts';
import { knownGames } from '../known-games.ts';
import { filterByName, normaliseName, searchableName } from '../lists/filter-by-name.ts';
import { fuzzySearch } from '../lists/fuzzy-search.ts';
import type { LobbyScope } from '../lobby-scope.ts';

/** A studio in the first of the categories that have it. */
export interface FoundStudio {
  vendor: Vendor;
  category: string;
}

/** What is called as somebody types, of all there is (GC-7). */
export interface Found {
  /** Category codes. */
  types: readonly string[];
  studios: readonly FoundStudio[];
  games: readonly Game[];
  /** Whether none is called exactly that. */
  close: boolean;
}

/** Entries of each group, games asked for by name, and games that are looked through for names that come close. */
const GROUP = 6;
const GAMES = 24;
const NEAR = 100;
/** Letters of a word that are taken as typed rightly, where the gateway has nothing of the whole name. */
const STEM = 3;

const none = { types: [], studios: [] } as const;
const nothingAsked: AskedGames = { named: [], ofStudio: [] };

/** The names that have a text in them, else those that come close, by their indices. */
function named(names: string[], text: string): { found: number[]; close: boolean } {
  const part = normaliseName(text);
  const exact = names.flatMap((name, index) => (name.includes(part) ? [index] : []));
  // What a word begins with comes before what is in the middle of one.
  const inside = (index: number) => Number(!` ${names[index] ?? ''}`.includes(` ${part}`));
  if (exact.length) return { found: exact.sort((a, b) => inside(a) - inside(b)), close: false };
  return { found: fuzzySearch(names, text), close: true };
}

/** Every studio once, in the operator's order. */
export function allStudios({ categories }: Catalogue): FoundStudio[] {
  const studios = new Map<string, FoundStudio>();
  for (const { code, vendors } of categories) {
    for (const vendor of vendors) {
      if (!studios.has(vendor.vassalage)) studios.set(vendor.vassalage, { vendor, category: code });
    }
  }
  return [...studios.values()];
}

/** Types and studios of a name; `nameOf` gives what a category is called. */
function placesNamed(known: Catalogue, text: string, nameOf: (code: string) => string) {
  const { categories, names } = known;
  const codes = categories.map(({ code }) => code);
  const all = allStudios(known);
  const called = all.map(({ vendor: { vassalage } }) => normaliseName(names[vassalage] ?? vassalage));
  const types = named(
    codes.map((code) => normaliseName(nameOf(code))),
    text,
  );
  const found = named(called, text);
  // What only comes close does not stand beside what is called exactly that.
  const exact = !types.close || !found.close;
  return {
    types: exact && types.close ? [] : types.found.slice(0, GROUP).map((index) => codes[index]!),
    studios: exact && found.close ? [] : found.found.slice(0, GROUP).map((index) => all[index]!),
    close: !exact,
  };
}

interface AskedGames {
  named: readonly Game[];
  /** Games of the studio that is called so. */
  ofStudio: readonly Game[];
}

/** The gateway's games for a text: those with that name, and those of the studio with that name. */
function askedGames(
  scope: LobbyScope,
  text: string,
  studioOf: () => Promise<FoundStudio | undefined>,
): Resource<AskedGames> {
  const key = `find/${scope.merchantCode}/${scope.language}/${normaliseName(text)}`;
  return resource(key, async (signal) => {
    const [named, ofStudio] = await Promise.all([
      gamesNamed(scope, text, signal),
      studioOf().then((found) => found && gamesOf(scope, found, signal)),
    ]);
    return { named, ofStudio: ofStudio ?? [] };
  });
}

/** The games of a name; of none, those that begin alike, for slips to be forgiven among them. */
async function gamesNamed(scope: LobbyScope, text: string, signal: AbortSignal): Promise<Game[]> {
  const { games } = await readGames(scope, { gameName: text }, 1, GAMES, signal);
  if (games.length) return games;
  for (const stem of stemsOf(text)) {
    const near = (await readGames(scope, { gameName: stem }, 1, NEAR, signal)).games;
    const { found } = named(near.map(searchableName), text);
    if (found.length) return found.map((index) => near[index]!);
  }
  return [];
}

async function gamesOf(scope: LobbyScope, { vendor }: FoundStudio, signal: AbortSignal): Promise<Game[]> {
  return (await readGames(scope, { vassalage: vendor.vassalage }, 1, GAMES, signal)).games;
}

/** The value of a read once it has settled; undefined when it failed. */
function settled<T>($read: Resource<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const leave = $read.subscribe((read) => {
      if (read.state === 'loading') return;
      resolve(read.state === 'ready' ? read.value : undefined);
      queueMicrotask(() => leave());
    });
  });
}

/** How the two longest words of a text begin; nothing of words that are no longer than that. */
function stemsOf(text: string): string[] {
  const words = normaliseName(text).split(/[^\p{L}\p{M}\d]+/u);
  const long = words.filter((word) => [...word].length > STEM).sort((a, b) => b.length - a.length);
  return [...new Set(long.map((word) => [...word].slice(0, STEM).join('')))].slice(0, 2);
}

export interface Search {
  /** What is found so far: of what is loaded at once, then with the gateway's answer. */
  $found: ReadableAtom<Remote<Found>>;
  /** Whether the gateway is still asked. */
  $asking: ReadableAtom<boolean>;
  reload(): Promise<void>;
}

/**
 * Looks for a name among all games, studios and types, slips forgiven. Without `ask` only what is loaded is looked
 * through, which takes no longer than a key.
 */
export function searchEverywhere(
  scope: LobbyScope,
  text: string,
  ask: boolean,
  nameOf: (code: string) => string,
): Search {
  const $catalogue = catalogue(scope);
  const known = knownGames(scope.language);
  const local = named(known.map(searchableName), text);
  const loaded = local.found.map((index) => known[index]!);
  const studio = async () => {
    const catalogueNow = await settled($catalogue);
    return catalogueNow && placesNamed(catalogueNow, text, nameOf).studios[0];
  };
  const $asked = ask ? askedGames(scope, text, studio) : undefined;
  const $found = computed([$catalogue, $asked ?? $catalogue], (read, answer): Remote<Found> => {
    if (read.state !== 'ready') return read;
    const places = placesNamed(read.value, text, nameOf);
    const asked = $asked && answer.state === 'ready' ? (answer.value as AskedGames) : nothingAsked;
    if ($asked && answer.state === 'failed' && !loaded.length && !places.studios.length) return answer;
    const exact = [...(local.close ? [] : loaded), ...filterByName(asked.named, text)];
    const close = places.close && !offered(exact, read.value).length;
    const { types, studios } = places.close && !close ? none : places;
    // Games with that name come before those of the studio with that name.
    const codes = new Set(studios.map(({ vendor }) => vendor.vassalage));
    const ofStudios = [...known, ...asked.ofStudio].filter(({ vassalage }) => codes.has(vassalage));
    const games = [...(close ? [...loaded, ...asked.named] : exact), ...ofStudios];
    return { state: 'ready', value: { types, studios, games: offered(games, read.value), close } };
  });
  return {
    $found,
    $asking: computed($asked ?? $catalogue, ({ state }) => state === 'loading'),
    reload: async () => {
      await Promise.all([$catalogue.get().state === 'failed' && $catalogue.reload(), $asked?.reload()]);
    },
  };
}

/** Each game once, of the categories that are offered here. */
function offered(games: readonly Game[], { categories }: Catalogue): Game[] {
  const codes = new Set(categories.map(({ code }) => code));
  const once = new Map(
    games.filter(({ gameType }) => codes.has(gameType)).map((game) => [game.nodeId, game]),
  );
  return [...once.values()].slice(0, GAMES);
}
