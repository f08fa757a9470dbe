// @module-tag RT-11
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/platform/platform.ts';
import { sitePlatform } from '../../src/site/platform.ts';

const ORIGIN = 'https://foyer.example';

/** The history of a tab with entries of several sites. A page reads and changes only its own entries. */
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

/** Presses Back and waits for its lazy code. */
const back = async () => {
  platform.back();
  await vi.dynamicImportSettled();
};

/** Loads a document of the site in a tab whose history has these addresses. */
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

/** Simulates the Navigation API, which lists adjacent entries of the same origin. */
function stubNavigation(): void {
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
  ['with the Navigation API', stubNavigation],
  ['without it', () => vi.stubGlobal('navigation', undefined)],
])('Back in a browser %s', (_, prepare) => {
  beforeEach(prepare);

  test('leads to the previous page of the site', async () => {
    load('/m/home');
    platform.navigate('/m/activity');
    platform.navigate('/m/voucherCenter');
    await back();
    expect(here()).toBe('/m/activity');
    await back();
    expect(here()).toBe('/m/home');
  });

  test('leads home instead of leaving the site from its first page', async () => {
    load('https://elsewhere.example/', '/m/forget');
    await back();
    expect(here()).toBe('/m/home');
    expect(entries.map(({ url }) => url)).toEqual(['https://elsewhere.example/', `${ORIGIN}/m/home`]);
  });

  test('leads to the page before a replaced one', async () => {
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

  test('works after a reload, and after a visit to another site', async () => {
    load('/m/home');
    platform.navigate('/m/help');
    entries.push({ url: 'https://elsewhere.example/', state: null });
    platform = sitePlatform();
    await back();
    expect(here()).toBe('/m/home');
  });
});

test('Back returns to pages that were loaded as documents, and skips entries of the same page', async () => {
  stubNavigation();
  load('/m/home', '/m/help', '/m/help#terms', '/m/help');
  await back();
  expect(here()).toBe('/m/home');
});

test('Back does not lead to other pages of the same host', async () => {
  stubNavigation();
  load('/m/activity', '/partner/', '/m/help');
  await back();
  expect(here()).toBe('/m/home');
});
