import type { Draw } from '../../gateway/endpoints/lottery.ts';

/**
 * A draw at a moment. `before`: its sale begins in so many seconds; `open`: its sale ends; `closed`: it is drawn.
 * `drawing`: its time has come, and the gateway has not told of the next one yet.
 */
export type DrawState = { state: 'before' | 'open' | 'closed'; seconds: number } | { state: 'drawing' };

/** `now` in milliseconds since 1970 by the gateway's clock. */
export function drawState({ opensAt, closesAt, drawsAt }: Draw, now: number): DrawState {
  if (now < opensAt) return { state: 'before', seconds: secondsTo(opensAt, now) };
  if (now < closesAt) return { state: 'open', seconds: secondsTo(closesAt, now) };
  if (now < drawsAt) return { state: 'closed', seconds: secondsTo(drawsAt, now) };
  return { state: 'drawing' };
}

const secondsTo = (time: number, now: number) => Math.ceil((time - now) / 1_000);

/** Seconds before the end of a sale at which the rest is spoken; every second would drown all else. */
const SPOKEN = [10, 60, 300];

/** What of the time left is worth saying now, in seconds; nothing in between. Short draws skip the long notices. */
export function spokenSeconds(seconds: number, period: number): number | undefined {
  return SPOKEN.find((notice) => seconds <= notice && notice < period / 2);
}
