import { atom, computed, onMount } from 'nanostores';
import { platform } from '../../src/platform/platform.ts';
import { $kioskConfig } from '../config/kiosk-config.ts';
import { closesAt, isOpen, nextOpening } from './opening-hours.ts';

/** Milliseconds between two looks at the clock of the wall. */
const LOOK = 5_000;
/** Milliseconds before closing from which on it is said. */
const CLOSING_SOON = 15 * 60_000;

/** Milliseconds since 1970, a few seconds exact. */
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

/** The venue's hours as they stand at this moment. */
export const $venue = computed([$kioskConfig, $now], (config, now): VenueState => {
  const hours = config?.openingHours ?? [];
  if (!isOpen(hours, now)) return { state: 'closed', opens: nextOpening(hours, now) };
  const at = closesAt(hours, now);
  return at && at - now <= CLOSING_SOON ? { state: 'closing', at } : { state: 'open' };
});
