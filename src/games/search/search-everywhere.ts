import { computed, type ReadableAtom } from 'nanostores';
import { type Remote, type Resource, resource } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { Catalogue } from '../../gateway/endpoints/shared/catalogue.ts';
import { catalogue } from '../catalogue.ts';
import { readGames } from '../games.ts';
import { knownGames } from '../known-games.ts';
import { filterByName, normaliseName, searchableName } from '../lists/filter-by-name.ts';
import { fuzzySearch } from '../lists/fuzzy-search.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { allStudios, type Studio } from '../studios/studio.ts';

/** Results of a search in the whole catalogue (GC-7). */
export interface Found {
  /** Category codes. */
  types: readonly string[];
  studios: readonly Studio[];
  games: readonly Game[];
  /** Whether there is no exact match. */
  close: boolean;
}

/** Maximum number of entries per group, of games requested by name, and of games requested for a fuzzy search. */
const GROUP = 6;
const GAMES = 24;
const NEAR = 100;
/** Letters assumed to be correct when the gateway has no match for the whole name. */
const STEM = 3;

const none = { types: [], studios: [] } as const;
const nothingAsked: AskedGames = { named: [], ofPlace: [] };

/** Returns indices of the names that contain a text, or that are similar to it if none does. */
function named(names: string[], text: string): { found: number[]; close: boolean } {
  const part = normaliseName(text);
  const exact = names.flatMap((name, index) => (name.includes(part) ? [index] : []));
  // Matches at the start of a word come first.
  const inside = (index: number) => Number(!` ${names[index] ?? ''}`.includes(` ${part}`));
  if (exact.length) return { found: exact.sort((a, b) => inside(a) - inside(b)), close: false };
  return { found: fuzzySearch(names, text), close: true };
}

/** English names of types whose codes are other words; players write them in every language. */
const english: Readonly<Record<string, string>> = {
  RNG: 'slots',
  FISH: 'fishing',
  PVP: 'poker',
  ESPORTS: 'e-sports',
  LOTT: 'lottery',
  ELOTT: 'e-lottery',
};

/** Returns the name of a type, with the English one in other languages. */
function typeNames(code: string, name: string): string {
  const other = english[code] ?? code.toLowerCase();
  const own = normaliseName(name);
  return own === other ? own : `${own} ${other}`;
}

/** Returns types and studios with a name; `nameOf` returns the name of a category. */
function placesNamed(known: Catalogue, text: string, nameOf: (code: string) => string) {
  const { categories, names } = known;
  const codes = categories.map(({ code }) => code);
  const all = allStudios(known);
  const called = all.map(({ vendor: { vassalage } }) => normaliseName(names[vassalage] ?? vassalage));
  const types = named(
    codes.map((code) => typeNames(code, nameOf(code))),
    text,
  );
  const found = named(called, text);
  // Similar names are hidden when there is an exact match.
  const exact = !types.close || !found.close;
  return {
    types: exact && types.close ? [] : types.found.slice(0, GROUP).map((index) => codes[index]!),
    studios: exact && found.close ? [] : found.found.slice(0, GROUP).map((index) => all[index]!),
    close: !exact,
  };
}

interface AskedGames {
  named: readonly Game[];
  /** Games of the studio with that name, or else of the type. */
  ofPlace: readonly Game[];
}

/** Query that selects the games of a studio or of a type. */
type Place = { vassalage: string } | { gameType: string };

/** Requests the games with a name, and those of the studio or type with that name. */
function askedGames(
  scope: LobbyScope,
  text: string,
  placeOf: () => Promise<Place | undefined>,
): Resource<AskedGames> {
  const key = `find/${scope.merchantCode}/${scope.language}/${normaliseName(text)}`;
  return resource(key, async (signal) => {
    const [named, ofPlace] = await Promise.all([
      gamesNamed(scope, text, signal),
      placeOf().then((place) => place && readGames(scope, place, 1, GAMES, signal)),
    ]);
    return { named, ofPlace: ofPlace?.games ?? [] };
  });
}

/** Requests the games with a name; if there are none, those that begin alike, for the fuzzy search. */
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

/** Resolves to the value of a resource, or undefined when it fails. */
function settled<T>($read: Resource<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const leave = $read.subscribe((read) => {
      if (read.state === 'loading') return;
      resolve(read.state === 'ready' ? read.value : undefined);
      queueMicrotask(() => leave());
    });
  });
}

/** Returns the beginnings of the two longest words of a text. */
function stemsOf(text: string): string[] {
  const words = normaliseName(text).split(/[^\p{L}\p{M}\d]+/u);
  const long = words.filter((word) => [...word].length > STEM).sort((a, b) => b.length - a.length);
  return [...new Set(long.map((word) => [...word].slice(0, STEM).join('')))].slice(0, 2);
}

export interface Search {
  /** Results so far: of loaded entries at once, then with the response. */
  $found: ReadableAtom<Remote<Found>>;
  /** Whether a request is in progress. */
  $asking: ReadableAtom<boolean>;
  reload(): Promise<void>;
}

/**
 * Searches all games, studios and types with tolerance for typing errors. Without `ask` it searches loaded entries
 * only, which is fast enough for each key.
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
  const place = async (): Promise<Place | undefined> => {
    const catalogueNow = await settled($catalogue);
    if (!catalogueNow) return undefined;
    const { studios, types } = placesNamed(catalogueNow, text, nameOf);
    if (studios[0]) return { vassalage: studios[0].vendor.vassalage };
    return types[0] ? { gameType: types[0] } : undefined;
  };
  const $asked = ask ? askedGames(scope, text, place) : undefined;
  const $found = computed([$catalogue, $asked ?? $catalogue], (read, answer): Remote<Found> => {
    if (read.state !== 'ready') return read;
    const places = placesNamed(read.value, text, nameOf);
    const asked = $asked && answer.state === 'ready' ? (answer.value as AskedGames) : nothingAsked;
    if ($asked && answer.state === 'failed' && !loaded.length && !places.studios.length) return answer;
    const exact = [...(local.close ? [] : loaded), ...filterByName(asked.named, text)];
    const close = places.close && !offered(exact, read.value).length;
    const { types, studios } = places.close && !close ? none : places;
    // Games with the name precede games of the studio with the name. Without either, those of the type follow.
    const withName = close ? [...loaded, ...asked.named] : exact;
    const codes = new Set(studios.map(({ vendor }) => vendor.vassalage));
    const type = withName.length || studios.length ? undefined : types[0];
    const ofPlaces = [...known, ...asked.ofPlace].filter(
      ({ vassalage, gameType }) => codes.has(vassalage) || gameType === type,
    );
    const games = [...withName, ...ofPlaces];
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

/** Removes duplicates and games of categories that are not offered. */
function offered(games: readonly Game[], { categories }: Catalogue): Game[] {
  const codes = new Set(categories.map(({ code }) => code));
  const once = new Map(
    games.filter(({ gameType }) => codes.has(gameType)).map((game) => [game.nodeId, game]),
  );
  return [...once.values()].slice(0, GAMES);
}
