import type { PromotionState } from '../../src/gateway/endpoints/promotions.ts';
import type { PromotionRules, PromotionSeed } from '../fixtures/content/promotion-seed.ts';
import { promotionSeeds } from '../fixtures/content/promotions.ts';
import type { Gateway } from './gateway-state.ts';
import { metaValue } from './meta.ts';
import type { Member } from './sessions.ts';
import type { Store } from './store.ts';
import { labelOf, standingOf } from './vip.ts';

export interface PromotionApplication {
  at: number;
  claimed_at: number | null;
}

/** Returns start and end in milliseconds since 1970; 0 for none. */
export function timesOf({ opens, closes }: PromotionRules, start: number) {
  return {
    startTime: opens === undefined ? 0 : start + opens,
    endTime: closes === undefined ? 0 : start + closes,
  };
}

interface Standing {
  application: PromotionApplication | undefined;
  /** Turnover towards the goal since joining. */
  counted: number;
  label: string;
  now: number;
  /** Start of the promotions' rules. */
  start: number;
}

/** Returns the state of a promotion for an application; guests have none. */
export function stateOf(rules: PromotionRules, standing: Standing): PromotionState {
  const { application, counted, label, now, start } = standing;
  const { startTime, endTime } = timesOf(rules, start);
  const over = endTime > 0 && now >= endTime;
  if (!application) {
    if (now < startTime) return 'comingSoon';
    return over ? 'close' : 'join';
  }
  if (application.claimed_at !== null) return 'claimed';
  const { review, goal } = rules;
  if (review) {
    if (now < application.at + review.ms) return 'applying';
    if (review.passes && !review.passes.includes(label)) return 'rejected';
    if (review.verdict === 'issued') return 'issued';
  }
  if (over) return 'close';
  if (!goal || counted <= 0) return 'joined';
  return counted < goal.cents ? 'process' : 'claim';
}

/** Returns the current state of a promotion for a member, or for a guest. */
export function stateFor({ store, clock }: Gateway, seed: PromotionSeed, member: Member | undefined) {
  const application = member && applicationOf(store, member.id, seed.id);
  return stateOf(seed.rules, {
    application,
    counted: application ? countedFor(store, seed, member.id) : 0,
    label: member ? labelOf(store, member) : '',
    now: clock(),
    start: startOfPromotions(store),
  });
}

export function applicationOf(
  store: Store,
  memberId: number,
  promotionId: string,
): PromotionApplication | undefined {
  return store.one<PromotionApplication>(
    'SELECT at, claimed_at FROM promotion_applications WHERE member_id = ? AND promotion_id = ?',
    memberId,
    promotionId,
  );
}

/** Returns the turnover towards the goal since joining, in cents. Nothing can be claimed after the end. */
export function countedFor(store: Store, { id, rules }: PromotionSeed, memberId: number): number {
  const { kind = '', gameType } = rules.goal ?? {};
  const sql = gameType
    ? `SELECT sum(r.bet) AS cents FROM promotion_applications a JOIN rounds r ON r.member_id = a.member_id AND r.at >= a.at
       JOIN games g ON g.id = r.game_id AND g.type = ? WHERE a.member_id = ? AND a.promotion_id = ?`
    : `SELECT sum(abs(l.amount)) AS cents FROM promotion_applications a
       JOIN ledger l ON l.member_id = a.member_id AND l.kind = ? AND l.at >= a.at
       WHERE a.member_id = ? AND a.promotion_id = ?`;
  return store.one<{ cents: number | null }>(sql, gameType ?? kind, memberId, id)?.cents ?? 0;
}

/** Returns the first midnight of the week in which the database was filled; times of promotions are relative to it. */
export function startOfPromotions(store: Store): number {
  const date = new Date(startOfDemo(store));
  const monday = date.getDate() - ((date.getDay() + 6) % 7);
  return new Date(date.getFullYear(), date.getMonth(), monday).getTime();
}

/** Returns when the database was filled, in milliseconds since 1970. */
function startOfDemo(store: Store): number {
  return Number(metaValue(store, 'began') ?? 0);
}

/** Returns the amount that a member can claim in promotions with a deposit goal, in cents. */
export function claimableOf(gateway: Gateway, memberId: number): number {
  const sql = 'SELECT id, username, type, nickname, label, logins FROM members WHERE id = ?';
  const member = gateway.store.one<Member>(sql, memberId)!;
  return promotionSeeds
    .filter((seed) => seed.rules.goal?.kind === 'deposit' && stateFor(gateway, seed, member) === 'claim')
    .reduce((sum, seed) => sum + rewardOf(gateway.store, seed, memberId), 0);
}

/** Returns whether the member, or a guest, has never deposited. */
export function isNewcomer(store: Store, member: Member | undefined): boolean {
  if (!member) return true;
  return !store.one("SELECT 1 FROM ledger WHERE member_id = ? AND kind = 'deposit' LIMIT 1", member.id);
}

/** Returns the amount that a claim pays now, in cents. */
export function rewardOf(store: Store, seed: PromotionSeed, memberId: number): number {
  const { reward } = seed.rules;
  if (!reward) return 0;
  return reward({
    counted: countedFor(store, seed, memberId),
    lost: lostSince(store, seed.id, memberId),
    level: standingOf(store, memberId).level,
  });
}

/** Returns a member's stakes without winnings since joining a promotion, in cents. */
function lostSince(store: Store, promotionId: string, memberId: number): number {
  const row = store.one<{ cents: number | null }>(
    `SELECT sum(r.bet - r.win) AS cents FROM promotion_applications a
     JOIN rounds r ON r.member_id = a.member_id AND r.at >= a.at WHERE a.member_id = ? AND a.promotion_id = ?`,
    memberId,
    promotionId,
  );
  return row?.cents ?? 0;
}
