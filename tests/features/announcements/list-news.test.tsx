import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAnnouncements, markAnnouncementRead } from '../../../src/gateway/endpoints/announcements.ts';
import { loadMessages, switchLanguage } from '../../../src/i18n/language.ts';
import ActivityPage from '../../../src/pages/activity.tsx';
import HotGamesPage from '../../../src/pages/hot-games.tsx';
import { clearSession } from '../../../src/session/session.ts';
import { nameOf } from '../../support/accordion.ts';
import { gameNames } from '../../support/game-names.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment();
  await loadMessages(['centre', 'promotions', 'member']);
});
afterEach(() => {
  clearSession();
  history.replaceState(null, '', '/');
});

const HOT = 'Koi Parade paid its largest prize last night';
const PROMOTION = '50 free spins on Lantern Tiger every Friday';
const places = {
  hot: { path: '/m/hot-games', page: <HotGamesPage />, title: HOT, content: /prize pool starts tonight/ },
  promotion: { path: '/m/activity', page: <ActivityPage />, title: PROMOTION, content: /Play any slot/ },
};
const news = () => screen.findByRole('region', { name: 'Announcements' });
const none = () => screen.queryByRole('region', { name: 'Announcements' });
const open = (list: keyof typeof places) => {
  history.replaceState(null, '', places[list].path);
  return show(places[list].page);
};
/** The gateway sends this many entries. */
const sends = (list: keyof typeof places, length: number) =>
  here.gateway.faults!.rewrite('getAnnouncements', (value) => ({
    ...value,
    [list]: Array.from({ length }, (_, place) => ({
      ...value[list][0],
      id: `n${place}`,
      title: `News ${place}`,
    })),
  }));
/** Waits until the announcements have loaded or failed. */
async function answered() {
  await waitFor(() => expect(here.sentTo(getAnnouncements).some(ofHome)).toBe(true));
  await act(() => Promise.all(here.sentTo(getAnnouncements).map(({ settled }) => settled)));
}
const ofHome = ({ query }: { query: URLSearchParams }) => query.get('groupName') === 'm_home';

describe.each(['hot', 'promotion'] as const)('list %s', { tags: ['AN-4'] }, (list) => {
  const { title, content } = places[list];

  test('shows above the content; a title toggles its text', async () => {
    await open(list);
    const titles = within(await news()).getAllByRole('button');
    expect(titles.map(nameOf)).toEqual([title]);
    expect(screen.queryByText(content)).toBeNull();
    await user.click(titles[0]!);
    await screen.findByText(content);
    await user.click(titles[0]!);
    expect(screen.queryByText(content)).toBeNull();
  });

  test('renders nothing while empty or failed', async () => {
    sends(list, 0);
    const view = await open(list);
    await answered();
    expect(none()).toBeNull();
    await view.unmount();
    here = await testEnvironment();
    here.gateway.faults!.set({ endpoint: 'getAnnouncements', malformed: 'html' });
    await open(list);
    await answered();
    expect(none()).toBeNull();
    // The banners of the hot games report their own failure.
    expect(screen.queryAllByText('Loading failed, click to retry')).toHaveLength(list === 'hot' ? 1 : 0);
  });

  test('is new to a member until read, then reported to the gateway', async () => {
    await here.signIn('maya7');
    await open(list);
    const [one] = within(await news()).getAllByRole('button');
    expect(nameOf(one!)).toBe(title);
    expect(one!.textContent).toMatch(/New$/);
    const held = here.gateway.faults!.hold('markAnnouncementRead');
    await user.click(one!);
    await waitFor(() => expect(here.sentTo(markAnnouncementRead)).toHaveLength(1));
    expect(one!.textContent).not.toContain('New');
    held.release();
    await act(() => here.sentTo(markAnnouncementRead)[0]!.settled);
    expect(one!.textContent).not.toContain('New');
  });

  test('shows three announcements, and the others on demand', async () => {
    sends(list, 40);
    await open(list);
    const titles = () =>
      within(none()!)
        .getAllByRole('button')
        .filter((one) => one.hasAttribute('aria-expanded'))
        .map(nameOf);
    await news();
    expect(titles()).toEqual(['News 0', 'News 1', 'News 2']);
    await user.click(within(none()!).getByRole('button', { name: 'More' }));
    expect(titles()).toHaveLength(40);
    expect(nameOf(document.activeElement!)).toBe('News 3');
    expect(within(none()!).queryByRole('button', { name: 'More' })).toBeNull();
  });

  test('offers nothing more for three announcements', async () => {
    sends(list, 3);
    await open(list);
    expect(within(await news()).getAllByRole('button')).toHaveLength(3);
  });
});

test('one request serves both pages', { tags: ['AN-4'] }, async () => {
  const view = await open('hot');
  await news();
  await view.unmount();
  await open('promotion');
  await screen.findByText(PROMOTION);
  expect(here.sentTo(getAnnouncements).filter(ofHome)).toHaveLength(1);
});

test("uses the site's language", { tags: ['AN-4', 'LN-1'] }, async () => {
  await switchLanguage('UR');
  await open('hot');
  const region = await screen.findByRole('region', { name: 'اعلانات' });
  within(region).getByText('کوئی پریڈ نے کل رات اپنا سب سے بڑا انعام دیا');
});

test('a search hides the announcements of the hot games', { tags: ['AN-4', 'GC-8'] }, async () => {
  await open('hot');
  await news();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await screen.findByRole('searchbox'), 'reef');
  await waitFor(() => expect(none()).toBeNull());
  await waitFor(() => expect(gameNames()).toContain('Reef Hunter'));
});

test('one announcement is open at a time', { tags: ['AN-4'] }, async () => {
  sends('hot', 3);
  await open('hot');
  const titles = within(await news()).getAllByRole('button');
  for (const title of titles) await user.click(title);
  expect(titles.map((title) => title.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'true']);
});
