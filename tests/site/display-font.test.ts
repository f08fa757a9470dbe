// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platform } from '../../src/platform/platform.ts';
import { $shown, showPage } from '../../src/shell/page/page-store.ts';
import { loadDisplayFont } from '../../src/site/display-font.ts';
import { until } from '../support/patient.ts';
import { environmentPerTest } from '../support/test-environment.ts';

const root = document.documentElement;
const key = 'face';
const here = environmentPerTest();
let idle: (() => void)[];
const load = vi.fn(async (_font: string): Promise<unknown[]> => []);

beforeEach(async () => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  root.style.setProperty('--display', 'ExoA,system-ui');
  await showPage('home', page());
});

afterEach(() => {
  root.className = '';
  root.removeAttribute('style');
  load.mockReset();
  vi.unstubAllGlobals();
  $shown.set(undefined);
  here.close();
});

const page = () => ({ load: async () => ({ default: () => null }) });

test('loads the face when the page is idle, and shows it with the next page', async () => {
  loadDisplayFont();
  expect(load).not.toHaveBeenCalled();
  for (const act of idle) act();
  expect(load).toHaveBeenCalledExactlyOnceWith('600 1rem Exo');
  await until(() => platform().persistentStorage.get(key) === '1');
  // Nothing on the screen changes.
  expect(root.className).toBe('');
  await showPage('activity', page());
  expect(root.className).toBe('face');
});

test('keeps the font of the device when the face cannot be loaded', async () => {
  load.mockRejectedValue(new Error('network'));
  loadDisplayFont();
  for (const act of idle) act();
  await Promise.allSettled(load.mock.results.map(({ value }) => value));
  await showPage('activity', page());
  expect([root.className, platform().persistentStorage.get(key)]).toEqual(['', undefined]);
});

test.each([
  ["a brand's own font replaces it", '', 'Brand,system-ui'],
  ['the page has it', 'face', 'Exo,ExoA,system-ui'],
])('does not load the face when %s', (_, classes, fonts) => {
  root.className = classes;
  root.style.setProperty('--display', fonts);
  loadDisplayFont();
  expect(idle).toEqual([]);
});
