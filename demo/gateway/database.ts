import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { MINUTE } from '../fixtures/durations.ts';
import { fleetSchema } from './fleet/schema.ts';
import { SCHEMA_VERSION, schema } from './schema.ts';
import { fillStore } from './seed/fill.ts';
import { sharedValue } from './shared-values.ts';
import { openStore, type Store } from './store.ts';

/** A database file that cannot be used. Its message says what to do. */
export class UnusableDatabase extends Error {
  constructor(file: string, why: string, remedy = 'Start once with --reset to make it anew.') {
    super(`${file} ${why}. ${remedy}`);
    this.name = 'UnusableDatabase';
  }
}

/** SQLite's codes for a file that another process uses. */
const BUSY = [5, 6];
const IN_MEMORY = ':memory:';
/** The latest in-memory database as it was created: the next one within the same minute is a copy. */
let latest: { minute: number; slots: number; image: Uint8Array } | undefined;

/**
 * Opens the demo's database for this process only, and creates and fills it if needed. The next start
 * completes an interrupted one. @throws UnusableDatabase
 */
export function openDatabase(file: string, reset: boolean, now: number, slots = 0): Store {
  if (file === IN_MEMORY) return openStore(file, imageOf(now - (now % MINUTE), slots));
  mkdirSync(dirname(file), { recursive: true });
  if (reset) removeFile(file);
  let store: Store | undefined;
  try {
    store = openStore(file);
    checkFile(store, file);
    if (versionOf(store) === 0) fill(store, now, slots);
    return store;
  } catch (error) {
    store?.close();
    throw named(error, file);
  }
}

/** Deletes a file, unless another process uses it. @throws UnusableDatabase */
function removeFile(file: string): void {
  try {
    openStore(file).close();
  } catch (error) {
    if (isBusy(error)) throw named(error, file);
  }
  for (const tail of ['', '-wal', '-shm']) rmSync(file + tail, { force: true });
}

const isBusy = (error: unknown) => BUSY.includes((error as { errcode?: number }).errcode ?? 0);

/** Adds the file's name and a remedy to an error of SQLite. */
function named(error: unknown, file: string): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== 'ERR_SQLITE_ERROR') return error;
  if (!isBusy(error)) return new UnusableDatabase(file, `cannot be read (${message ?? code})`);
  return new UnusableDatabase(file, 'is used by another server', 'Stop that one first.');
}

const versionOf = (store: Store) =>
  store.one<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;

/** @throws UnusableDatabase for a damaged file, or one of another version */
function checkFile(store: Store, file: string): void {
  const found = store.one<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check ?? 'nothing';
  if (found !== 'ok') throw new UnusableDatabase(file, `is damaged (${found})`);
  const version = versionOf(store);
  const begun = store.one('SELECT 1 AS found FROM sqlite_schema') !== undefined;
  if (version === 0 && begun) throw new UnusableDatabase(file, 'was never filled to its end');
  if (version !== 0 && version !== SCHEMA_VERSION) {
    const why = `was made by another version of the demo (${version}, this one needs ${SCHEMA_VERSION})`;
    throw new UnusableDatabase(file, why);
  }
}

function imageOf(minute: number, slots: number): Uint8Array {
  if (latest?.minute !== minute || latest.slots !== slots) {
    const image = sharedValue(`${minute}-${slots}.sqlite`, () => {
      const store = openStore(IN_MEMORY);
      fill(store, minute, slots);
      const whole = store.image();
      store.close();
      return whole;
    });
    latest = { minute, slots, image };
  }
  return latest.image;
}

/** Fills the tables in one transaction. */
function fill(store: Store, now: number, slots: number): void {
  store.transaction(() => {
    store.script(schema);
    store.script(fleetSchema);
    fillStore(store, now, slots);
    store.script(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}
