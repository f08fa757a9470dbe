import { parseNumberMap } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';

const KEY = 'list-lengths';
/** Lists whose length is remembered, the latest. */
const LISTS = 20;

/** How many pages each list has been read, until the tab is closed; a member's own lists until they sign out. */
export const lengths = {
  note(list: string, pages: number): void {
    const all = stored();
    all.delete(list);
    all.set(list, pages);
    store([...all].slice(-LISTS));
  },

  /** Pages to begin a list with: 1, or what it had where the player comes back to a place in it. */
  known(list: string): number {
    if (!platform().returning?.()) return 1;
    return stored().get(list) ?? 1;
  },
};

$session.listen((session, before) => {
  if (!before || before.token === session?.token) return;
  const all = [...stored()];
  const others = all.filter(([list]) => !list.startsWith(PERSONAL_PREFIX));
  if (others.length < all.length) store(others);
});

function stored(): Map<string, number> {
  return parseNumberMap(platform().sessionStorage.get(KEY));
}

function store(lists: readonly [string, number][]): void {
  platform().sessionStorage.set(KEY, JSON.stringify(Object.fromEntries(lists)));
}
