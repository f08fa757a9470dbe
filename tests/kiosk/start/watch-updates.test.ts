// @module-tag KI-1
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type UpdateWatch, watchUpdates } from '../../../kiosk/start/watch-updates.ts';
import type { Idle } from '../../../src/platform/idle.ts';

const PAGE = '/kiosk/';
const CONFIG = '/kiosk/kiosk.json';
const page = (build: string) => `<script type="module" src="/kiosk/assets/main-${build}.js"></script>`;

let files: Record<string, string>;
let away: boolean;
const $idle = atom<Idle>({ state: 'active' });
const reload = vi.fn();
const report = vi.fn();
let following: UpdateWatch;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  report.mockClear();
  away = false;
  files = { [PAGE]: page('one'), [CONFIG]: 'first' };
  $idle.set({ state: 'attract' });
  following = watchUpdates({
    read: async (address) => {
      if (away) throw new TypeError('Failed to fetch');
      return files[address]!;
    },
    taken: { [CONFIG]: 'first' },
    check(_, text) {
      if (text === 'wrong') throw new Error('idleSeconds');
    },
    page: PAGE,
    entry: '/kiosk/assets/main-one.js',
    $idle,
    reload,
    report,
  });
});

afterEach(() => {
  following.stop();
});

/** Longest interval between two checks, plus the reload. */
const passLook = () => vi.advanceTimersByTimeAsync(75_000 + 10_000);

test('the page does not reload while nothing changes', async () => {
  for (let time = 0; time < 100; time++) await passLook();
  expect(reload).not.toHaveBeenCalled();
});

test('the operator’s request makes it check at once', async () => {
  files[CONFIG] = 'second';
  following.check();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['build', PAGE, page('two')],
  ['kiosk.json', CONFIG, 'second'],
])('an idle terminal reloads for a new %s', async (_, address, text) => {
  files[address] = text;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(reload).not.toHaveBeenCalled();
  await passLook();
  expect(reload).toHaveBeenCalled();
});

test('a visit delays the reload until ten seconds after its end', async () => {
  $idle.set({ state: 'active' });
  files[PAGE] = page('two');
  await passLook();
  await passLook();
  expect(reload).not.toHaveBeenCalled();
  $idle.set({ state: 'attract' });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('a check within those ten seconds does not restart them', async () => {
  $idle.set({ state: 'active' });
  files[PAGE] = page('two');
  await passLook();
  $idle.set({ state: 'attract' });
  await vi.advanceTimersByTimeAsync(5_000);
  following.check();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('a visitor who arrives within those ten seconds keeps the page', async () => {
  $idle.set({ state: 'active' });
  files[PAGE] = page('two');
  await passLook();
  $idle.set({ state: 'attract' });
  await vi.advanceTimersByTimeAsync(9_000);
  $idle.set({ state: 'active' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).not.toHaveBeenCalled();
});

test('an invalid configuration is reported once and ignored until it is valid', async () => {
  files[CONFIG] = 'wrong';
  for (let time = 0; time < 5; time++) await passLook();
  expect(report).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  files[CONFIG] = 'second';
  await passLook();
  expect(reload).toHaveBeenCalled();
});

test('an unreachable site does not count as a new build', async () => {
  away = true;
  await passLook();
  away = false;
  await passLook();
  expect(reload).not.toHaveBeenCalled();
});
