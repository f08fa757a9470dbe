// @module-tag KI-1
import { afterEach, beforeEach, expect, test } from 'vitest';
import { terminals } from '../../demo/fixtures/operator/terminals.ts';
import { openDatabase } from '../../demo/gateway/database.ts';
import type { Store } from '../../demo/gateway/store.ts';
import { authenticateTerminal } from '../../demo/gateway/terminals.ts';
import { NOON } from './harness.ts';

let store: Store;
beforeEach(() => {
  store = openDatabase(':memory:', false, NOON);
});
afterEach(() => store.close());

const keyOf = (id: string) => terminals.find((terminal) => terminal.id === id)?.key ?? '';

test('identifies a terminal by id and key, with its names', () => {
  expect(authenticateTerminal(store, 'lounge-1', keyOf('lounge-1'))).toEqual({
    id: 'lounge-1',
    name: 'Terminal 1, by the bar',
    venueId: 'lounge',
    venueName: 'Foyer Lounge',
  });
  expect(authenticateTerminal(store, 'harbour-1', keyOf('harbour-1'))?.venueName).toBe('Harbour Hall');
});

test('refuses a terminal with a foreign, missing or unknown key', () => {
  expect(authenticateTerminal(store, 'lounge-1', keyOf('lounge-2'))).toBeUndefined();
  expect(authenticateTerminal(store, 'lounge-1', '')).toBeUndefined();
  expect(authenticateTerminal(store, 'nowhere', keyOf('lounge-1'))).toBeUndefined();
});

test('the database stores hashes of keys only', () => {
  const rows = store.all<{ key: string }>('SELECT key FROM terminals');
  expect(rows).toHaveLength(terminals.length);
  for (const { key } of rows) expect(terminals.map((terminal) => terminal.key)).not.toContain(key);
});
