import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { bannerPictureFor, bannersOf } from '../../../src/features/announcements/announcements.ts';
import { BannerCarousel } from '../../../src/features/announcements/banner-carousel.tsx';
import { markRead } from '../../../src/features/announcements/mark-read.ts';
import { Marquee } from '../../../src/features/announcements/marquee.tsx';
import { NoticeList } from '../../../src/features/announcements/notice-list.tsx';
import { currentAnnouncements, playerNews } from '../../../src/features/announcements/notices.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import type { Announcement, Banner } from '../../../src/gateway/endpoints/announcements.ts';
import { getAnnouncements, markAnnouncementRead } from '../../../src/gateway/endpoints/announcements.ts';
import NoticePage from '../../../src/pages/notice.tsx';
import { ImageScope } from '../../../src/ui/image-scope.tsx';
import { names, opened, titles } from '../../support/accordion.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { settled } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { setWindowWidth } from '../../support/window-width.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const plain: Banner = {
  id: 'a',
  groupName: 'm_home',
  url: '/a.svg',
  wideUrl: '',
  focus: '',
  title: 'A',
  link: '',
  terms: '',
};
const here = environmentPerTest();

async function read() {
  const $all = currentAnnouncements(scope);
  const leave = $all.listen(() => {});
  await settled(() => expect($all.get().state).toBe('ready'));
  leave();
  return $all.get();
}
const bar = () => screen.getByRole('region', { name: 'Announcements' });
const running = () => within(bar()).getAllByRole('link');
const marquee = (news: Announcement[], tool?: ReactNode) => (
  <Marquee
    news={{ state: 'ready', value: news }}
    retry={() => {}}
    addressOf={(index) => `/m/notice?index=${index}`}
    tool={tool}
  />
);

test('one request loads banners and lists of home', { tags: ['AN-4'] }, async () => {
  const all = await read();
  expect(Object.fromEntries(here.sentTo(getAnnouncements)[0]!.query)).toEqual({
    types: 'B,PL,PU,PR,H',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'foyer',
    language: 'EN',
  });
  const banners = bannersOf(all);
  expect(banners.state === 'ready' && banners.value.every(({ groupName }) => groupName === 'm_home')).toBe(
    true,
  );
  expect(bannerPictureFor('sportGames', banners)).toMatch(/match-week\.avif$/);
  expect(bannerPictureFor('login', banners)).toBe('');
});

test('scrolls the titles in 30 steps a second; each links to its notice', { tags: ['AN-1'] }, async () => {
  const news = playerNews(await read());
  if (news.state !== 'ready') throw new Error(news.state);
  await show(marquee([...news.value]));
  const links = running();
  expect(links.map((link) => link.textContent)).toEqual(news.value.map(({ title }) => title));
  expect(links[1]!.getAttribute('href')).toBe('/m/notice?index=1');
  // The stylesheet reads these custom properties.
  const { style } = links[0]!.closest<HTMLElement>('[style]')!;
  const seconds = Number.parseFloat(style.getPropertyValue('--marquee-time'));
  const steps = Number(style.getPropertyValue('--marquee-steps'));
  expect(steps / seconds).toBeGreaterThan(29.5);
  expect(steps / seconds).toBeLessThan(30.5);
});

test('can be paused; the download button is before the pause button', { tags: ['AN-1'] }, async () => {
  const news = playerNews(await read());
  await show(
    marquee(news.state === 'ready' ? [...news.value] : [], <button type="button">Get the app</button>),
  );
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  screen.getByRole('button', { name: 'Play' });
  // Whether it moves is decided in the stylesheet.
  expect(bar().classList).toContain('marquee--paused');
  expect(bar().lastElementChild?.previousElementSibling).toBe(
    screen.getByRole('button', { name: 'Get the app' }),
  );
});

test("says 'no announcement' without any", { tags: ['AN-1'] }, async () => {
  await show(marquee([]));
  screen.getByText('No announcements');
  expect(screen.queryByRole('button')).toBeNull();
});

test('skips an untitled announcement, which keeps its index and has a name in the list', {
  tags: ['AN-1', 'AN-2'],
}, async () => {
  const news = playerNews(await read());
  if (news.state !== 'ready') throw new Error(news.state);
  const [first, second, third] = news.value;
  await show(marquee([first!, { ...second!, title: ' ' }, { ...third!, title: 'x'.repeat(500) }]));
  expect(running().map((link) => link.getAttribute('href'))).toEqual([
    '/m/notice?index=0',
    '/m/notice?index=2',
  ]);
  cleanup();
  mutate(currentAnnouncements(scope), (all) => ({ ...all, player: [{ ...second!, title: ' ' }] }));
  await show(<NoticeList scope={scope} index={-1} />);
  expect(names()).toEqual(['Announcement']);
});

