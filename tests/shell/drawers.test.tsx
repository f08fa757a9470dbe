// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $status } from '../../src/config/status.ts';
import { groupBanners } from '../../src/features/announcements/group-banners.ts';
import { catalogue } from '../../src/games/catalogue.ts';
import { needAreas } from '../../src/i18n/language.ts';
import { $session, loseSession } from '../../src/session/session.ts';
import AccountDrawer from '../../src/shell/account-drawer.tsx';
import { menuCategories, menuCategoryAddress } from '../../src/shell/game-menu.ts';
import MenuDrawer from '../../src/shell/menu-drawer.tsx';
import { $panel, openPanel } from '../../src/shell/panels.ts';
import { click, show, until, type View } from '../support/show.tsx';
import {
  type TestEnvironment,
  type TestEnvironmentOptions,
  testEnvironment,
} from '../support/test-environment.ts';

// Pictures are what the build resolves.
vi.mock('../../src/shell/flags.ts', () => ({ flags: {} }));

let here: TestEnvironment;
let view: View;

async function open(options: TestEnvironmentOptions = {}, username?: string) {
  here = await testEnvironment(options);
  await needAreas(['member']);
  if (username) await here.signIn(username);
}
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(async () => {
  await view.close();
  here.close();
});

const links = () => [...view.element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const button = (name: string) =>
  [...view.element.querySelectorAll('button')].find(
    (one) => one.textContent?.includes(name) || one.getAttribute('aria-label') === name,
  );

test('DR-1 a member sees label, nickname and ID; without a nickname the account', async () => {
  await open({}, 'maya7');
  view = await show(<AccountDrawer />);
  await until(() => view.element.querySelector('.member-card__name'));
  expect(view.element.querySelector('.member-card__name')?.textContent).toBe('MayaGold');
  expect(view.element.querySelector('.member-card__copy')).not.toBeNull();
  await act(() => here.signIn('trial4'));
  await until(() => view.element.querySelector('.member-card__name')?.textContent === 'trial4');
});

test('DR-1 a visitor, or whose session ends meanwhile, sees login and register instead', async () => {
  await open({}, 'maya7');
  view = await show(<AccountDrawer />);
  await until(() => view.element.querySelector('.member-card'));
  await act(async () => loseSession('session.ended', $session.get()!.token));
  expect(view.element.querySelector('.member-card')).toBeNull();
  expect(links().slice(0, 2)).toEqual(['/m/login', '/m/register']);
  expect(button('Sign out')).toBeUndefined();
});

test('DR-1 an agent finds the agency centre first; a member does not', async () => {
  await open({}, 'agent10');
  view = await show(<AccountDrawer />);
  await until(() => links().length > 1);
  expect(links()[0]).toBe('/m/agent');
  await act(() => here.signIn('maya7'));
  await until(() => !links().includes('/m/agent'));
});

test('DR-1 customer service opens the channel ONLINE', async () => {
  await open();
  view = await show(<AccountDrawer />);
  await click(await until(() => button('Customer service')));
  expect(here.seen.opened).toEqual(['http://gateway.test/demo/chat']);
});

test('DR-2 an entry whose flag the operator turns off is gone', async () => {
  await open();
  view = await show(<MenuDrawer />);
  await until(() => links().includes('/m/gameRecord'));
  await act(async () =>
    $status.mutate((status) => ({
      ...status,
      info: { ...status.info, whitelabel: { ...status.info.whitelabel, TRANSBETREPMEM3: false } },
    })),
  );
  expect(links()).not.toContain('/m/gameRecord');
  expect(links()).toContain('/m/vouReport');
});

test('DR-3 the accordion lists the hot games and every category in order, by its first vendor', async () => {
  await open();
  view = await show(<MenuDrawer />);
  await click(await until(() => button('Game centre')));
  await until(() => links().some((link) => link?.startsWith('/m/live-games')));
  const lists = { esports: ['IMES'], cockfight: ['SV3'] };
  const known = catalogue({ merchantCode: 'foyer', language: 'EN', sportsVendors: lists }).get();
  const { categories } = known.state === 'ready' ? known.value : { categories: [] };
  expect(categories.length).toBeGreaterThan(5);
  const shown = [...view.element.querySelectorAll('#games-menu a')].map((link) => link.getAttribute('href'));
  expect(shown).toEqual(menuCategories(categories).map(menuCategoryAddress));
  const live = categories.find(({ code }) => code === 'LIVE')!;
  expect(shown[0]).toBe('/m/slot-games?gameType=HOT');
  expect(shown).toContain(`/m/live-games?vassalage=${live.vendors[0]!.vassalage}`);
  expect(shown).toContain('/m/sport-games');
});

test('DR-3 banners are those of m_leftmenu; channels those of customer service that may be opened', async () => {
  await open();
  view = await show(<MenuDrawer />);
  await until(() => view.element.querySelector('.banner__title'));
  expect(here.sent.some(({ query }) => query.get('groupName') === 'm_leftmenu')).toBe(true);
  await act(async () =>
    groupBanners({ merchantCode: 'foyer', language: 'EN' }, 'm_leftmenu').mutate(() => []),
  );
  expect(view.element.querySelector('.drawer__banners')).toBeNull();
  await click(await until(() => button('YouTube')));
  expect(here.seen.opened).toEqual(['https://youtube.foyer.example/foyer']);
  expect(button('Facebook')).toBeDefined();
  await act(async () =>
    $status.mutate((status) => ({ ...status, info: { ...status.info, customerService: [] } })),
  );
  expect(view.element.querySelector('.drawer__channels')).toBeNull();
});

test('DR-3 one language needs no selector', async () => {
  await open({ config: { languages: ['EN'] } });
  view = await show(<MenuDrawer />);
  expect(view.element.querySelector('.language')).toBeNull();
});

test('DR-3 leading to another address closes the drawer', async () => {
  await open();
  openPanel('menu');
  view = await show(<MenuDrawer />);
  expect($panel.get()).toBe('menu');
  await act(async () => history.pushState(null, '', '/m/activity'));
  expect($panel.get()).toBeUndefined();
});
