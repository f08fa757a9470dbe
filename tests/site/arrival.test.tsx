// @module-tag EM-1
import { afterEach, beforeEach, expect, test } from 'vitest';
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
import { environmentPerTest, ORIGIN } from '../support/test-environment.ts';

const here = environmentPerTest();
let end: () => void;
let query: string;

beforeEach(async () => {
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
  show('gameList');
});
afterEach(() => {
  end();
  $confirmation.get()?.answer(false);
  clearSession();
});

async function games(): Promise<{
  list: Record<'gameId' | 'nodeId' | 'gameName' | 'gameType' | 'vassalage', string>[];
}> {
  const path = '/wps/relay/GCSGAME_getHotGames?merchantCode=foyer&isPlatform=2&platform=html5&language=EN';
  return (await (await here.gateway.app.request(`${ORIGIN}${path}`)).json()).value;
}

const show = (route: RouteName) =>
  $shown.set({ state: 'shown', route, fading: false, turn: 1, Page: () => null });

const arrive = (address = `/m/gameList?${query}`) => {
  const ends = [resumePendingGame(startSiteGame), followArrival(ORIGIN + address)];
  end = () => {
    for (const one of ends) one();
  };
};
const offered = () => $confirmation.get()?.values?.game;
const name = () => new URLSearchParams(query).get('game')!;

test('offers the chosen game to a visitor and opens it after sign-in', async () => {
  arrive();
  expect(loadAttribution()).toMatchObject({ code: 'acme', domain: 'acme.example', widget: 'winners' });
  expect(offered()).toBe(name());
  $confirmation.get()!.answer(true);
  await until(() => here.seen.navigated.length > 0);
  expect(here.seen.navigated[0]!.address).toMatch(/^\/m\/login/);
  expect(here.seen.played).toEqual([]);
  await here.signIn();
  await until(() => here.seen.played.length > 0);
  expect(here.seen.played[0]!.title).toBe(name());
  expect(offered()).toBeUndefined();
  // Members are not attributed to a partner.
  expect(loadAttribution()).toBeUndefined();
});

test('offers the game again when the visitor signs in without accepting the offer', async () => {
  const close = countDialog();
  arrive();
  expect(offered()).toBeUndefined();
  await here.signIn();
  close();
  await until(() => offered() === name());
  $confirmation.get()!.answer(true);
  await until(() => here.seen.played.length > 0);
});

test('offers and opens nothing on the pages of sign-in and registration', async () => {
  for (const route of ['login', 'register', 'forget', 'changePassword'] as const) {
    show(route);
    arrive();
    await here.signIn();
    await new Promise((resolve) => setTimeout(resolve));
    expect(offered(), route).toBeUndefined();
    end();
  }
  arrive();
  show('home');
  expect(offered()).toBe(name());
});

test('does not offer a declined game again, even after a reload', async () => {
  arrive();
  $confirmation.get()!.answer(false);
  await here.signIn();
  end();
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(offered()).toBeUndefined();
  expect(here.seen.played).toEqual([]);
});

test('does not attribute a member to a partner, and opens the game at once', async () => {
  await here.signIn();
  arrive();
  expect(loadAttribution()).toBeUndefined();
  $confirmation.get()!.answer(true);
  await until(() => here.seen.played.length > 0);
});

test('offers nothing when the address lacks a part of the game', () => {
  for (const text of [
    '',
    'gameId=1',
    query.replace(/nodeId=[^&]+/, ''),
    query.replace(/game=[^&]+/, 'game='),
  ]) {
    expect(chosenAt(new URLSearchParams(text)), text).toBeUndefined();
  }
  arrive('/m/home?code=acme');
  expect(offered()).toBeUndefined();
  expect(loadAttribution()).toMatchObject({ code: 'acme' });
  expect(platform().sessionStorage.get('CHOSEN_GAME')).toBeUndefined();
});
