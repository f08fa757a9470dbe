import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { $status } from '../../src/config/status.ts';
import { groupBanners } from '../../src/features/announcements/group-banners.ts';
import { catalogue } from '../../src/games/catalogue.ts';
import { mutate } from '../../src/gateway/cache/mutate.ts';
import { loadMessages } from '../../src/i18n/language.ts';
import { platform } from '../../src/platform/platform.ts';
import { $session, dropEndedSession } from '../../src/session/session.ts';
import AccountDrawer from '../../src/shell/drawers/account-drawer.tsx';
import { menuCategories, menuCategoryAddress } from '../../src/shell/drawers/game-menu.ts';
import MenuDrawer from '../../src/shell/drawers/menu-drawer.tsx';
import { MenuList } from '../../src/shell/drawers/menu-list.tsx';
import Overlays from '../../src/shell/drawers/overlays.tsx';
import { $panel, openPanel } from '../../src/shell/drawers/panels.ts';
import { show } from '../support/show.tsx';
import {
  type TestEnvironment,
  type TestEnvironmentOptions,
  testEnvironment,
} from '../support/test-environment.ts';
import { user } from '../support/user.ts';

// Pictures are what the build resolves.
vi.mock('../../src/shell/header/flags.ts', () => ({ flags: {} }));

let here: TestEnvironment;

