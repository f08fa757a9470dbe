import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAttribution } from '../../src/features/account/register/attribution.ts';
import { platform } from '../../src/platform/platform.ts';
import type { RouteName } from '../../src/routes/routes.ts';
import { clearSession } from '../../src/session/session.ts';
import { resumePendingGame } from '../../src/shell/game/resume-pending-game.ts';
import { startSiteGame } from '../../src/shell/game/start-site-game.ts';
import { $shown } from '../../src/shell/page/page-store.ts';
import { chosenAt, followArrival } from '../../src/site/arrival.ts';
import { $confirmation } from '../../src/ui/confirm.ts';
import { countDialog } from '../../src/ui/open-dialogs.ts';
import { until } from '../support/patient.ts';
import { ORIGIN, type TestEnvironment, testEnvironment } from '../support/test-environment.ts';

let here: TestEnvironment;
let end: () => void;
let query: string;

beforeEach(async () => {
  here = await testEnvironment();
  const { list } = await games();
  const { gameId, nodeId, gameName: game, gameType, vassalage } = list[0]!;
  query = String(
    new URLSearchParams({
      gameType,
      vassalage,
      gameId,
      nodeId,
      game,
      widget: 'winners',
      code: 'acme',
      domain: 'acme.example',
    }),
  );
  end = () => {};
  stand('gameList');
});
afterEach(() => {
  end();
  $confirmation.get()?.answer(false);
  clearSession();
  vi.restoreAllMocks();
  here.close();
});

async function games(): Promise<{
  list: Record<'gameId' | 'nodeId' | 'gameName' | 'gameType' | 'vassalage', string>[];
}> {
  const path = '/wps/relay/GCSGAME_getHotGames?merchantCode=foyer&isPlatform=2&platform=html5&language=EN';
  return (await (await here.gateway.app.request(`${ORIGIN}${path}`)).json()).value;
}

const stand = (route: RouteName) =>
  $shown.set({ state: 'shown', route, fading: false, turn: 1, Page: () => null });

const arrive = (address = `/m/gameList?${query}`) => {
  const ends = [resumePendingGame(startSiteGame), followArrival(ORIGIN + address)];
  end = () => {
    for (const one of ends) one();
  };
};
const asked = () => $confirmation.get()?.values?.game;
const name = () => new URLSearchParams(query).get('game')!;

test('EM-1 a visitor is offered the game that was chosen, and it opens once they have signed in', async () => {
  arrive();
  expect(loadAttribution()).toMatchObject({ code: 'acme', domain: 'acme.example', widget: 'winners' });
  expect(asked()).toBe(name());
  $confirmation.get()!.answer(true);
  await until(() => here.seen.navigated.length > 0);
  expect(here.seen.navigated[0]!.address).toMatch(/^\/m\/login/);
  expect(here.seen.played).toEqual([]);
  await here.signIn();
  await until(() => here.seen.played.length > 0);
  expect(here.seen.played[0]!.title).toBe(name());
  expect(asked()).toBeUndefined();
  // Whoever has an account is credited to nobody.
  expect(loadAttribution()).toBeUndefined();
});

test('EM-1 the game is offered again to whoever comes to have a session by a way of their own', async () => {
  const close = countDialog();
  arrive();
  expect(asked()).toBeUndefined();
  await here.signIn();
  close();
  await until(() => asked() === name());
  $confirmation.get()!.answer(true);
  await until(() => here.seen.played.length > 0);
});

test('EM-1 on pages that lead elsewhere nothing is offered or played', async () => {
  for (const route of ['login', 'register', 'forget', 'changePassword'] as const) {
    stand(route);
    arrive();
    await here.signIn();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked(), route).toBeUndefined();
    end();
  }
  arrive();
  stand('home');
  expect(asked()).toBe(name());
});

test('EM-1 a game that is not wanted is not offered again, nor by a reload', async () => {
  arrive();
  $confirmation.get()!.answer(false);
  await here.signIn();
  end();
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toBeUndefined();
  expect(here.seen.played).toEqual([]);
});

test('EM-1 who is signed in is credited to nobody, and plays at once', async () => {
  await here.signIn();
  arrive();
  expect(loadAttribution()).toBeUndefined();
  $confirmation.get()!.answer(true);
  await until(() => here.seen.played.length > 0);
});

test('EM-1 an address without a whole game offers none', () => {
  for (const text of [
    '',
    'gameId=1',
    query.replace(/nodeId=[^&]+/, ''),
    query.replace(/game=[^&]+/, 'game='),
  ]) {
    expect(chosenAt(new URLSearchParams(text)), text).toBeUndefined();
  }
  arrive('/m/home?code=acme');
  expect(asked()).toBeUndefined();
  expect(loadAttribution()).toMatchObject({ code: 'acme' });
  expect(platform().sessionStorage.get('CHOSEN_GAME')).toBeUndefined();
});
