import { atom, computed, onMount } from 'nanostores';
import { browserClock } from '../../src/platform/idle.ts';
import { $session } from '../../src/session/session.ts';
import { $kioskConfig } from '../config/kiosk-config.ts';
import { $now } from '../venue/venue-state.ts';

const MINUTE = 60_000;

/**
 * When the session began and when the player last confirmed to know how long it is, in milliseconds that only ever grow:
 * a terminal's clock may be wrong by years, and be set while somebody plays.
 */
const $times = atom<{ began: number; confirmed: number } | undefined>();
onMount($times, () =>
  $session.subscribe((session, before) => {
    if (session?.token === before?.token && $times.get()) return;
    const now = browserClock.now();
    $times.set(session && { began: now, confirmed: now });
  }),
);

/** Whole minutes that the player has been signed in; nothing for a visitor. */
export const $sessionMinutes = computed([$times, $now], (times) =>
  times ? Math.floor((browserClock.now() - times.began) / MINUTE) : undefined,
);

/** Whether it is time to tell the player how long they have been playing. */
export const $realityCheckDue = computed([$times, $kioskConfig, $now], (times, config) => {
  const every = config?.realityCheckMinutes ?? 0;
  return Boolean(times && every && browserClock.now() - times.confirmed >= every * MINUTE);
});

/** The player has read it and goes on. */
export function confirmRealityCheck(): void {
  const times = $times.get();
  if (times) $times.set({ ...times, confirmed: browserClock.now() });
}