async function open(options: TestEnvironmentOptions = {}, username?: string) {
  here = await testEnvironment(options);
  await loadMessages(['member']);
  if (username) await here.signIn(username);
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

test('a member sees label, nickname and ID, or the account without a nickname', {
  tags: ['DR-1'],
}, async () => {
  await open({}, 'maya7');
  await show(<AccountDrawer />);
  await screen.findByText('Maya');
  screen.getByText('Gold');
  screen.getByRole('button', { name: 'Copy: Member ID' });
  await act(() => here.signIn('trial4'));
  await screen.findByText('trial4');
  expect(screen.queryByText('Maya')).toBeNull();
});

test('a visitor sees login and register, also when the session ends meanwhile', {
  tags: ['DR-1'],
}, async () => {
  await open({}, 'maya7');
  await show(<AccountDrawer />);
  await screen.findByText('Maya');
  screen.getByRole('button', { name: 'Log out' });
  expect(document.querySelector('.drawer__banners')).toBeNull();
  await act(async () => dropEndedSession('session.ended', $session.get()!.token));
  expect(screen.queryByText('Maya')).toBeNull();
  expect(links().slice(0, 2)).toEqual(['/m/login', '/m/register']);
  await waitFor(() => expect(document.querySelector('.drawer__banners a')).not.toBeNull());
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

test('logging out leads to no page, so its row has no arrow', { tags: ['DR-1'] }, async () => {
  await open({}, 'maya7');
  await show(<AccountDrawer />);
  const icons = (row: HTMLElement) => row.querySelectorAll('svg').length;
  const leave = await screen.findByRole('button', { name: 'Log out' });
  expect(icons(leave)).toBe(1);
  // Its arrow points out of the door in both directions of reading.
  expect(leave.querySelector('.icon')!.classList).toContain('icon--directional');
  expect(icons(screen.getByRole('link', { name: 'My account' }))).toBe(2);
});

test('an agent finds the agency centre first; a member does not', { tags: ['DR-1'] }, async () => {
  await open({}, 'agent10');
  await show(<AccountDrawer />);
  await waitFor(() => expect(links()[0]).toBe('/m/agent'));
  await act(() => here.signIn('maya7'));
  await waitFor(() => expect(links()).not.toContain('/m/agent'));
});

test('customer service opens the channel ONLINE', { tags: ['DR-1'] }, async () => {
  await open();
  await show(<AccountDrawer />);
  await press('Customer service');
  expect(here.seen.opened).toEqual(['http://gateway.test/demo/chat']);
});

test('the member centre counts unread letters and announcements, and letters at the message centre where there is no inbox entry', {
  tags: ['MS-1'],
}, async () => {
  await open({}, 'maya7');
  await loadMessages(['messages']);
  await $status.reload();
  await show(<MenuList place="centreAccount" />);
  await screen.findByRole('link', { name: 'Inbox 5 unread' });
  await screen.findByRole('link', { name: 'Message centre 6 unread' });
  await act(async () =>
    mutate($status, (status) => ({
      ...status,
      info: { ...status.info, whitelabel: { ...status.info.whitelabel, MAILCEN: false } },
    })),
  );
  await screen.findByRole('link', { name: 'Message centre 5 unread' });
});

test('the menu of a visitor begins with a login that returns to the page, and registration', {
  tags: ['DR-2'],
}, async () => {
  await open();
  platform().navigate('/m/gameRecord?types=A');
  await show(<MenuDrawer />);
  expect(links().slice(0, 2)).toEqual(['/m/login?from=%2Fm%2FgameRecord%3Ftypes%3DA', '/m/register']);
  await act(() => here.signIn('maya7'));
  expect(links()).not.toContain('/m/register');
});

test('hides an entry whose flag the operator turns off', { tags: ['DR-2'] }, async () => {
  await open();
  await show(<MenuDrawer />);
  await waitFor(() => expect(links()).toContain('/m/gameRecord'));
  await act(async () =>
    mutate($status, (status) => ({
      ...status,
      info: { ...status.info, whitelabel: { ...status.info.whitelabel, TRANSBETREPMEM3: false } },
    })),
  );
  expect(links()).not.toContain('/m/gameRecord');
  expect(links()).toContain('/m/vouReport');
});

test('the accordion lists the hot games and every category in order, with the first vendor of each', {
  tags: ['DR-3'],
}, async () => {
  await open();
  await show(<MenuDrawer />);
  await press('Game centre');
  const opened = () => {
    const button = screen.getByRole('button', { name: 'Game centre', expanded: true });
    return document.getElementById(button.getAttribute('aria-controls')!)!;
  };
  await waitFor(() => expect(within(opened()).getAllByRole('link').length).toBeGreaterThan(5));
  const lists = { esports: ['IMES'], cockfight: ['SV3'] };
  const known = catalogue({ merchantCode: 'foyer', language: 'EN', sportsVendors: lists }).get();
  const { categories } = known.state === 'ready' ? known.value : { categories: [] };
  expect(categories.length).toBeGreaterThan(5);
  const shown = within(opened())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(shown).toEqual(menuCategories(categories).map(menuCategoryAddress));
  const live = categories.find(({ code }) => code === 'LIVE')!;
  expect(shown[0]).toBe('/m/slot-games?gameType=HOT');
  expect(shown).toContain(`/m/live-games?vassalage=${live.vendors[0]!.vassalage}`);
  expect(shown).toContain('/m/sport-games');
});

test('shows the banners of m_leftmenu and the customer service channels that may be opened', {
  tags: ['DR-3'],
}, async () => {
  await open();
  await show(<MenuDrawer />);
  await screen.findByRole('region', { name: 'Offers' });
  expect(here.sent.some(({ query }) => query.get('groupName') === 'm_leftmenu')).toBe(true);
  await act(async () =>
    mutate(groupBanners({ merchantCode: 'foyer', language: 'EN' }, 'm_leftmenu'), () => []),
  );
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
  await press('YouTube');
  expect(here.seen.opened).toEqual(['https://youtube.foyer.example/foyer']);
  screen.getByRole('button', { name: 'Facebook' });
  await act(async () =>
    mutate($status, (status) => ({ ...status, info: { ...status.info, customerService: [] } })),
  );
  expect(screen.queryByRole('button', { name: /^(YouTube|Facebook)$/ })).toBeNull();
});

test('one language needs no selector', { tags: ['DR-3'] }, async () => {
  await open({ config: { languages: ['EN'] } });
  await show(<MenuDrawer />);
  await screen.findByRole('button', { name: 'Game centre' });
  expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull();
});

test('navigation closes the drawer', { tags: ['DR-3'] }, async () => {
  await open();
  openPanel('menu');
  await show(<Overlays />);
  await screen.findByRole('dialog', { name: 'Menu' });
  expect($panel.get()).toBe('menu');
  await act(async () => history.pushState(null, '', '/m/activity'));
  expect($panel.get()).toBeUndefined();
});
