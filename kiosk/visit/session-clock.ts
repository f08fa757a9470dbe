import { atom, computed, onMount } from 'nanostores';
import { browserClock } from '../../src/platform/idle.ts';
import { $session } from '../../src/session/session.ts';
import { $kioskConfig } from '../config/kiosk-config.ts';
import { $now } from '../venue/venue-state.ts';

const MINUTE = 60_000;

/**
 * Start of the session and the last confirmed reality check, in monotonic milliseconds: the terminal's clock may
 * be wrong by years, and be set meanwhile.
 */
const $times = atom<{ began: number; confirmed: number } | undefined>();
onMount($times, () =>
  $session.subscribe((session, before) => {
    if (session?.token === before?.token && $times.get()) return;
    const now = browserClock.now();
    $times.set(session && { began: now, confirmed: now });
  }),
);

/** Whole minutes since the sign-in; undefined without a session. */
export const $sessionMinutes = computed([$times, $now], (times) =>
  times ? Math.floor((browserClock.now() - times.began) / MINUTE) : undefined,
);

/** Whether a reality check is due. */
export const $realityCheckDue = computed([$times, $kioskConfig, $now], (times, config) => {
  const every = config?.realityCheckMinutes ?? 0;
  return Boolean(times && every && browserClock.now() - times.confirmed >= every * MINUTE);
});

/** Confirms the reality check. */
export function confirmRealityCheck(): void {
  const times = $times.get();
  if (times) $times.set({ ...times, confirmed: browserClock.now() });
}
