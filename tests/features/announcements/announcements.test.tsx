// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bannersOf, pictureFor } from '../../../src/features/announcements/announcements.ts';
import { BannerCarousel } from '../../../src/features/announcements/banner-carousel.tsx';
import { markRead } from '../../../src/features/announcements/mark-read.ts';
import { Marquee } from '../../../src/features/announcements/marquee.tsx';
import { NoticeList } from '../../../src/features/announcements/notice-list.tsx';
import { ownAnnouncements, playerNews } from '../../../src/features/announcements/notices.ts';
import type { Announcement, Banner } from '../../../src/gateway/endpoints/announcements.ts';
import { getAnnouncements, markAnnouncementRead } from '../../../src/gateway/endpoints/announcements.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let view: View;

beforeEach(async () => {
  here = await testEnvironment();
});
afterEach(async () => {
  await view?.close();
  here.close();
});

async function read() {
  const $all = ownAnnouncements(scope);
  const leave = $all.listen(() => {});
  await vi.waitUntil(() => $all.get().state === 'ready');
  leave();
  return $all.get();
}
const marquee = (news: Announcement[], onDownload?: () => void) => (
  <Marquee
    news={{ state: 'ready', value: news }}
    retry={() => {}}
    addressOf={(index) => `/m/notice?index=${index}`}
    {...(onDownload && { onDownload })}
  />
);

test('AN-4 one read brings banners and lists of home', async () => {
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
  expect(pictureFor('sportGames', banners)).toMatch(/match-week\.svg$/);
  expect(pictureFor('login', banners)).toBe('');
});

test('AN-1 the titles run by at 30 steps a second and lead to the notice they are', async () => {
  const news = playerNews(await read());
  if (news.state !== 'ready') throw new Error(news.state);
  view = await show(marquee([...news.value]));
  const links = [...view.element.querySelectorAll('.marquee__list:not(.marquee__list--copy) a')];
  expect(links.map((link) => link.textContent)).toEqual(news.value.map(({ title }) => title));
  expect(links[1]!.getAttribute('href')).toBe('/m/notice?index=1');
  const { style } = view.element.querySelector<HTMLElement>('.marquee__track')!;
  const seconds = Number.parseFloat(style.getPropertyValue('--marquee-time'));
  const steps = Number(style.getPropertyValue('--marquee-steps'));
  expect(Math.abs(steps / seconds - 30)).toBeLessThan(0.5);
});

test('AN-1 it can be paused, and its icon opens the downloads', async () => {
  const onDownload = vi.fn();
  const news = playerNews(await read());
  view = await show(marquee(news.state === 'ready' ? [...news.value] : [], onDownload));
  await click(view.element.querySelector('[aria-label="Pause"]'));
  expect(view.element.querySelector('.marquee--paused')).not.toBeNull();
  await click(view.element.querySelector('[aria-label="Get the app"]'));
  expect(onDownload).toHaveBeenCalledOnce();
});

test("AN-1 without any it says 'no announcement'", async () => {
  view = await show(marquee([]));
  expect(view.element.textContent).toContain('No announcement');
  expect(view.element.querySelector('[aria-label="Pause"]')).toBeNull();
});

test('AN-1 AN-2 an announcement without a title does not run by, keeps its place, and has a name in the list', async () => {
  const news = playerNews(await read());
  if (news.state !== 'ready') throw new Error(news.state);
  const [first, second, third] = news.value;
  view = await show(marquee([first!, { ...second!, title: ' ' }, { ...third!, title: 'x'.repeat(500) }]));
  const links = [...view.element.querySelectorAll('.marquee__list:not(.marquee__list--copy) a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/m/notice?index=0', '/m/notice?index=2']);
  await view.close();
  ownAnnouncements(scope).mutate((all) => ({ ...all, player: [{ ...second!, title: ' ' }] }));
  view = await show(<NoticeList scope={scope} index={-1} />);
  expect(view.element.querySelector('.accordion-item__title')!.textContent).toBe('Announcement');
});

test('HM-1 banners without a picture show their title; without either they are left out', async () => {
  const banner: Banner = { id: 'a', groupName: 'm_home', url: '', title: 'A', link: '' };
  const lists = { promotion: [], player: [], popup: [], hot: [] };
  const banners = bannersOf({
    state: 'ready',
    value: { ...lists, banners: [banner, { ...banner, id: 'b', title: '' }] },
  });
  view = await show(<BannerCarousel banners={banners} retry={() => {}} />);
  expect(view.element.querySelectorAll('.banner')).toHaveLength(1);
  expect(view.element.querySelector('.picture--default')).not.toBeNull();
  // A picture alone is called by what the row of them is.
  await view.again(
    <BannerCarousel
      banners={{ state: 'ready', value: [{ ...banner, url: '/a.svg', title: '', link: '/m/hot-games' }] }}
      retry={() => {}}
    />,
  );
  expect(view.element.querySelector('a.banner img')!.getAttribute('alt')).toBe('Offers');
});