test('offers the wide picture of a banner and names the side to keep, if the gateway sends them', {
  tags: ['HM-1'],
}, async () => {
  const slide = async (banner: object) => {
    cleanup();
    const banners = bannersOf({
      state: 'ready',
      value: v.parse(getAnnouncements.reply, { banners: [banner] }),
    });
    await show(
      <ImageScope value={(path) => path && `https://art.example${path}`}>
        <BannerCarousel banners={banners} retry={() => {}} />
      </ImageScope>,
    );
    return document.querySelector<HTMLImageElement>('.banner__art')!;
  };
  const full = await slide({ groupName: 'm_home', url: '/a.webp', wideUrl: '/b.webp', focus: 'right' });
  expect(full.srcset).toBe('https://art.example/a.webp 720w, https://art.example/b.webp 1600w');
  expect(full.dataset.focus).toBe('right');
  const single = await slide({ groupName: 'm_home', url: '/a.webp' });
  expect(single.srcset).toBe('');
  expect(single.src).toBe('https://art.example/a.webp');
});

test('shows the title of a banner without a picture, and hides banners without either', {
  tags: ['HM-1'],
}, async () => {
  const banner: Banner = { ...plain, url: '' };
  const lists = { promotion: [], player: [], popup: [], hot: [] };
  const banners = bannersOf({
    state: 'ready',
    value: { ...lists, banners: [banner, { ...banner, id: 'b', title: '' }] },
  });
  const view = await show(<BannerCarousel banners={banners} retry={() => {}} />);
  const slide = within(screen.getByRole('group', { name: '1 of 1' }));
  slide.getByText('A');
  expect(slide.queryByRole('presentation')).toBeNull();
  // A picture without a title gets the carousel's name.
  await view.rerender(
    <BannerCarousel
      banners={{ state: 'ready', value: [{ ...banner, url: '/a.svg', title: '', link: '/m/hot-games' }] }}
      retry={() => {}}
    />,
  );
  within(screen.getByRole('link')).getByRole('img', { name: 'Offers' });
});

test('a single banner neither moves nor has controls', { tags: ['HM-1'] }, async () => {
  const banner: Banner = { ...plain, link: '/m/hot-games' };
  const shown = (value: Banner[]) => <BannerCarousel banners={{ state: 'ready', value }} retry={() => {}} />;
  const view = await show(shown([banner]));
  expect(screen.queryByRole('button')).toBeNull();
  await view.rerender(shown([banner, { ...banner, id: 'b' }]));
  const labels = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(labels).toEqual(['Pause', 'Previous', 'Next']);
});

test('a banner with a link other than http is not a link', { tags: ['HM-1'] }, async () => {
  const banner: Banner = { ...plain, link: 'javascript:alert(1)' };
  await show(<BannerCarousel banners={{ state: 'ready', value: [banner] }} retry={() => {}} />);
  screen.getByText('A');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Take a look')).toBeNull();
});

test('a link of a banner with a title says what it does; one without has that in its picture', {
  tags: ['HM-1'],
}, async () => {
  const banner: Banner = { ...plain, link: '/m/hot-games' };
  const shown = (title: string) => (
    <BannerCarousel banners={{ state: 'ready', value: [{ ...banner, title }] }} retry={() => {}} />
  );
  const view = await show(shown('A'));
  within(screen.getByRole('link')).getByText('Take a look');
  await view.rerender(shown(''));
  expect(screen.getByRole('link').textContent).toBe('');
});

test('opens the tapped notice and marks it as read for a member', { tags: ['AN-2'] }, async () => {
  await here.signIn();
  await show(<NoticeList scope={scope} index={1} />);
  await waitFor(() => expect(opened().slice(0, 3)).toEqual([false, true, false]));
  // Each title has a sign, which is quieter in one that is read.
  const isQuiet = () =>
    [...document.querySelectorAll('.accordion-item__title > .accordion-sign')].map(({ classList }) =>
      classList.contains('accordion-sign--read'),
    );
  expect(isQuiet()).toHaveLength(opened().length);
  await waitFor(() => expect(here.sentTo(markAnnouncementRead)).toHaveLength(1));
  await waitFor(() => expect(isQuiet().slice(0, 3)).toEqual([false, true, false]));
  // Refetched after the report.
  await waitFor(() => expect(here.sentTo(getAnnouncements)).toHaveLength(2));
  const again = playerNews(currentAnnouncements(scope).get());
  expect(again.state === 'ready' && again.value[1]!.read).toBe(true);
});

test('opens the notice at the index in the address', { tags: ['AN-2'] }, async () => {
  setWindowWidth(390);
  for (const [query, open] of [
    ['?index=0', [true, false, false]],
    ['?index=2', [false, false, true]],
    ['', [false, false, false]],
    ['?index=-1', [false, false, false]],
    ['?index=x', [false, false, false]],
  ] as const) {
    navigate(`/m/notice${query}`);
    const view = await show(<NoticePage />);
    await waitFor(() => expect(opened().slice(0, 3)).toEqual(open));
    await view.unmount();
  }
});

