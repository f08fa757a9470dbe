import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { $view } from '../../../embed/operator-frame/current-view.ts';
import { openOutside, setAttribution } from '../../../embed/operator-frame/outgoing-links.ts';
import { clearSession } from '../../../src/session/session.ts';
import { chosenAt } from '../../../src/site/arrival.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const game = { gameId: '1', nodeId: '2', gameName: 'Spin & Win', gameType: 'RNG', vassalage: 'PG' };
let here: TestEnvironment;
let opened: URL[];

beforeAll(async () => {
  here = await testEnvironment();
});

beforeEach(() => {
  opened = [];
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(new URL(String(address)));
    return null;
  });
  setAttribution({ code: 'acme', domain: 'partner.example', widget: 'lobby' });
});
afterEach(() => {
  $view.set(undefined);
  clearSession();
});

test('sends a visitor who registers for a game to the site with partner, page, widget and that game', () => {
  $view.set({ show: 'game', game });
  openOutside('/m/register');
  const { pathname, searchParams } = opened[0]!;
  expect(pathname).toBe('/m/register');
  expect(chosenAt(searchParams)).toEqual(game);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    code: 'acme',
    domain: 'partner.example',
    widget: 'lobby',
  });
});

test('adds no game to a member’s other links, and nothing to links to other origins', async () => {
  await here.signIn();
  $view.set({ show: 'game', game });
  openOutside('/m/home');
  expect([...opened[0]!.searchParams.keys()]).toEqual(['code', 'domain', 'widget']);
  openOutside('https://other.example/?a=1');
  expect(opened[1]!.href).toBe('https://other.example/?a=1');
});

test('omits unknown values', () => {
  setAttribution({ code: '', domain: '', widget: '' });
  openOutside('/m/register');
  expect(opened[0]!.search).toBe('');
});
