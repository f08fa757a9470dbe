// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveFirstScreen } from '../../src/site/first-screen.ts';

const screen = () => document.querySelector('.first--list');
const root = () => document.getElementById('root')!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div><div class="first first--list"></div>';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the first screen of a page that is parsed already goes once nothing in the site waits, two frames later', async () => {
  await leaveFirstScreen();
  root().innerHTML = '<main><div aria-busy="true"></div></main>';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen()).not.toBeNull();
  root().querySelector('[aria-busy]')!.removeAttribute('aria-busy');
  await vi.advanceTimersByTimeAsync(0);
  expect(screen()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(40);
  expect(screen()).toBeNull();
});

test('it waits for a page that is still on its way, and stays over a site that goes on waiting for 3 s at most', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const left = leaveFirstScreen();
  root().remove();
  state.mockRestore();
  document.body.insertAdjacentHTML('afterbegin', '<div id="root"></div>');
  dispatchEvent(new Event('DOMContentLoaded'));
  await left;
  await vi.advanceTimersByTimeAsync(10_000);
  // As long as there is nothing to show in its place.
  expect(screen()).not.toBeNull();
  root().innerHTML = '<div aria-busy="true"></div>';
  await vi.advanceTimersByTimeAsync(2_990);
  expect(screen()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(60);
  expect(screen()).toBeNull();
});
