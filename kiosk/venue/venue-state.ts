import { atom, computed, onMount } from 'nanostores';
import { platform } from '../../src/platform/platform.ts';
import { $kioskConfig } from '../config/kiosk-config.ts';
import { closesAt, isOpen, nextOpening } from './opening-hours.ts';

/** Milliseconds between two updates of the time. */
const LOOK = 5_000;
/** Milliseconds before closing from which a notice is shown. */
const CLOSING_SOON = 15 * 60_000;

/** Milliseconds since 1970, updated every few seconds. */
export const $now = atom(0);
onMount($now, () => {
  const look = () => $now.set(platform().now());
  look();
  const timer = setInterval(look, LOOK);
  return () => clearInterval(timer);
});

export type VenueState =
  | { state: 'open' }
  | { state: 'closing'; at: number }
  | { state: 'closed'; opens: number | undefined };

/** State of the venue by its opening hours. */
export const $venue = computed([$kioskConfig, $now], (config, now): VenueState => {
  const hours = config?.openingHours ?? [];
  if (!isOpen(hours, now)) return { state: 'closed', opens: nextOpening(hours, now) };
  const at = closesAt(hours, now);
  return at && at - now <= CLOSING_SOON ? { state: 'closing', at } : { state: 'open' };
});
