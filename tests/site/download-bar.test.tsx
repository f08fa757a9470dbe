// @module-tag DL-2
import { afterEach, expect, test } from 'vitest';
import { $status } from '../../src/config/status.ts';
import { $installBar } from '../../src/shell/page/install-bar.ts';
import { $shown, showPage } from '../../src/shell/page/page-store.ts';
import { showDownloadBarLater } from '../../src/site/download-bar.ts';
import { testEnvironment } from '../support/test-environment.ts';

afterEach(() => {
  $shown.set(undefined);
  $installBar.set(undefined);
});

function page() {
  const Page = () => null;
  return { load: async () => ({ default: Page }) };
}

test('shows the bar with the next page, so that nothing visible moves', async () => {
  await testEnvironment();
  const stop = $status.listen(() => {});
  await $status.reload();
  const list = page();
  await showPage('slotGames', list);
  showDownloadBarLater();
  expect($installBar.get()).toBeUndefined();
  // A different route of the same page.
  await showPage('liveGames', list);
  expect($installBar.get()).toBeUndefined();
  await showPage('home', page());
  expect($installBar.get()).toBeDefined();
  stop();
});

test('does not show the bar before its links are loaded, which would move the page', async () => {
  await testEnvironment();
  await showPage('home', page());
  showDownloadBarLater();
  await showPage('activity', page());
  expect($installBar.get()).toBeUndefined();
  const stop = $status.listen(() => {});
  await $status.reload();
  expect($installBar.get()).toBeUndefined();
  await showPage('home', page());
  expect($installBar.get()).toBeDefined();
  stop();
});
