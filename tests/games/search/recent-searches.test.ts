import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  forgetSearches,
  forgetSearchesWithSession,
  noteSearch,
  recentSearches,
} from '../../../src/games/search/recent-searches.ts';
import { clearSession } from '../../../src/session/session.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment();
  here.platform.ownDevice = true;
});
afterEach(() => here.close());

test('GC-7 the last six searches are kept, each once, the latest first', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C', '']) noteSearch(text);
  expect(recentSearches()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test('GC-7 they go with the session that ends', async () => {
  forgetSearchesWithSession();
  await here.signIn();
  noteSearch('lantern');
  expect(recentSearches()).toEqual(['lantern']);
  clearSession();
  expect(recentSearches()).toEqual([]);
});

test('GC-7 a device that is not the player’s own keeps none', () => {
  here.platform.persistentStorage.set('RECENT_SEARCHES', '["of another"]');
  delete here.platform.ownDevice;
  noteSearch('lantern');
  expect(recentSearches()).toEqual([]);
  expect(here.platform.persistentStorage.get('RECENT_SEARCHES')).toBe('["of another"]');
});

test.each(['', '{}', '"x"', '[1,null]', '[['])('GC-7 what cannot be read is nothing: %s', (text) => {
  here.platform.persistentStorage.set('RECENT_SEARCHES', text);
  expect(recentSearches()).toEqual([]);
});