test('opens the first notice on a wide screen, unless the address names another', {
  tags: ['AN-2'],
}, async () => {
  setWindowWidth(1280);
  for (const [query, open] of [
    ['', [true, false, false]],
    ['?index=2', [false, false, true]],
  ] as const) {
    navigate(`/m/notice${query}`);
    const view = await show(<NoticePage />);
    await waitFor(() => expect(opened().slice(0, 3)).toEqual(open));
    await view.unmount();
  }
});

test('the address follows the open notice', { tags: ['AN-2'] }, async () => {
  navigate('/m/notice?index=2');
  await show(<NoticePage />);
  await waitFor(() => expect(opened()[2]).toBe(true));
  const titles = screen.getAllByRole('button', { expanded: false });
  await user.click(titles[0]!);
  expect(opened().slice(0, 3)).toEqual([true, false, false]);
  await user.click(titles[0]!);
  expect(opened().slice(0, 3)).toEqual([false, false, false]);
  expect(here.seen.navigated.slice(-2)).toEqual([
    { address: '/m/notice?index=0', replace: true },
    { address: '/m/notice', replace: true },
  ]);
  await act(async () => navigate('/m/notice?index=1'));
  expect(opened().slice(0, 3)).toEqual([false, true, false]);
});

test('reports notices opened in quick succession 150 ms apart, then refetches once', {
  tags: ['AN-2'],
}, async () => {
  await here.signIn();
  const news = playerNews(await read());
  if (news.state !== 'ready') throw new Error(news.state);
  stopClock();
  const before = here.sentTo(getAnnouncements).length;
  for (const notice of news.value.slice(0, 3)) markRead(scope, notice);
  const marked = () => {
    const now = playerNews(currentAnnouncements(scope).get());
    return now.state === 'ready' && now.value.slice(0, 3).map((notice) => notice.read);
  };
  expect(marked()).toEqual([true, true, true]);
  const reportCount = () => here.sentTo(markAnnouncementRead).length;
  await settled(() => expect(reportCount()).toBe(1));
  for (const times of [1, 2]) {
    await pass(149);
    expect([reportCount(), here.sentTo(getAnnouncements).length]).toEqual([times, before]);
    await pass(1);
    await settled(() => expect(reportCount()).toBe(times + 1));
  }
  await settled(() => expect(here.sentTo(getAnnouncements).length).toBe(before + 1));
  await pass(150);
  expect([reportCount(), here.sentTo(getAnnouncements).length]).toEqual([3, before + 1]);
  expect(marked()).toEqual([true, true, true]);
});

test('reports each notice opened during a refetch once', { tags: ['AN-2'] }, async () => {
  await here.signIn();
  const news = playerNews(await read());
  if (news.state !== 'ready') throw new Error(news.state);
  const [first, ...others] = news.value.slice(0, 3);
  stopClock();
  const lists = here.gateway.faults!.hold('getAnnouncements');
  markRead(scope, first!);
  await lists.reached;
  for (const notice of others) markRead(scope, notice);
  await settle();
  lists.release();
  for (let times = 0; times < 5; times++) {
    await settle();
    await pass(150);
  }
  expect(here.sentTo(markAnnouncementRead)).toHaveLength(3);
  invalidate();
  const again = playerNews(await read());
  expect(again.state === 'ready' && again.value.slice(0, 3).map((notice) => notice.read)).toEqual([
    true,
    true,
    true,
  ]);
});

test("formats dates in the notice's language and shows other text unchanged", {
  tags: ['AN-2', 'LN-1'],
}, async () => {
  await read();
  mutate(currentAnnouncements(scope), (all) => ({
    ...all,
    player: ['2026-11-21', 'Friday', ''].map((startDate, index) => ({
      ...all.player[0]!,
      id: String(index),
      startDate,
    })),
  }));
  await show(<NoticeList scope={scope} index={-1} />);
  // The date shows without opening the notice.
  expect(titles().map((title) => title.querySelector('.day')?.textContent)).toEqual([
    'Nov 21, 2026',
    'Friday',
    undefined,
  ]);
  const days = [...document.querySelectorAll<HTMLTimeElement>('button time')].map(({ dateTime }) => dateTime);
  expect(days).toEqual(['2026-11-21']);
});

test('a trial account opens notices without marking them', { tags: ['AN-2', 'SE-5'] }, async () => {
  await here.signIn('trial4');
  await show(<NoticeList scope={scope} index={0} />);
  await waitFor(() => expect(opened()[0]).toBe(true));
  await act(settle);
  expect(screen.queryByText('New')).toBeNull();
  expect(here.sentTo(markAnnouncementRead)).toEqual([]);
});
