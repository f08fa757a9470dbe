import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { helpOrganisations } from '../../../src/gateway/protection/help-organisations.ts';
import {
  confirmLimit,
  type LimitKind,
  type LimitPeriod,
  longerBreak,
  nextRealityCheck,
  nextReview,
  realityCheckChoices,
  requestLimit,
  startBreak,
} from '../../../src/gateway/protection/rules.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { pageInfo, limitOf as pageLimit } from '../paging.ts';
import { isNewcomer } from '../promotion-state.ts';
import {
  breakOf,
  breakView,
  type LogEntry,
  limitOf,
  limitsOf,
  log,
  realityCheckMinutesOf,
  saveLimit,
  toLimitAmount,
} from '../protection.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { endSessionsOf, type Session } from '../sessions.ts';
import { toAmount, toCents } from '../wallet.ts';
import { ownerOf } from './payments.ts';

export const protection = {
  getProtection({ gateway, session }) {
    const { market, rules } = gateway.protection;
    const memberId = ownerOf(session);
    const view = limitsView(gateway, memberId);
    const isLimited = view.limits.some(({ kind, value }) => kind === 'deposit' && value !== null);
    return {
      ...view,
      serverTime: gateway.clock(),
      limitsAsked: rules.limitsAsked && !isLimited && isNewcomer(gateway.store, session.member),
      loosenHours: rules.loosenHours,
      timeOutHours: [...rules.timeOutHours],
      exclusionDays: [...rules.exclusionDays],
      panicHours: rules.panicHours,
      realityCheckMinutes: realityCheckMinutesOf(gateway, memberId),
      realityCheckChoices: realityCheckChoices(rules),
      help: [...helpOrganisations[market]],
    };
  },

  setLimit({ gateway, body: { kind, period, value }, session }) {
    const { store, clock, protection } = gateway;
    const memberId = ownerOf(session);
    if (!protection.rules.limits.includes(kind)) throw badRequest('kind');
    const wanted = toUnits(kind, value);
    return store.transaction(() => {
      const current = limitOf(gateway, memberId, kind, period);
      const next = requestLimit(current, wanted, protection.rules, clock());
      saveLimit(gateway, memberId, { kind, period, ...next });
      const event = next.pending ? 'requested' : 'set';
      if (next !== current) logLimit(gateway, memberId, { kind, period }, { event, value: wanted });
      return limitsView(gateway, memberId);
    });
  },

  confirmLimit({ gateway, body: { kind, period, accepted }, session }) {
    const { store, clock } = gateway;
    const memberId = ownerOf(session);
    return store.transaction(() => {
      const current = limitOf(gateway, memberId, kind, period);
      if (!current.pending) throw new Refusal(refusal.notFound);
      const next = accepted ? confirmLimit(current, clock()) : { ...current, pending: null };
      if (!next) throw new Refusal(featureRefusal.limitWaiting, { value: { from: current.pending.from } });
      saveLimit(gateway, memberId, { kind, period, ...next });
      const event = accepted ? 'confirmed' : 'withdrawn';
      logLimit(gateway, memberId, { kind, period }, { event, value: current.pending.value });
      return limitsView(gateway, memberId);
    });
  },

  startBreak({ gateway, body: { kind, hours }, session }) {
    const { store, clock, protection } = gateway;
    const memberId = ownerOf(session);
    const started = startBreak(kind, hours, protection.rules, clock());
    if (!started) throw new Refusal(featureRefusal.breakUnknown);
    return store.transaction(() => {
      const running = breakOf(gateway, memberId);
      const pause = running ? longerBreak(running, started) : started;
      store.insert('breaks', { member_id: memberId, kind: pause.kind, until: pause.until }, 'REPLACE');
      log(gateway, memberId, { event: 'break', detail: kind, until: started.until });
      endSessionsOf(gateway, memberId, { why: refusal.excluded });
      return breakView(gateway, pause);
    });
  },

  getProtectionHistory({ gateway: { store }, query, session }) {
    const memberId = ownerOf(session);
    const { count } = store.one<{ count: number }>(
      'SELECT count(*) AS count FROM protection_log WHERE member_id = ?',
      memberId,
    )!;
    const rows = store.all<LogRow>(
      'SELECT * FROM protection_log WHERE member_id = ? ORDER BY at DESC, id DESC LIMIT ? OFFSET ?',
      memberId,
      ...pageLimit(query),
    );
    return {
      list: rows.map(({ id, at, event, detail, period, value, until }) => ({
        id,
        at,
        event,
        detail,
        period,
        value: event === 'interval' ? value : toLimitAmount(detail as LimitKind, value),
        until,
      })),
      ...pageInfo(count, query),
    };
  },

  getPlaySession: ({ gateway, session }) => playSession(gateway, session),

  answerRealityCheck({ gateway, body: { answer }, session }) {
    log(gateway, ownerOf(session), { event: 'realityCheck', detail: answer });
    return playSession(gateway, session);
  },

  setRealityCheck({ gateway, body: { minutes }, session }) {
    const memberId = ownerOf(session);
    if (!realityCheckChoices(gateway.protection.rules).includes(minutes)) throw badRequest('minutes');
    if (minutes !== realityCheckMinutesOf(gateway, memberId)) {
      gateway.store.insert('reality_checks', { member_id: memberId, minutes }, 'REPLACE');
      log(gateway, memberId, { event: 'interval', detail: '', value: minutes });
    }
    return { realityCheckMinutes: minutes };
  },
} satisfies Partial<Handlers>;

