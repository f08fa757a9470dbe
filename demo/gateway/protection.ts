import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { helpOrganisations } from '../../src/gateway/protection/help-organisations.ts';
import {
  type Break,
  isOver,
  type Limit,
  type LimitKind,
  type LimitPeriod,
  limitPeriods,
  periodStart,
  realityCheckInterval,
  remaining,
  tightest,
} from '../../src/gateway/protection/rules.ts';
import { MINUTE } from '../fixtures/durations.ts';
import type { Gateway } from './gateway-state.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import { toAmount } from './wallet.ts';

type Parts = Pick<Gateway, 'store' | 'clock' | 'protection'>;

/** The longest pause in milliseconds between two rounds that counts as play. */
const LONGEST_PAUSE = 5 * MINUTE;

/** A limit with its use. Money is in cents, time in minutes. */
export interface LimitState extends Limit {
  kind: LimitKind;
  period: LimitPeriod;
  used: number;
  left: number | null;
}

/** Converts a limit's value to the contract's unit. */
export function toLimitAmount(kind: LimitKind, value: number): number;
export function toLimitAmount(kind: LimitKind, value: number | null): number | null;
export function toLimitAmount(kind: LimitKind, value: number | null): number | null {
  return value === null || kind === 'time' ? value : toAmount(value);
}

const usage: Readonly<Record<LimitKind, string>> = {
  // Deposits that were cancelled or refused have not arrived. Withdrawals do not count: the limit is a gross one.
  deposit: `SELECT sum(amount) AS used FROM payments
    WHERE member_id = ? AND at > ? AND kind = 'deposit' AND state IN ('pending', 'done')`,
  stake: 'SELECT sum(bet) AS used FROM rounds WHERE member_id = ? AND at > ?',
  loss: 'SELECT sum(bet - win) AS used FROM rounds WHERE member_id = ? AND at > ?',
  time: `SELECT sum(min(gap, ${LONGEST_PAUSE})) / ${MINUTE} AS used FROM
    (SELECT at - lag(at) OVER (ORDER BY at) AS gap FROM rounds WHERE member_id = ? AND at > ?)`,
};

/** Returns the limits that the rules offer, with the amounts that they leave. */
export function limitsOf(gateway: Parts, memberId: number): LimitState[] {
  return gateway.protection.rules.limits.flatMap((kind) =>
    limitPeriods.map((period) => {
      const limit = limitOf(gateway, memberId, kind, period);
      return { kind, period, ...limit, ...useOf(gateway, memberId, { kind, period, value: limit.value }) };
    }),
  );
}

/** A limit that is set. Money is in cents, time in minutes. */
interface SetLimit {
  kind: LimitKind;
  period: LimitPeriod;
  value: number;
}

/** Returns the limits of some kinds that the member has set and the rules offer. */
function setLimitsOf(gateway: Parts, memberId: number, kinds: readonly LimitKind[]): SetLimit[] {
  const offered = gateway.protection.rules.limits.filter((kind) => kinds.includes(kind));
  return offered.flatMap((kind) =>
    limitPeriods.flatMap((period) => {
      const { value } = limitOf(gateway, memberId, kind, period);
      return value === null ? [] : [{ kind, period, value }];
    }),
  );
}

/** Returns how much of a limit is used and left. */
function useOf(
  { store, clock }: Parts,
  memberId: number,
  { kind, period, value }: Pick<LimitState, 'kind' | 'period' | 'value'>,
): Pick<LimitState, 'used' | 'left'> {
  const from = periodStart(period, clock());
  const used = store.one<{ used: number | null }>(usage[kind], memberId, from)?.used ?? 0;
  // More won than staked is no loss to show, but the winnings may be lost again.
  return { used: Math.max(0, used), left: remaining(value, used) };
}

