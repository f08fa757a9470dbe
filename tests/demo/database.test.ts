import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../demo/gateway/database.ts';
import { openStore } from '../../demo/gateway/store.ts';
import { NOON } from './harness.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-database-'));
  file = join(folder, 'demo.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (reset = false, now = NOON) => openDatabase(file, reset, now);
const gamesIn = (store: ReturnType<typeof open>) =>
  store.one<{ count: number }>('SELECT count(*) AS count FROM games')?.count ?? 0;

describe('a first start', () => {
  test('that is interrupted is completed by the next one', () => {
    // An invalid time, with which a member cannot be inserted.
    expect(() => open(false, Number.NaN)).toThrow();
    const store = open();
    expect(gamesIn(store)).toBeGreaterThan(100);
    store.close();
  });

  test('reports an incomplete file of an earlier version with a remedy', () => {
    const half = new DatabaseSync(file);
    half.exec('CREATE TABLE meta (name TEXT)');
    half.close();
    expect(() => open()).toThrow(`${file} was never filled to its end. Start once with --reset`);
    open(true).close();
    open().close();
  });
});

test('only the owner can read the files, including those created with other permissions', () => {
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  const store = open();
  for (const tail of ['', '-wal']) expect(statSync(file + tail).mode & 0o777).toBe(0o600);
  store.close();
});

describe('a second server on one file', () => {
  test('fails with a message and deletes nothing, at any start', () => {
    const first = open();
    expect(() => open()).toThrow(`${file} is used by another server`);
    expect(() => open(true)).toThrow(`${file} is used by another server`);
    expect(gamesIn(first)).toBeGreaterThan(100);
    first.close();
    open().close();
  });
});

describe('a damaged file', () => {
  test('that is not a database is reported with a remedy', () => {
    writeFileSync(file, 'not a database at all, but long enough to be looked at for one');
    expect(() => open()).toThrow(new RegExp(`${file} cannot be read .* Start once with --reset`));
    open(true).close();
  });

  test('with one damaged page is reported too', () => {
    open().close();
    const bytes = readFileSync(file);
    const page = 4_096 * Math.floor(bytes.length / 8_192);
    writeFileSync(file, bytes.fill(0xa5, page, page + 4_096));
    expect(() => open()).toThrow(`${file} is damaged`);
    expect(() => open()).toThrow('Start once with --reset');
  });
});

test('writes survive a killed process', () => {
  const store = open();
  store.run("UPDATE members SET nickname = 'Kept' WHERE username = 'maya7'");
  for (const tail of ['', '-wal']) copyFileSync(file + tail, join(folder, `copy.sqlite${tail}`));
  store.close();
  const copy = openDatabase(join(folder, 'copy.sqlite'), false, NOON);
  expect(copy.one("SELECT nickname FROM members WHERE username = 'maya7'")).toEqual({ nickname: 'Kept' });
  copy.close();
});

test('a transaction that SQLite ended reports the original error', () => {
  const store = openStore(':memory:');
  store.script('CREATE TABLE one (id INTEGER PRIMARY KEY)');
  const failing = () =>
    store.transaction(() => {
      store.run('INSERT INTO one VALUES (1)');
      store.run('INSERT OR ROLLBACK INTO one VALUES (1)');
    });
  expect(failing).toThrow('UNIQUE constraint failed');
  expect(store.all('SELECT id FROM one')).toEqual([]);
  expect(store.transaction(() => store.run('INSERT INTO one VALUES (2)'))).toBe(1);
  store.close();
});
