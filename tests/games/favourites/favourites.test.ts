import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $dropped, $favourites, readAllFavouriteIds } from '../../../src/games/favourites/favourites.ts';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { hotGames } from '../../../src/games/games.ts';
import { favouriteGames } from '../../../src/games/lists/lists.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import {
  addFavourite,
  getFavouriteIds,
  getFavourites,
  removeFavourite,
} from '../../../src/gateway/endpoints/own-games.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let game: Game;
let stop: () => void;

beforeEach(async () => {
  here = await testEnvironment();
  const $hot = hotGames(scope);
  const leave = $hot.listen(() => {});
  game = await vi.waitUntil(() => {
    const hot = $hot.get();
    return hot.state === 'ready' && hot.value[0];
  });
  leave();
  stop = $favourites.listen(() => {});
});

afterEach(() => {
  stop();
  here.close();
});

describe('favourites', () => {
  test('HM-8 the star of a guest leads to login, and nothing is asked or sent', async () => {
    await toggleFavourite(game);
    expect(here.seen.navigated.map(({ address }) => address)).toEqual(['/m/login']);
    expect(here.sentTo(getFavouriteIds)).toEqual([]);
    expect(here.sentTo(addFavourite)).toEqual([]);
  });

  test('GC-9 a favourite is shown at once, kept by the gateway and dropped again', async () => {
    await here.signIn();
    await vi.waitUntil(() => here.sentTo(getFavouriteIds).length === 1);
    expect(here.sentTo(getFavouriteIds)[0]!.query.get('pageSize')).toBe('100');
    if ($favourites.get().has(game.nodeId)) await toggleFavourite(game);

    const adding = toggleFavourite(game);
    await vi.waitUntil(() => $favourites.get().has(game.nodeId));
    await adding;
    const { $pages } = favouriteGames(scope);
    const leave = $pages.listen(() => {});
    await vi.waitUntil(() => $pages.get().state === 'ready');
    const kept = $pages.get();
    expect(kept.state === 'ready' && kept.value.games.map(({ nodeId }) => nodeId)).toContain(game.nodeId);
    expect(here.sentTo(getFavourites)[0]!.query.get('pageSize')).toBe('15');
    leave();

    await toggleFavourite(game);
    expect($favourites.get().has(game.nodeId)).toBe(false);
    expect($dropped.get().has(game.nodeId)).toBe(true);
    expect(here.sentTo(removeFavourite)).toHaveLength(1);
  });

  test('GC-9 what the gateway refuses is taken back and told', async () => {
    await here.signIn();
    await vi.waitUntil(() => here.sentTo(getFavouriteIds).length === 1);
    await toggleFavourite(game);
    const before = $favourites.get().has(game.nodeId);
    here.gateway.faults!.set({ endpoint: 'addFavourite', status: 503 });
    here.gateway.faults!.set({ endpoint: 'removeFavourite', status: 503 });
    const shown: boolean[] = [];
    const leave = $favourites.listen((marked) => shown.push(marked.has(game.nodeId)));
    await toggleFavourite(game);
    leave();
    expect(shown.slice(-2)).toEqual([!before, before]);
    expect($favourites.get().has(game.nodeId)).toBe(before);
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.upgrading' });
  });

  test('GC-9 two quick taps reach the gateway in their order', async () => {
    await here.signIn();
    await vi.waitUntil(() => here.sentTo(getFavouriteIds).length === 1);
    if ($favourites.get().has(game.nodeId)) await toggleFavourite(game);
    here.sent.length = 0;
    here.gateway.faults!.set({ endpoint: 'addFavourite', latency: 150, times: 1 });
    await Promise.all([toggleFavourite(game), toggleFavourite(game)]);
    const order = here.sent.map(({ method }) => method).filter((method) => method !== 'GET');
    expect(order).toEqual(['POST', 'DELETE']);
    expect($favourites.get().has(game.nodeId)).toBe(false);
  });

  test('GC-8 the page of the favourites asks for up to 999 ids', async () => {
    await here.signIn();
    await vi.waitUntil(() => here.sentTo(getFavouriteIds).length === 1);
    await readAllFavouriteIds();
    expect(here.sentTo(getFavouriteIds).at(-1)!.query.get('pageSize')).toBe('999');
  });
});
