/** Rules of player protection as functions of a pack's values, a player's state and a clock (ms since 1970). */

export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Maximum of one limit, in the site currency or minutes. */
export const MOST_LIMIT = 10_000_000;

/** Demands of a market on the interface and the gateway. */
export interface ProtectionRules {
  /** Minimum age in years. */
  age: number;
  /** The kinds of limits that a player can set, each per day, week and month. */
  limits: readonly LimitKind[];
  /** Whether registration and the first deposit ask for a deposit limit. */
  limitsAsked: boolean;
  /** Hours before a looser limit can be confirmed. */
  loosenHours: number;
  /** Months after which a player is asked to review the limits; 0 for never. */
  reviewMonths: number;
  /** Whether a game shows its time and the net position of the session all the while. */
  sessionShown: boolean;
  /** Minutes of play between two reality checks; 0 for none. */
  realityCheckMinutes: number;
  /** Length of the break that a panic button starts without a question; 0 for no button. */
  panicHours: number;
  timeOutHours: readonly number[];
  /** Days of self-exclusion; 0 is one without an end. */
  exclusionDays: readonly number[];
  /** Whether a player can cancel a pending withdrawal. */
  cancelWithdrawals: boolean;
  /** Whether withdrawals wait until the player's identity is verified. */
  identityFirst: boolean;
  /** Whether games may play rounds by themselves. */
  autoplay: boolean;
  /** Whether the login shows the risks of gambling. */
  riskAtLogin: boolean;
  /** Minutes without activity after which a player is logged out; 0 for never. */
  idleMinutes: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rolling periods. A month has 31 days, so that it is never shorter than a calendar month. */
const periodLengths: Readonly<Record<LimitPeriod, number>> = { day: DAY, week: 7 * DAY, month: 31 * DAY };

/** Returns the start of the rolling period that ends now. */
export function periodStart(period: LimitPeriod, now: number): number {
  return now - periodLengths[period];
}

/** A limit of one kind and period. Money is in the smallest unit, time in minutes. */
export interface Limit {
  /** Null without a limit. Zero allows nothing. */
  value: number | null;
  /** A looser value that the player has requested, and when it can be confirmed. */
  pending: { value: number | null; from: number } | null;
}

/** Returns whether a value allows more than the current one. */
export function isLooser(next: number | null, current: number | null): boolean {
  return (next ?? Number.POSITIVE_INFINITY) > (current ?? Number.POSITIVE_INFINITY);
}

/**
 * Returns the limit after a player's request. A tighter value applies at once and withdraws a pending looser one.
 * A looser value waits; requesting the same value again does not restart the wait.
 */
export function requestLimit(limit: Limit, value: number | null, rules: ProtectionRules, now: number): Limit {
  if (!isLooser(value, limit.value)) return { value, pending: null };
  if (limit.pending?.value === value) return limit;
  return { value: limit.value, pending: { value, from: now + rules.loosenHours * HOUR } };
}

/** Returns the limit after the player has confirmed the looser value; undefined while that is not possible. */
export function confirmLimit({ pending }: Limit, now: number): Limit | undefined {
  return pending && now >= pending.from ? { value: pending.value, pending: null } : undefined;
}

/** Returns the rest of a limit; null without a limit. Zero leaves nothing, also after winnings. */
export function remaining(value: number | null, used: number): number | null {
  return value && Math.max(0, value - used);
}

/** Returns the limit that leaves least; undefined if none is set. */
export function tightest<Found extends { left: number | null }>(limits: readonly Found[]): Found | undefined {
  return limits
    .filter(({ left }) => left !== null)
    .reduce<Found | undefined>((best, one) => (best && best.left! <= one.left! ? best : one), undefined);
}

/** The kinds of breaks. `panic` is the time-out of the panic button. */
export const breakKinds = ['timeOut', 'exclusion', 'panic'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** A break from play. It ends at `until`; null has no end. */
export interface Break {
  kind: BreakKind;
  until: number | null;
}

/** Returns the break that a player starts; undefined if the rules do not offer this length in hours. */
export function startBreak(
  kind: BreakKind,
  hours: number | null,
  rules: ProtectionRules,
  now: number,
): Break | undefined {
  const offered = {
    timeOut: rules.timeOutHours,
    exclusion: rules.exclusionDays.map((days) => days * 24 || null),
    panic: rules.panicHours ? [rules.panicHours] : [],
  }[kind] as readonly (number | null)[];
  if (!offered.includes(hours)) return undefined;
  return { kind, until: hours === null ? null : now + hours * HOUR };
}

export function isOver({ until }: Break, now: number): boolean {
  return until !== null && now >= until;
}

/** Returns the break that lasts longer: a new one never shortens another. */
export function longerBreak(one: Break, other: Break): Break {
  const end = ({ until }: Break) => until ?? Number.POSITIVE_INFINITY;
  return end(other) > end(one) ? other : one;
}

/** Minutes between two reality checks that a player can choose, where the rules do not demand fewer. */
const offeredIntervals = [10, 15, 20, 30, 45, 60, 120] as const;

/** Returns the intervals in minutes that a player can choose from; 0 is none. */
export function realityCheckChoices({ realityCheckMinutes: most }: ProtectionRules): number[] {
  if (!most) return [0, ...offeredIntervals];
  return [...offeredIntervals.filter((minutes) => minutes < most), most];
}

/** Returns the interval that applies: the player's own, unless the rules demand a shorter one. */
export function realityCheckInterval(
  own: number | null,
  { realityCheckMinutes: most }: ProtectionRules,
): number {
  if (own === null) return most;
  return most ? Math.min(own || most, most) : own;
}

/** Returns when the next reality check is due; null without reality checks. */
export function nextRealityCheck(answeredAt: number, minutes: number): number | null {
  return minutes ? answeredAt + minutes * MINUTE : null;
}

/** Returns when the limits are due for a review; null without reviews or limits. */
export function nextReview(reviewedAt: number | null, rules: ProtectionRules): number | null {
  if (reviewedAt === null || !rules.reviewMonths) return null;
  const due = new Date(reviewedAt);
  const day = due.getUTCDate();
  due.setUTCMonth(due.getUTCMonth() + rules.reviewMonths);
  // Six months after 31 August is the last day of February.
  if (due.getUTCDate() !== day) due.setUTCDate(0);
  return due.getTime();
}
