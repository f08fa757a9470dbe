import type { Rain } from '../../gateway/endpoints/red-rain.ts';
import type { Rains } from './rain.ts';

/**
 * A member's state of the rain at a moment. `before`: seconds until it starts; the others: seconds until it
 * ends. `falling`: these envelopes can be opened; `noChance`: the member has none; `used`: all are opened;
 * `spent`: the pot is empty; `limit`: the member reached the daily limit.
 */
export type RainState =
  | { state: 'none' }
  | { state: 'before' | 'noChance' | 'used' | 'spent' | 'limit'; rain: Rain; seconds: number }
  | { state: 'falling'; rain: Rain; seconds: number; envelopes: readonly number[] };

/** Returns the state at `now`, in milliseconds since 1970 on the gateway's clock. */
export function rainState({ rains, day }: Pick<Rains, 'rains' | 'day'>, now: number): RainState {
  const rain = rains.find(({ endTime }) => now < endTime);
  if (!rain) return { state: 'none' };
  if (now < rain.startTime) return { state: 'before', rain, seconds: secondsTo(rain.startTime, now) };
  const falls = { rain, seconds: secondsTo(rain.endTime, now) };
  if (!rain.chances) return { state: 'noChance', ...falls };
  const envelopes = unopened(rain);
  if (!envelopes.length) return { state: 'used', ...falls };
  if (rain.spent) return { state: 'spent', ...falls };
  if (day.limit > 0 && day.won >= day.limit) return { state: 'limit', ...falls };
  return { state: 'falling', ...falls, envelopes };
}

/** Returns the latest finished rain in which the member opened an envelope. */
export function lastRain({ rains }: Pick<Rains, 'rains'>, now: number): Rain | undefined {
  const last = rains.findLast(({ endTime }) => endTime <= now);
  return last?.opened.length ? last : undefined;
}

const secondsTo = (time: number, now: number) => Math.ceil((time - now) / 1_000);

function unopened({ chances, opened }: Rain): number[] {
  const known = new Set(opened.map(({ envelope }) => envelope));
  return Array.from({ length: chances }, (_, index) => index + 1).filter((envelope) => !known.has(envelope));
}
