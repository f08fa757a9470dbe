// @module-tag GC-7
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameOf } from '../../../src/games/game-name.ts';
import { hotGames, readGames } from '../../../src/games/games.ts';
import { rememberGames } from '../../../src/games/known-games.ts';
import { type Found, type Search, searchEverywhere } from '../../../src/games/search/search-everywhere.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { until } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';
import { unmountStores } from '../../support/unmount-stores.ts';

const typeNames: Record<string, string> = { RNG: 'Slots', LIVE: 'Live', FISH: 'Fishing', SPORTS: 'Sports' };
const here = environmentPerTest();
let language: string;
let turn = 0;
const leaves: (() => void)[] = [];

beforeEach(() => {
  // Loaded games of a language stay in memory: each test uses a separate language.
  language = `T${turn++}`;
});
afterEach(() => unmountStores(leaves));

const scope = () => ({ merchantCode: 'foyer', language });

function look(text: string, request = true): Search {
  const search = searchEverywhere(scope(), text, request, (code) => typeNames[code] ?? code);
  leaves.push(
    search.$found.listen(() => {}),
    search.$asking.listen(() => {}),
  );
  return search;
}

/** The results after the last request. */
async function found(text: string, request = true): Promise<Found> {
  const { $found, $asking } = look(text, request);
  return until(() => {
    const now = $found.get();
    return !$asking.get() && now.state === 'ready' && now.value;
  });
}

const called = ({ games }: Found) => games.map(nameOf);

test('searches the loaded games without the gateway, without an error or a retry', async () => {
  const $hot = hotGames(scope());
  leaves.push($hot.listen(() => {}));
  await until(() => $hot.get().state === 'ready');
  here.gateway.faults!.set({ endpoint: 'getGames', malformed: 'html', times: 2 });
  expect(called(await found('lantern tiger'))).toContain('Lantern Tiger');
  const { $found, reload } = look('xqzv');
  await until(() => $found.get().state === 'failed');
  await reload();
  expect($found.get()).toMatchObject({ state: 'ready', value: { games: [] } });
});

test('finds a game of any category by name, from any list', async () => {
  const { games, close } = await found('baccarat');
  expect(games.length).toBeGreaterThan(0);
  expect(games.every((game) => /baccarat/i.test(nameOf(game)))).toBe(true);
  expect(games.some(({ gameType }) => gameType === 'LIVE')).toBe(true);
  expect(close).toBe(false);
});

test('finds studios and types by name, with typing errors', async () => {
  for (const text of ['nimbus', 'nimbsu', 'Nimb']) {
    expect(
      (await found(text)).studios.map(({ vendor }) => vendor.vassalage),
      text,
    ).toEqual(['NIMBUS']);
  }
  for (const text of ['slots', 'slost']) expect((await found(text)).types, text).toEqual(['RNG']);
});

test('finds the games of a studio by its name, after games of that name', async () => {
  const ofNimbus = async (text: string) => (await found(text)).games.map(({ vassalage }) => vassalage);
  // One request for that name, one for the studio.
  expect(new Set(await ofNimbus('nimbus'))).toEqual(new Set(['NIMBUS']));
  expect((await ofNimbus('nimbus')).length).toBeGreaterThan(9);
  expect(new Set(await ofNimbus('nimbsu'))).toEqual(new Set(['NIMBUS']));
  const [game] = (await readGames(scope(), { vassalage: 'ASTER' }, 1, 1)).games;
  rememberGames(language, [{ ...game!, nodeId: 'x', displayName: 'Nimbus Run', gameName: '' }]);
  expect((await ofNimbus('nimbus')).slice(0, 2)).toEqual(['ASTER', 'NIMBUS']);
});

test('finds types by their English names in other languages', async () => {
  typeNames.RNG = 'سلاٹس';
  typeNames.LIVE = 'لائیو';
  for (const [text, type] of [
    ['slots', 'RNG'],
    ['live', 'LIVE'],
    ['سلاٹس', 'RNG'],
  ] as const)
    expect((await found(text)).types, text).toEqual([type]);
  typeNames.RNG = 'Slots';
  typeNames.LIVE = 'Live';
});

test('finds the games of a type by its name, unless games or studios have the name', async () => {
  const types = async (text: string) => new Set((await found(text)).games.map(({ gameType }) => gameType));
  expect(await types('fishi')).toEqual(new Set(['FISH']));
  expect((await found('fishi')).games.length).toBeGreaterThan(9);
  expect(await types('fihsing')).toEqual(new Set(['FISH']));
  const [game] = (await readGames(scope(), { gameType: 'RNG' }, 1, 1)).games;
  rememberGames(language, [{ ...game!, nodeId: 'x', displayName: 'Gone Fishing', gameName: '' }]);
  expect(await types('fishi')).toEqual(new Set(['RNG']));
});

test('finds the loaded games of a studio by its name without the gateway', async () => {
  await readGames(scope(), { vassalage: 'NIMBUS' }, 1, 9);
  const { games, studios } = await found('nimbus', false);
  expect([games.length, studios.length]).toEqual([9, 1]);
});

test('finds games that were never loaded by names with missing letters', async () => {
  const { games, close } = await found('lantrn tgr');
  expect(games.map(nameOf)).toContain('Lantern Tiger');
  expect(close).toBe(true);
  // The whole name, then how its longest word begins.
  const requests = here.sentTo(getGames).filter(({ query }) => query.get('language') === language);
  expect(requests.map(({ query }) => query.get('gameName'))).toEqual(['lantrn tgr', 'lan']);
});

test('hides similar names when there is an exact match', async () => {
  const [game] = (await readGames(scope(), { gameType: 'RNG' }, 1, 18)).games;
  rememberGames(language, [{ ...game!, nodeId: 'x', displayName: 'Nimbuz Garden', gameName: '' }]);
  const { studios, close, ...all } = await found('nimbuz', false);
  expect([studios, close, called(all as Found)]).toEqual([[], false, ['Nimbuz Garden']]);
});

test('shows loaded matches at once, without a request', async () => {
  const { games } = await readGames(scope(), { gameType: 'RNG' }, 1, 18);
  const before = here.sentTo(getGames).length;
  expect(called(await found(nameOf(games[3]!), false))).toContain(nameOf(games[3]!));
  expect(here.sentTo(getGames)).toHaveLength(before);
});

test('omits games of categories that are not offered', async () => {
  const [game] = (await readGames(scope(), { gameType: 'LIVE' }, 1, 18)).games;
  rememberGames(language, [
    { ...game!, nodeId: 'x', gameType: 'HIDDEN', displayName: 'Hidden Garden', gameName: '' },
  ]);
  expect(called(await found('hidden garden'))).toEqual([]);
});

test('finds nothing for a text without matches, and requests each name once', async () => {
  expect(await found('xqzvwk')).toMatchObject({ games: [], studios: [], types: [] });
  const requestCount = here.sentTo(getGames).length;
  await found(' XQZVWK ');
  expect(here.sentTo(getGames)).toHaveLength(requestCount);
});

test('searches twenty thousand loaded games for a key within one or two frames', async () => {
  const [game] = (await readGames(scope(), { gameType: 'RNG' }, 1, 18)).games;
  rememberGames(
    language,
    Array.from({ length: 20_000 }, (_, index) => ({
      ...game!,
      nodeId: `n${index}`,
      displayName: `Tower ${index} of ${index % 97}`,
    })),
  );
  const { $found } = look('towr 19', false);
  const value = await until(() => {
    const now = $found.get();
    return now.state === 'ready' && now.value;
  });
  // However many match, the screen gets those it can show.
  expect(value.games.length).toBe(24);
});
