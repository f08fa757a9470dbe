import type { Draw } from '../../gateway/endpoints/lottery.ts';

/**
 * State of a draw at a moment. `before`: seconds until the sale begins; `open`: until it ends; `closed`: until
 * the draw. `drawing`: the draw is due, and the gateway has not announced the next one.
 */
export type DrawState = { state: 'before' | 'open' | 'closed'; seconds: number } | { state: 'drawing' };

/** Returns the state at `now`, in milliseconds since 1970 on the gateway's clock. */
export function drawState({ opensAt, closesAt, drawsAt }: Draw, now: number): DrawState {
  if (now < opensAt) return { state: 'before', seconds: secondsTo(opensAt, now) };
  if (now < closesAt) return { state: 'open', seconds: secondsTo(closesAt, now) };
  if (now < drawsAt) return { state: 'closed', seconds: secondsTo(drawsAt, now) };
  return { state: 'drawing' };
}

const secondsTo = (time: number, now: number) => Math.ceil((time - now) / 1_000);

/** Seconds before closing that are announced to screen readers. */
const ANNOUNCED = [10, 60, 300];

/** Returns the remaining seconds if they should be announced. Short draws skip the early announcements. */
export function announcedSeconds(seconds: number, period: number): number | undefined {
  return ANNOUNCED.find((notice) => seconds <= notice && notice < period / 2);
}
