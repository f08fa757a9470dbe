import { atom, computed, type ReadableAtom } from 'nanostores';
import { platform } from '../../src/platform/platform.ts';
import { $tick } from '../../src/platform/tick.ts';
import { $session } from '../../src/session/session.ts';

const KEY = 'foyer-session-began';
const MINUTE = 60_000;

const $began = atom<number | undefined>();

/** Whole minutes since the sign-in; undefined for visitors. */
export const $sessionMinutes: ReadableAtom<number | undefined> = computed([$began, $tick], (began, now) =>
  began === undefined ? undefined : Math.max(0, Math.floor(((now || began) - began) / MINUTE)),
);

/** Stores the start of the session, so that a reload does not reset the clock. */
export function followSessionClock(): void {
  let token: string | undefined;
  let first = true;
  $session.subscribe((session) => {
    const storage = platform().persistentStorage;
    const kept = first ? Number(storage.get(KEY)) : 0;
    first = false;
    if (session?.token === token) return;
    token = session?.token;
    if (!session) storage.remove(KEY);
    else if (!kept) storage.set(KEY, String(platform().now()));
    $began.set(session && (kept || platform().now()));
  });
}
