// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPainted } from '../../src/site/first-painted.ts';
import { loadCode } from '../../src/site/load-code.ts';
import { holdPaints } from '../support/paints.ts';

declare global {
  var started: string[] | undefined;
}

/** An entry that says that it runs. */
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
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

beforeEach(() => {
  globalThis.started = undefined;
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all files are asked for at once, and the last one is started', async () => {
  const main = entry('main');
  page(['/m/assets/react-1.js', main]);
  await loadCode();
  expect(asked()).toEqual(['modulepreload /m/assets/react-1.js', `modulepreload ${main}`]);
  expect(globalThis.started).toEqual(['main']);
});

test.each(['load', 'error'])('the code starts when its sheet is settled: %s', async (event) => {
  page([entry('main')]);
  const link = sheet();
  // Too narrow a screen for this one: nobody waits for it.
  sheet('(min-width: 90000px)');
  const loaded = loadCode();
  await new Promise((go) => setTimeout(go, 20));
  expect(globalThis.started).toBeUndefined();
  link.dispatchEvent(new Event(event));
  await loaded;
  expect(globalThis.started).toEqual(['main']);
});

test('a sheet that failed before anybody waited for it keeps nothing from starting', async () => {
  page([entry('main')]);
  sheet().dispatchEvent(new Event('error'));
  await loadCode();
  expect(globalThis.started).toEqual(['main']);
});

test('while the page is still on its way the code is fetched and not started', async () => {
  const main = entry('main');
  page([main]);
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const loaded = loadCode();
  await new Promise((go) => setTimeout(go, 20));
  expect(asked()).toEqual([`modulepreload ${main}`]);
  expect(globalThis.started).toBeUndefined();
  // Its sheets come with the rest of it.
  const link = sheet();
  state.mockRestore();
  dispatchEvent(new Event('DOMContentLoaded'));
  await new Promise((go) => setTimeout(go, 20));
  expect(globalThis.started).toBeUndefined();
  link.dispatchEvent(new Event('load'));
  await loaded;
  expect(globalThis.started).toEqual(['main']);
});

test('code that cannot be loaded is told to whoever waits for it', async () => {
  page(["data:text/javascript,throw new Error('broken')"]);
  await expect(loadCode()).rejects.toThrow('broken');
});

/** Begins to wait for the first paint; tells whether that is over after so many milliseconds. */
function waiting() {
  vi.useFakeTimers();
  const seen = vi.fn();
  void firstPainted().then(seen);
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return seen.mock.calls.length > 0;
  };
}

test('a page is taken for painted once its content is seen, and after half a second where nobody sees it', async () => {
  const paint = holdPaints();
  const over = waiting();
  // The background alone.
  paint('paint', { name: 'first-paint' });
  expect(await over(100)).toBe(false);
  paint('paint', { name: 'first-contentful-paint' });
  expect(await over(0)).toBe(true);
  const hidden = waiting();
  expect(await hidden(499)).toBe(false);
  expect(await hidden(2)).toBe(true);
});

test('a page that has pictures of its first screen waits for one of them, and a tenth of a second at most', async () => {
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