test('HM-1 one banner neither moves nor has controls; several have', async () => {
  const banner: Banner = { id: 'a', groupName: 'm_home', url: '/a.svg', title: 'A', link: '/m/hot-games' };
  const shown = (value: Banner[]) => <BannerCarousel banners={{ state: 'ready', value }} retry={() => {}} />;
  view = await show(shown([banner]));
  expect(view.element.querySelectorAll('button')).toHaveLength(0);
  await view.again(shown([banner, { ...banner, id: 'b' }]));
  const labels = [...view.element.querySelectorAll('button')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(labels).toEqual(['Pause', 'Previous', 'Next']);
});

test('HM-1 a banner with a link that is not http leads nowhere', async () => {
  const banner: Banner = {
    id: 'a',
    groupName: 'm_home',
    url: '/a.svg',
    title: 'A',
    link: 'javascript:alert(1)',
  };
  view = await show(<BannerCarousel banners={{ state: 'ready', value: [banner] }} retry={() => {}} />);
  expect(view.element.querySelector('a')).toBeNull();
});

test('AN-2 the tapped notice is open; opening one notes it as read for a member', async () => {
  await here.signIn();
  view = await show(<NoticeList scope={scope} index={1} />);
  const heads = await until(() => {
    const found = [...view.element.querySelectorAll('[aria-expanded]')];
    return found.length > 1 && found;
  });
  expect(heads.map((head) => head.getAttribute('aria-expanded')).slice(0, 3)).toEqual([
    'false',
    'true',
    'false',
  ]);
  await until(() => here.sentTo(markAnnouncementRead).length === 1);
  // Read again as the gateway has it now.
  await until(() => here.sentTo(getAnnouncements).length === 2);
  const again = playerNews(ownAnnouncements(scope).get());
  expect(again.state === 'ready' && again.value[1]!.read).toBe(true);
});

test('AN-2 notices opened in quick succession are all sent, 150 ms apart, and then read again once', async () => {
  await here.signIn();
  const news = playerNews(await read());
  if (news.state !== 'ready') throw new Error(news.state);
  const before = here.sentTo(getAnnouncements).length;
  for (const notice of news.value.slice(0, 3)) markRead(scope, notice);
  const marked = () => {
    const now = playerNews(ownAnnouncements(scope).get());
    return now.state === 'ready' && now.value.slice(0, 3).map((notice) => notice.read);
  };
  expect(marked()).toEqual([true, true, true]);
  await vi.waitUntil(() => here.sentTo(getAnnouncements).length === before + 1, { timeout: 5_000 });
  const times = here.sentTo(markAnnouncementRead).map(({ at }) => at);
  expect(times).toHaveLength(3);
  expect(times[1]! - times[0]!).toBeGreaterThan(140);
  expect(times[2]! - times[1]!).toBeGreaterThan(140);
  expect(marked()).toEqual([true, true, true]);
});

test('AN-2 LN-1 the day of a notice is written as its language does, and what is no date as it came', async () => {
  await read();
  ownAnnouncements(scope).mutate((all) => ({
    ...all,
    player: ['2026-11-21', 'Friday', ''].map((startDate, index) => ({
      ...all.player[0]!,
      id: String(index),
      startDate,
    })),
  }));
  view = await show(<NoticeList scope={scope} index={-1} />);
  const dates: (string | null)[] = [];
  for (const head of view.element.querySelectorAll('.accordion-item__title')) {
    await click(head);
    for (const date of view.element.querySelectorAll('.accordion-item__date')) dates.push(date.textContent);
  }
  expect(dates).toEqual(['Nov 21, 2026', 'Friday']);
});

test('AN-2 SE-5 a trial account opens notices without marking them', async () => {
  await here.signIn('trial4');
  view = await show(<NoticeList scope={scope} index={0} />);
  await until(() => view.element.querySelector('[aria-expanded="true"]'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(view.element.querySelector('.accordion-item__mark')).toBeNull();
  expect(here.sentTo(markAnnouncementRead)).toEqual([]);
});
