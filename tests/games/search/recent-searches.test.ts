// @module-tag GC-7
import { beforeEach, expect, test } from 'vitest';
import {
  deleteSearches,
  deleteSearchesWithSession,
  recentSearches,
  saveSearch,
} from '../../../src/games/search/recent-searches.ts';
import { clearSession } from '../../../src/session/session.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();

beforeEach(() => {
  here.platform.ownDevice = true;
});

test('keeps the last six searches, each once, newest first', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C', '']) saveSearch(text);
  expect(recentSearches()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  deleteSearches();
  expect(recentSearches()).toEqual([]);
});

test('deletes them with the session', async () => {
  deleteSearchesWithSession();
  await here.signIn();
  saveSearch('lantern');
  expect(recentSearches()).toEqual(['lantern']);
  clearSession();
  expect(recentSearches()).toEqual([]);
});

test('stores none on a shared device', () => {
  here.platform.persistentStorage.set('RECENT_SEARCHES', '["of another"]');
  delete here.platform.ownDevice;
  saveSearch('lantern');
  expect(recentSearches()).toEqual([]);
  expect(here.platform.persistentStorage.get('RECENT_SEARCHES')).toBe('["of another"]');
});

test.each(['', '{}', '"x"', '[1,null]', '[['])('ignores unreadable storage: %s', (text) => {
  here.platform.persistentStorage.set('RECENT_SEARCHES', text);
  expect(recentSearches()).toEqual([]);
});
