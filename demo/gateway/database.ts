import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { MINUTE } from '../fixtures/durations.ts';
import { SCHEMA_VERSION, schema } from './schema.ts';
import { fillStore } from './seed/fill.ts';
import { openStore, type Store } from './store.ts';

/** A database file that this version cannot use. */
export class WrongVersion extends Error {
  constructor(file: string, found: number) {
    super(
      `${file} was made by another version of the demo (${found}, this one needs ${SCHEMA_VERSION}). ` +
        'Start once with --reset to make it anew.',
    );
  }
}

const IN_MEMORY = ':memory:';
/** The latest database made in memory, as it began: the next one of the same minute is a copy. */
let latest: { minute: number; slots: number; image: Uint8Array } | undefined;

/** Opens the demo's database, making and filling it where there is none. @throws WrongVersion */
export function openDatabase(file: string, reset: boolean, now: number, slots = 0): Store {
  if (file === IN_MEMORY) return openStore(file, imageOf(now - (now % MINUTE), slots));
  if (reset) for (const tail of ['', '-wal', '-shm']) rmSync(file + tail, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const store = openStore(file);
  const version = store.one<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (version === SCHEMA_VERSION) return store;
  if (version !== 0) {
    store.close();
    throw new WrongVersion(file, version);
  }
  fill(store, now, slots);
  return store;
}

function imageOf(minute: number, slots: number): Uint8Array {
  if (latest?.minute !== minute || latest.slots !== slots) {
    const store = openStore(IN_MEMORY);
    fill(store, minute, slots);
    latest = { minute, slots, image: store.image() };
    store.close();
  }
  return latest.image;
}

function fill(store: Store, now: number, slots: number): void {
  store.script(schema);
  fillStore(store, now, slots);
  store.script(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}
