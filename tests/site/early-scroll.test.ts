// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $shown, showPage } from '../../src/shell/page/page-store.ts';
import { restoreScroll } from '../../src/site/scroll.ts';
import { until } from '../support/patient.ts';
import { testEnvironment } from '../support/test-environment.ts';

beforeEach(() => testEnvironment());
afterEach(() => $shown.set(undefined));

const page = () => ({ load: async () => ({ default: () => null }) });

test('a step back restores a position that was reached before this code arrived', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const y = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
  history.replaceState({}, '', '/m/home');
  await showPage('home', page());
  restoreScroll();
  history.pushState({}, '', '/m/activity');
  dispatchEvent(new Event('pushState'));
  y.mockReturnValue(0);
  await showPage('activity', page());
  await until(() => scroll.mock.calls.length === 1);
  history.replaceState({}, '', '/m/home');
  dispatchEvent(new Event('popstate'));
  await showPage('home', page());
  await until(() => scroll.mock.calls.length === 2);
  expect(scroll.mock.calls).toEqual([
    [0, 0],
    [0, 700],
  ]);
});