export function limitOf({ store }: Parts, memberId: number, kind: LimitKind, period: LimitPeriod): Limit {
  const row = store.one<{ value: number | null; pending_value: number | null; pending_from: number | null }>(
    'SELECT value, pending_value, pending_from FROM limits WHERE member_id = ? AND kind = ? AND period = ?',
    memberId,
    kind,
    period,
  );
  if (!row) return { value: null, pending: null };
  const { value, pending_value, pending_from } = row;
  return { value, pending: pending_from === null ? null : { value: pending_value, from: pending_from } };
}

export function saveLimit(
  { store }: Parts,
  memberId: number,
  { kind, period, value, pending }: Pick<LimitState, 'kind' | 'period' | 'value' | 'pending'>,
): void {
  store.insert(
    'limits',
    {
      member_id: memberId,
      kind,
      period,
      value,
      pending_value: pending?.value ?? null,
      pending_from: pending?.from ?? null,
    },
    'REPLACE',
  );
}

/** Returns the minutes between two reality checks of a member; 0 for none. */
export function realityCheckMinutesOf({ store, protection }: Parts, memberId: number): number {
  const own = store.one<{ minutes: number }>(
    'SELECT minutes FROM reality_checks WHERE member_id = ?',
    memberId,
  );
  return realityCheckInterval(own?.minutes ?? null, protection.rules);
}

export interface LogEntry {
  event: 'set' | 'requested' | 'confirmed' | 'withdrawn' | 'break' | 'realityCheck' | 'interval';
  detail: string;
  period?: LimitPeriod;
  value?: number | null;
  until?: number | null;
}

export function log({ store, clock }: Parts, memberId: number, entry: LogEntry): void {
  const { event, detail, period = null, value = null, until = null } = entry;
  store.insert('protection_log', { member_id: memberId, at: clock(), event, detail, period, value, until });
}

/** @throws Refusal with the tightest limit, if an amount exceeds it */
function enforce(
  gateway: Parts,
  memberId: number,
  kinds: readonly LimitKind[],
  amountFor: (kind: LimitKind) => number,
  code: RefusalCode,
): void {
  const limits = setLimitsOf(gateway, memberId, kinds);
  const left = limits.map((limit) => ({ ...limit, left: useOf(gateway, memberId, limit).left! }));
  const found = tightest(left.filter((limit) => amountFor(limit.kind) > limit.left));
  if (!found) return;
  const { kind, period } = found;
  throw new Refusal(code, { value: { kind, period, left: toLimitAmount(kind, found.left) } });
}

/** Checks a deposit in cents; call it in its transaction. @throws Refusal */
export function enforceDepositLimits(gateway: Parts, memberId: number, amount: number): void {
  enforce(gateway, memberId, ['deposit'], () => amount, featureRefusal.depositLimit);
}

/** Checks a round before its stake is taken, or a launch; call it in the round's transaction. @throws Refusal */
export function enforcePlayLimits(gateway: Parts, memberId: number, stake: number): void {
  // Any round takes time: none is left when less than a minute is.
  const amountFor = (kind: LimitKind) => (kind === 'time' ? 1 : stake);
  enforce(gateway, memberId, ['loss', 'stake', 'time'], amountFor, featureRefusal.playLimit);
}

/** Returns the member's break; undefined if there is none or it is over. */
export function breakOf(
  { store, clock }: Pick<Gateway, 'store' | 'clock'>,
  memberId: number,
): Break | undefined {
  const row = store.one<{ kind: Break['kind']; until: number | null }>(
    'SELECT kind, until FROM breaks WHERE member_id = ?',
    memberId,
  );
  return row && !isOver(row, clock()) ? { ...row } : undefined;
}

/** Returns a break in the contract's format, with the organisations that help. */
export function breakView({ protection }: Pick<Gateway, 'protection'>, pause: Break) {
  return { ...pause, help: [...helpOrganisations[protection.market]] };
}

/** @throws Refusal with the end of the break and who helps */
export function refuseDuringBreak(gateway: Parts, memberId: number): void {
  const pause = breakOf(gateway, memberId);
  if (pause) throw new Refusal(refusal.excluded, { value: breakView(gateway, pause) });
}
