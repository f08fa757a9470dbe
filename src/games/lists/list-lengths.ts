import { parseNumberMap } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';

const KEY = 'list-lengths';
/** Maximum number of stored lists. */
const LISTS = 20;

/** Number of pages read of each list, until the tab closes; for a member's lists until they sign out. */
export const lengths = {
  note(list: string, pages: number): void {
    const all = stored();
    all.delete(list);
    all.set(list, pages);
    store([...all].slice(-LISTS));
  },

  /** Returns the pages to load first: the stored number when the player returns to a list, otherwise 1. */
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
