// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitForFirstPaint } from '../../src/site/first-painted.ts';
import { loadCode } from '../../src/site/load-code.ts';
import { holdPaints } from '../support/paints.ts';

declare global {
  var started: string[] | undefined;
}

/** Returns an entry module that records its start. */
const entry = (name: string) =>
  `data:text/javascript,(globalThis.started??=[]).push('${name}')//${Math.random()}`;

const page = (files: string[]) => {
  document.head.innerHTML = `<script type="application/json" id="entry-files">${JSON.stringify(files)}</script>`;
};
const sheet = (media = '') => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = media;
  document.body.append(link);
  return link;
};
const requests = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

beforeEach(() => {
  globalThis.started = undefined;
  document.body.innerHTML = '';
});

test('preloads all files at once and starts the last one', async () => {
  const main = entry('main');
  page(['/m/assets/react-1.js', main]);
  await loadCode();
  expect(requests()).toEqual(['modulepreload /m/assets/react-1.js', `modulepreload ${main}`]);
  expect(globalThis.started).toEqual(['main']);
});

test.each(['load', 'error'])('starts the code after the %s event of the stylesheet', async (event) => {
  page([entry('main')]);
  const link = sheet();
  // The media query does not match, so the code must not wait for this stylesheet.
  sheet('(min-width: 90000px)');
  const loaded = loadCode();
  await new Promise((go) => setTimeout(go, 20));
  expect(globalThis.started).toBeUndefined();
  link.dispatchEvent(new Event(event));
  await loaded;
  expect(globalThis.started).toEqual(['main']);
});

test('starts the code when a stylesheet failed earlier', async () => {
  page([entry('main')]);
  sheet().dispatchEvent(new Event('error'));
  await loadCode();
  expect(globalThis.started).toEqual(['main']);
});

test('fetches the code but does not start it while the page is being parsed', async () => {
  const main = entry('main');
  page([main]);
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const loaded = loadCode();
  await new Promise((go) => setTimeout(go, 20));
  expect(requests()).toEqual([`modulepreload ${main}`]);
  expect(globalThis.started).toBeUndefined();
  // The rest of the page contains a stylesheet.
  const link = sheet();
  state.mockRestore();
  dispatchEvent(new Event('DOMContentLoaded'));
  await new Promise((go) => setTimeout(go, 20));
  expect(globalThis.started).toBeUndefined();
  link.dispatchEvent(new Event('load'));
  await loaded;
  expect(globalThis.started).toEqual(['main']);
});

test('rejects when the code cannot be loaded', async () => {
  page(["data:text/javascript,throw new Error('broken')"]);
  await expect(loadCode()).rejects.toThrow('broken');
});

/**
 * Starts to wait for the first paint; returns a function that advances the clock and tells whether the wait
 * is over.
 */
function waiting() {
  vi.useFakeTimers();
  const seen = vi.fn();
  void waitForFirstPaint().then(seen);
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return seen.mock.calls.length > 0;
  };
}

test('resolves at the first contentful paint, or after half a second in a hidden page', async () => {
  const paint = holdPaints();
  const over = waiting();
  // Only the background is painted.
  paint('paint', { name: 'first-paint' });
  expect(await over(100)).toBe(false);
  paint('paint', { name: 'first-contentful-paint' });
  expect(await over(0)).toBe(true);
  const hidden = waiting();
  expect(await hidden(499)).toBe(false);
  expect(await hidden(2)).toBe(true);
});

test('waits for a picture of the first screen, for at most 100 ms', async () => {
  document.body.innerHTML = '<div id="root"><img alt=""></div>';
  const paint = holdPaints();
  const soon = waiting();
  paint('paint', { name: 'first-contentful-paint' });
  paint('largest-contentful-paint', { url: '' });
  expect(await soon(50)).toBe(false);
  paint('largest-contentful-paint', { url: '/art/1.webp' });
  expect(await soon(0)).toBe(true);
  const late = waiting();
  paint('paint', { name: 'first-contentful-paint' });
  expect(await late(99)).toBe(false);
  expect(await late(2)).toBe(true);
});

describe('a rendered page', () => {
  const { classList } = document.documentElement;
  beforeEach(() => classList.add('starting'));
  afterEach(() => classList.remove('starting'));

  test.each([
    ['no picture', '<p>18+</p>', true],
    ['pictures below the first screen only', '<img alt="" loading="lazy">', true],
    ['a picture of the first screen', '<img alt="" loading="lazy"><img alt="">', false],
  ])('with %s starts its code before the paint: %3$s', async (_, html, starts) => {
    document.body.innerHTML = `<div id="root">${html}</div>`;
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    holdPaints();
    const parsed = waiting();
    expect(await parsed(50)).toBe(false);
    state.mockRestore();
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(await parsed(0)).toBe(starts);
  });
});
