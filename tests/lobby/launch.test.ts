// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '../../src/gateway/endpoints/game.ts';
import { launchGame, launchTrialGame } from '../../src/gateway/endpoints/lobby.ts';
import { addRecentGame } from '../../src/gateway/endpoints/own-games.ts';
import { readHotGames } from '../../src/lobby/games.ts';
import { launch, trialAddress } from '../../src/lobby/launch.ts';
import { recentGames } from '../../src/lobby/lists.ts';
import { $toast } from '../../src/ui/toasts.ts';
import { type World, world } from '../support/world.ts';

const scope = { merchantCode: 'foyer', language: 'UR' };
let here: World;
let game: Game;

beforeEach(async () => {
  here = await world();
  [game] = (await readHotGames(scope)) as [Game];
});

afterEach(() => here.close());

test('LA-1 a visitor goes to login and nothing is launched', async () => {
  await launch(game, scope);
  expect(here.seen.navigated.map(({ address }) => address)).toEqual(['/m/login']);
  expect(here.sentTo(launchGame)).toEqual([]);
});

test('LA-1 LA-2 the launch query, the address played, the game among the recent ones', async () => {
  await here.signIn();
  await launch(game, scope);
  expect(Object.fromEntries(here.sentTo(launchGame)[0]!.query)).toEqual({
    confirmTrans: 'true',
    launchMode: 'h5',
    platform: 'html5',
    clientType: '2',
    gameId: game.gameId,
    nodeId: game.nodeId,
    accountType: game.vassalage,
    merchantCode: 'foyer',
    language: 'UR',
    webView: 'false',
  });
  expect(here.seen.played).toHaveLength(1);
  expect(here.seen.played[0]!.address).toMatch(/^http:\/\/gateway\.test\/games\/play\?s=/);
  expect(here.seen.played[0]!.title).toBe(game.gameName);
  await vi.waitUntil(() => here.sentTo(addRecentGame).length === 1);
  const $recent = recentGames(scope);
  const leave = $recent.listen(() => {});
  const recent = await vi.waitUntil(() => {
    const now = $recent.get();
    return now.state === 'ready' && now.value;
  });
  expect(recent[0]!.nodeId).toBe(game.nodeId);
  leave();
});

test('LA-1 a launch that fails is told by a toast, plays nothing and may be tried again', async () => {
  await here.signIn();
  here.gateway.faults!.set({ endpoint: 'launchGame', malformed: 'html', times: 1 });
  await launch(game, scope);
  expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.malformed' });
  expect(here.seen.played).toEqual([]);
  expect(here.sentTo(addRecentGame)).toEqual([]);
  await launch(game, scope);
  expect(here.seen.played).toHaveLength(1);
});

test('LA-1 an address that is not http or https is never played', async () => {
  await here.signIn();
  const answer = here.gateway.app.request.bind(here.gateway.app);
  vi.spyOn(here.gateway.app, 'request').mockImplementation((input, ...rest) =>
    input instanceof Request && input.url.includes('/launchGame')
      ? Response.json({ success: true, value: { content: { game_url: 'javascript:alert(1)' } } })
      : answer(input, ...rest),
  );
  await launch(game, scope);
  expect(here.seen.played).toEqual([]);
  expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.malformed' });
});

test('LA-1 a second tap while a game is on its way does nothing', async () => {
  await here.signIn();
  here.gateway.faults!.set({ endpoint: 'launchGame', latency: 100 });
  await Promise.all([launch(game, scope), launch(game, scope)]);
  expect(here.sentTo(launchGame)).toHaveLength(1);
});

test('LA-2 a game plays although it could not be noted as recent; that is reported', async () => {
  await here.signIn();
  here.gateway.faults!.set({ endpoint: 'addRecentGame', malformed: 'wrong-shape' });
  here.gateway.faults!.set({ endpoint: 'addRecentGame', malformed: 'html' });
  await launch(game, scope);
  expect(here.seen.played).toHaveLength(1);
  await vi.waitUntil(() => here.seen.reported.some(({ name }) => name === 'recent'));
  expect($toast.get()?.kind).not.toBe('failure');
});

test('LA-1 a trial needs no session and names the trial ids', async () => {
  const address = await trialAddress(game, scope);
  expect(address).toMatch(/^http:\/\/gateway\.test\/games\/play/);
  const { query } = here.sentTo(launchTrialGame)[0]!;
  expect([query.get('telGameId'), query.get('telNodeId')]).toEqual([game.telGameId, game.telNodeId]);
});
