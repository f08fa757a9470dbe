// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/platform/platform.ts';
import { sitePlatform } from '../../src/site/platform.ts';

const ORIGIN = 'https://foyer.example';

/** The history of a tab: entries of several sites, of which a page sees and changes its own alone. */
let entries: { url: string; state: unknown }[];
let at: number;
let platform: Platform;

const here = () => entries[at]!.url.replace(ORIGIN, '');
const step = (by: number) => {
  at += by;
};
const put = (index: number, state: unknown, path: string) => {
  entries.splice(index, entries.length, { url: new URL(path, ORIGIN).href, state });
  at = index;
};

/** Presses Back, whose code comes first. */
const back = async () => {
  platform.back();
  await vi.dynamicImportSettled();
};

/** A document of the site is loaded in a tab that has been to these addresses. */
function load(...visited: string[]): void {
  entries = visited.map((url) => ({ url: new URL(url, ORIGIN).href, state: null }));
  at = entries.length - 1;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at]!.state);
  vi.spyOn(history, 'length', 'get').mockImplementation(() => entries.length);
  vi.spyOn(location, 'href', 'get').mockImplementation(() => entries[at]!.url);
  vi.spyOn(history, 'pushState').mockImplementation((state, _, path) => put(at + 1, state, String(path)));
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, path) => put(at, state, String(path)));
  vi.spyOn(history, 'back').mockImplementation(() => step(-1));
  platform = sitePlatform();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Browsers that tell their entries: those of this origin that lie next to one another. */
function tellEntries(): void {
  const own = () => {
    const foreign = entries.findLastIndex(({ url }, index) => index < at && !url.startsWith(ORIGIN));
    return entries
      .slice(foreign + 1)
      .map(({ url }, index) => ({ url, index, key: String(foreign + 1 + index) }));
  };
  vi.stubGlobal('navigation', {
    entries: own,
    get currentEntry() {
      return own().find(({ key }) => key === String(at));
    },
    traverseTo(key: string) {
      at = Number(key);
      return {
        committed: Promise.reject(new Error('aborted')),
        finished: Promise.reject(new Error('aborted')),
      };
    },
  });
}

describe.each([
  ['that tells its entries', tellEntries],
  ['that does not', () => vi.stubGlobal('navigation', undefined)],
])('RT-11 Back in a browser %s', (_, prepare) => {
  beforeEach(prepare);

  test('leads to the page of the site that was here before', async () => {
    load('/m/home');
    platform.navigate('/m/activity');
    platform.navigate('/m/voucherCenter');
    await back();
    expect(here()).toBe('/m/activity');
    await back();
    expect(here()).toBe('/m/home');
  });

  test('never leaves the site: behind its first page in the tab lies home', async () => {
    load('https://elsewhere.example/', '/m/forget');
    await back();
    expect(here()).toBe('/m/home');
    expect(entries.map(({ url }) => url)).toEqual(['https://elsewhere.example/', `${ORIGIN}/m/home`]);
  });

  test('a page that took the place of another has what lay behind that one', async () => {
    load('https://elsewhere.example/', '/m/voucherCenter');
    platform.navigate('/m/login', { replace: true });
    platform.navigate('/m/voucherCenter', { replace: true });
    await back();
    expect(here()).toBe('/m/home');
    platform.navigate('/m/activity');
    platform.navigate('/m/voucherCenter');
    platform.navigate('/m/login', { replace: true });
    await back();
    expect(here()).toBe('/m/activity');
  });

  test('holds after a reload, and after another site was visited in between', async () => {
    load('/m/home');
    platform.navigate('/m/help');
    entries.push({ url: 'https://elsewhere.example/', state: null });
    platform = sitePlatform();
    await back();
    expect(here()).toBe('/m/home');
  });
});

test('RT-11 Back knows pages that were loaded anew, and steps over what has the address of this one', async () => {
  tellEntries();
  load('/m/home', '/m/help', '/m/help#terms', '/m/help');
  await back();
  expect(here()).toBe('/m/home');
});

test('RT-11 Back does not lead to other pages of the same host', async () => {
  tellEntries();
  load('/m/activity', '/partner/', '/m/help');
  await back();
  expect(here()).toBe('/m/home');
});