interface LogRow {
  id: number;
  at: number;
  event: LogEntry['event'];
  detail: string;
  period: LimitPeriod | null;
  value: number | null;
  until: number | null;
}

function toUnits(kind: LimitKind, value: number | null): number | null {
  if (value === null) return null;
  if (kind !== 'time') return toCents(value);
  if (!Number.isInteger(value)) throw badRequest('value: whole minutes');
  return value;
}

function logLimit(
  gateway: Gateway,
  memberId: number,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  entry: Pick<LogEntry, 'event' | 'value'>,
): void {
  log(gateway, memberId, { ...entry, detail: kind, period });
}

function limitsView(gateway: Gateway, memberId: number) {
  const limits = limitsOf(gateway, memberId).map(({ kind, pending, ...limit }) => ({
    ...limit,
    kind,
    value: toLimitAmount(kind, limit.value),
    used: toLimitAmount(kind, limit.used),
    left: toLimitAmount(kind, limit.left),
    pending: pending && { value: toLimitAmount(kind, pending.value), from: pending.from },
  }));
  const hasLimits = limits.some(({ value }) => value !== null);
  const changed = gateway.store.one<{ at: number | null }>(
    `SELECT max(at) AS at FROM protection_log WHERE member_id = ? AND event IN ('set', 'confirmed')`,
    memberId,
  )!.at;
  return { limits, reviewAt: nextReview(hasLimits ? changed : null, gateway.protection.rules) };
}

/** Returns time and net position since the sign-in. */
function playSession(gateway: Gateway, session: Session) {
  const { store, clock, protection } = gateway;
  const { rules } = protection;
  const memberId = ownerOf(session);
  const { staked, won } = store.one<{ staked: number; won: number }>(
    `SELECT coalesce(sum(bet), 0) AS staked, coalesce(sum(win), 0) AS won FROM rounds
     WHERE member_id = ? AND at >= ?`,
    memberId,
    session.begunAt,
  )!;
  const answered = store.one<{ at: number | null }>(
    `SELECT max(at) AS at FROM protection_log WHERE member_id = ? AND event = 'realityCheck' AND at >= ?`,
    memberId,
    session.begunAt,
  )!.at;
  return {
    startedAt: session.begunAt,
    now: clock(),
    staked: toAmount(staked),
    won: toAmount(won),
    net: toAmount(won - staked),
    shown: rules.sessionShown,
    realityCheckAt: nextRealityCheck(answered ?? session.begunAt, realityCheckMinutesOf(gateway, memberId)),
    panicHours: rules.panicHours,
  };
}
