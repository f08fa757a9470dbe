import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $favouriteIds, $favourites, readAllFavouriteIds } from '../../../src/games/favourites/favourites.ts';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { hotGames, readGames } from '../../../src/games/games.ts';
import type { GameList } from '../../../src/games/lists/game-list.ts';
import { favouriteGames } from '../../../src/games/lists/player-lists.ts';
import { getFavouriteIds } from '../../../src/gateway/endpoints/favourite-ids.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { addFavourite, getFavourites, removeFavourite } from '../../../src/gateway/endpoints/player-games.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { clearSession } from '../../../src/session/session.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { open, shown } from '../../support/lists.ts';
import { until } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

// The second between two pages of games is shown by game-list.test.ts.
vi.mock('../../../src/lib/timing.ts', async (original) => ({
  ...(await original<typeof import('../../../src/lib/timing.ts')>()),
  wait: async () => {},
}));

const scope = { merchantCode: 'foyer', language: 'EN' };
const here = environmentPerTest();
let game: Game;
let stop: () => void;

beforeEach(async () => {
  const $hot = hotGames(scope);
  const leave = $hot.listen(() => {});
  game = await until(() => {
    const hot = $hot.get();
    return hot.state === 'ready' && hot.value[0];
  });
  leave();
  stop = $favourites.listen(() => {});
});

afterEach(() => {
  stop();
});

