import { numbersFrom } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';

const KEY = 'list-lengths';
/** Lists whose length is remembered, the latest. */
const LISTS = 20;

/** Remembers, until the tab is closed, how many pages a list has been read. */
export function noteLength(list: string, pages: number): void {
  const lengths = known();
  lengths.delete(list);
  lengths.set(list, pages);
  platform().sessionStorage.set(KEY, JSON.stringify(Object.fromEntries([...lengths].slice(-LISTS))));
}

/** Pages to begin a list with: 1, or what it had where the player comes back to a place in it. */
export function rememberedLength(list: string): number {
  if (!platform().returning?.()) return 1;
  return known().get(list) ?? 1;
}

function known(): Map<string, number> {
  return numbersFrom(platform().sessionStorage.get(KEY));
}
