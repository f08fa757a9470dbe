// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platform } from '../../src/platform/platform.ts';
import { $shown, showPage } from '../../src/shell/page/page-store.ts';
import { restoreScroll } from '../../src/site/scroll.ts';
import { until } from '../support/patient.ts';
import { testEnvironment } from '../support/test-environment.ts';

beforeEach(() => testEnvironment());
afterEach(() => $shown.set(undefined));

const page = () => ({ load: async () => ({ default: () => null }) });

test('a page that was opened before this code arrived begins at the top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.replaceState({}, '', '/m/activity');
  await showPage('home', page());
  // The address has changed; the code of the page has not arrived.
  restoreScroll();
  await new Promise((done) => requestAnimationFrame(done));
  expect(scroll).not.toHaveBeenCalled();
  await showPage('activity', page());
  expect(platform().returning?.()).toBe(false);
  await until(() => scroll.mock.calls.length > 0);
  expect(scroll.mock.calls).toEqual([[0, 0]]);
});