// In this order: once the page of the favourites was shown, more ids are asked for.
describe('favourites', { shuffle: false }, () => {
  test('the star of a guest leads to the login without a request', { tags: ['HM-8'] }, async () => {
    await toggleFavourite(game);
    expect(here.seen.navigated.map(({ address }) => address)).toEqual(['/m/login']);
    expect(here.sentTo(getFavouriteIds)).toEqual([]);
    expect(here.sentTo(addFavourite)).toEqual([]);
  });

  test('adds a guest’s star after the login where the login opens over the page', {
    tags: ['LG-11', 'HM-8'],
  }, async () => {
    let goOn = () => {};
    here.platform.signIn = (act) => {
      goOn = act;
    };
    await toggleFavourite(game);
    expect([here.seen.navigated, here.sentTo(getFavouriteIds)]).toEqual([[], []]);
    await here.signIn('newbie');
    goOn();
    await until(() => here.sentTo(addFavourite).length === 1);
    await until(() => $favourites.get().has(game.nodeId));
  });

  test('keeps a favourite of the account when a guest stars it before signing in', {
    tags: ['LG-11'],
  }, async () => {
    await here.signIn('newbie');
    await until(() => $favouriteIds.get().state === 'ready');
    if (!$favourites.get().has(game.nodeId)) await toggleFavourite(game);
    const sent = here.sentTo(addFavourite).length;
    let goOn = () => {};
    here.platform.signIn = (act) => {
      goOn = act;
    };
    clearSession();
    await toggleFavourite(game);
    await here.signIn('newbie');
    goOn();
    await until(() => $favourites.get().has(game.nodeId));
    await $favouriteIds.reload();
    expect($favourites.get().has(game.nodeId)).toBe(true);
    expect([here.sentTo(addFavourite).length, here.sentTo(removeFavourite)]).toEqual([sent, []]);
  });

  test('shows a favourite at once, stores it at the gateway, and removes it again', {
    tags: ['GC-9'],
  }, async () => {
    await here.signIn('newbie');
    await until(() => here.sentTo(getFavouriteIds).length === 1);
    expect(here.sentTo(getFavouriteIds)[0]!.query.get('pageSize')).toBe('100');
    if ($favourites.get().has(game.nodeId)) await toggleFavourite(game);

    const adding = toggleFavourite(game);
    await until(() => $favourites.get().has(game.nodeId));
    await adding;
    const list = favouriteGames(scope);
    const leave = await open(list);
    const ids = () => shown(list).items.map(({ nodeId }) => nodeId);
    expect(ids()).toContain(game.nodeId);
    expect(here.sentTo(getFavourites)[0]!.query.get('pageSize')).toBe('15');

    await toggleFavourite(game);
    expect(ids()).not.toContain(game.nodeId);
    leave();
    expect($favourites.get().has(game.nodeId)).toBe(false);
    expect(here.sentTo(removeFavourite)).toHaveLength(1);
  });

  test('undoes a change that the gateway refuses, and shows a message', { tags: ['GC-9'] }, async () => {
    await here.signIn('newbie');
    await until(() => here.sentTo(getFavouriteIds).length === 1);
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

  test('keeps a favourite once when its removal is refused, also when the ids were reloaded meanwhile', {
    tags: ['GC-9'],
  }, async () => {
    await here.signIn('newbie');
    await until(() => here.sentTo(getFavouriteIds).length === 1);
    if (!$favourites.get().has(game.nodeId)) await toggleFavourite(game);
    here.sent.length = 0;
    const { app } = here.gateway;
    const answer = app.request.bind(app);
    let refuse = (_: Response) => {};
    const refused = new Promise<Response>((go) => {
      refuse = go;
    });
    vi.spyOn(app, 'request').mockImplementation((...requested: Parameters<typeof answer>) => {
      const [request] = requested;
      return request instanceof Request && request.method === 'DELETE' ? refused : answer(...requested);
    });
    const change = toggleFavourite(game);
    await until(() => here.sentTo(removeFavourite).length === 1);
    // An existing favourite is removed, not added again.
    expect(here.sentTo(addFavourite)).toEqual([]);
    await $favouriteIds.reload();
    refuse(new Response(null, { status: 503 }));
    await change;
    const ids = $favouriteIds.get();
    expect(ids.state === 'ready' && ids.value.filter((id) => id === game.nodeId)).toEqual([game.nodeId]);
  });

  test('sends two quick taps to the gateway in order', { tags: ['GC-9'] }, async () => {
    await here.signIn('newbie');
    await until(() => here.sentTo(getFavouriteIds).length === 1);
    if ($favourites.get().has(game.nodeId)) await toggleFavourite(game);
    here.sent.length = 0;
    const adding = here.gateway.faults!.hold('addFavourite');
    const both = Promise.all([toggleFavourite(game), toggleFavourite(game)]);
    await adding.reached;
    const order = () => here.sent.map(({ method }) => method).filter((method) => method !== 'GET');
    expect(order()).toEqual(['POST']);
    adding.release();
    await both;
    expect(order()).toEqual(['POST', 'DELETE']);
    expect($favourites.get().has(game.nodeId)).toBe(false);
  });

  test('the favourites page requests up to 999 ids', { tags: ['GC-8'] }, async () => {
    await here.signIn('newbie');
    await until(() => here.sentTo(getFavouriteIds).length === 1);
    await readAllFavouriteIds();
    expect(here.sentTo(getFavouriteIds).at(-1)!.query.get('pageSize')).toBe('999');
  });

  describe('a long list', () => {
    const slots = async () => (await readGames(scope, { gameType: 'RNG' }, 1, 90)).games;
    const idsOf = (list: GameList) => shown(list).items.map(({ nodeId }) => nodeId);
    let leave = () => {};

    /** Ninety favourites, the first thirty of them on screen. */
    async function scrolled() {
      await here.signIn('newbie');
      const games = await slots();
      for (const { nodeId, vassalage } of games.toReversed()) {
        await call(addFavourite, { body: { nodeId, vendor: vassalage } });
      }
      await readAllFavouriteIds();
      await $favouriteIds.reload();
      const list = favouriteGames(scope);
      leave = await open(list);
      await list.fetchNextPage();
      expect(idsOf(list)).toHaveLength(30);
      return { games, list };
    }
    async function toEnd(list: GameList) {
      for (let pages = 0; shown(list).nextPage !== 'none'; pages++) {
        if (pages > 10) throw new Error('still asking');
        await list.fetchNextPage();
      }
    }
    afterEach(() => leave());

    test('shows the 84 remaining of 90 after 6 were removed', { tags: ['GC-8', 'GC-9'] }, async () => {
      const { games, list } = await scrolled();
      for (const one of games.slice(3, 9)) await toggleFavourite(one);
      await toEnd(list);
      expect(idsOf(list)).toEqual([...games.slice(0, 3), ...games.slice(9)].map(({ nodeId }) => nodeId));
      expect(idsOf(list)).toHaveLength(84);
    });

    test("a failed removal restores the game's place, a successful one removes it from every list", {
      tags: ['GC-9'],
    }, async () => {
      const { games, list } = await scrolled();
      const narrowed = favouriteGames(scope, { gameType: 'RNG' });
      const done = await open(narrowed);
      here.gateway.faults!.set({ endpoint: 'removeFavourite', status: 503, times: 1 });
      const removing = toggleFavourite(games[4]!);
      await until(() => !idsOf(list).includes(games[4]!.nodeId));
      await removing;
      expect(idsOf(list)).toEqual(games.slice(0, 30).map(({ nodeId }) => nodeId));
      await toggleFavourite(games[7]!);
      expect([...idsOf(list), ...idsOf(narrowed)]).not.toContain(games[7]!.nodeId);
      await toEnd(list);
      expect(idsOf(list)).toHaveLength(89);
      done();
    });

    test('a list opened during a removal ends without the removed game', {
      tags: ['GC-9'],
    }, async () => {
      const { games } = await scrolled();
      const removal = here.gateway.faults!.hold('removeFavourite');
      const removing = toggleFavourite(games[4]!);
      const opened = favouriteGames({ ...scope, language: 'PT' });
      // It is answered with what was true before.
      here.gateway.faults!.rewrite('getFavourites', (answer, query) =>
        query.get('pageNo') === '1' ? { ...answer, content: games.slice(0, 15) } : answer,
      );
      const done = await open(opened);
      expect(idsOf(opened)).toContain(games[4]!.nodeId);
      removal.release();
      await removing;
      expect(idsOf(opened)).not.toContain(games[4]!.nodeId);
      done();
    });

    test('removes a favourite from the list when storing it fails', { tags: ['GC-9'] }, async () => {
      const { games, list } = await scrolled();
      const [other] = (await readGames(scope, { gameType: 'FISH' }, 1, 1)).games;
      const adding = here.gateway.faults!.hold('addFavourite');
      here.gateway.faults!.set({ endpoint: 'addFavourite', malformed: 'truncated', times: 1 });
      const added = toggleFavourite(other!);
      await adding.reached;
      expect(idsOf(list)[0]).toBe(other!.nodeId);
      adding.release();
      await added;
      expect(idsOf(list)).toEqual(games.slice(0, 30).map(({ nodeId }) => nodeId));
    });

    test('shows a game that was added again first, in each list that contains it', {
      tags: ['GC-9'],
    }, async () => {
      const { games, list } = await scrolled();
      const fish = favouriteGames(scope, { gameType: 'FISH' });
      const named = favouriteGames(scope, { name: games[4]!.gameName });
      const done = [await open(fish), await open(named)];
      await toggleFavourite(games[4]!);
      expect(idsOf(named)).not.toContain(games[4]!.nodeId);
      await toggleFavourite(games[4]!);
      expect(idsOf(list)[0]).toBe(games[4]!.nodeId);
      expect([...idsOf(fish), ...idsOf(named)]).not.toContain(games[4]!.nodeId);
      for (const stop of done) stop();
    });
  });

  describe('changes of one member while another signs in', { tags: ['GC-9'] }, () => {
    /** The first member changes a favourite; then the second one signs in, with the same favourite. */
    async function switched(from: { kept: boolean; fails?: boolean; taps?: number }) {
      await here.signIn('ravi1');
      const body = { nodeId: game.nodeId, vendor: game.vassalage };
      await call(addFavourite, { body });
      await here.signIn('newbie');
      await call(from.kept ? addFavourite : removeFavourite, {
        body,
      });
      await $favouriteIds.reload();
      const endpoint = from.kept ? 'removeFavourite' : 'addFavourite';
      if (from.fails) here.gateway.faults!.set({ endpoint, malformed: 'truncated', times: 1 });
      const change = here.gateway.faults!.hold(endpoint);
      const taps = Promise.all(Array.from({ length: from.taps ?? 1 }, () => toggleFavourite(game)));
      await change.reached;
      await here.signIn('ravi1');
      here.sent.length = 0;
      // In a language that nobody has read yet.
      const list = favouriteGames({ ...scope, language: 'HI' });
      const leave = await open(list);
      await until(() => $favourites.get().has(game.nodeId));
      change.release();
      await taps;
      leave();
      return shown(list).items.map(({ nodeId }) => nodeId);
    }

    test('a removal does not change the other member’s list', async () => {
      expect(await switched({ kept: true })).toContain(game.nodeId);
      expect($favourites.get().has(game.nodeId)).toBe(true);
    });

    test('a refused change is not shown to the other member and does not change their list', async () => {
      expect(await switched({ kept: false, fails: true })).toContain(game.nodeId);
      expect($favourites.get().has(game.nodeId)).toBe(true);
      expect($toast.get()).toBeUndefined();
    });

    test('does not send a queued tap for the other member', async () => {
      expect(await switched({ kept: false, taps: 2 })).toContain(game.nodeId);
      expect([...here.sentTo(addFavourite), ...here.sentTo(removeFavourite)]).toEqual([]);
    });
  });
});
