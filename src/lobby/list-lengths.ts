import * as v from 'valibot';
import { fromJson } from '../lib/json.ts';
import { platform } from '../platform/platform.ts';

const KEY = 'list-lengths';
/** Lists whose length is remembered, the latest. */
const LISTS = 20;

const lengths = v.fallback(v.array(v.tuple([v.string(), v.number()])), []);

/** Remembers, until the tab is closed, how many pages a list has been read. */
export function noteLength(list: string, pages: number): void {
  const others = known().filter(([name]) => name !== list);
  platform().passing.set(KEY, JSON.stringify([...others, [list, pages]].slice(-LISTS)));
}

/** Pages to begin a list with: 1, or what it had where the player comes back to a place in it. */
export function rememberedLength(list: string): number {
  if (!platform().returning?.()) return 1;
  return known().find(([name]) => name === list)?.[1] ?? 1;
}

function known(): [string, number][] {
  return v.parse(lengths, fromJson(platform().passing.get(KEY)));
}
