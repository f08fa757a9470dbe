import { metalAt } from '../../src/gateway/endpoints/shared/vip-metals.ts';
import type { Language } from '../fixtures/languages.ts';
import { clubs, firstLimit, vipLevels, type WithdrawalLimit } from '../fixtures/operator/vip-levels.ts';
import { isReal } from './account-types.ts';
import type { Session } from './sessions.ts';
import type { Store } from './store.ts';

/** A member's level and turnover, from the ledger and the rounds. */
export interface VipStanding {
  /** 0 for none. */
  level: number;
  /** In cents, since joining. */
  deposit: number;
  turnover: number;
}

export function standingOf(store: Store, memberId: number): VipStanding {
  const done = store.one<{ deposit: number | null; turnover: number | null }>(
    `SELECT (SELECT sum(amount) FROM ledger WHERE member_id = ? AND kind = 'deposit') AS deposit,
       (SELECT sum(bet) FROM rounds WHERE member_id = ?) AS turnover`,
    memberId,
    memberId,
  );
  const [deposit, turnover] = [done?.deposit ?? 0, done?.turnover ?? 0];
  const level = vipLevels.findLastIndex((needs) => deposit >= needs.deposit && turnover >= needs.turnover);
  return { level: level + 1, deposit, turnover };
}

export function levelLabel(level: number, language: Language): string {
  return vipLevels[level - 1]?.label[language] ?? '';
}

/** Returns the label next to a member's name: the VIP level, or else a club's label. */
export function labelOf(
  store: Store,
  { id, type, label }: Session['member'],
  language: Language = 'EN',
): string {
  return (
    (isReal(type) && levelLabel(standingOf(store, id).level, language)) || clubs[label]?.[language] || label
  );
}

/** Returns the metal of a member's VIP level by its place among all; empty without a level. */
export function metalOf(store: Store, { id, type }: Session['member']) {
  const { level } = standingOf(store, id);
  if (!isReal(type) || !level) return '';
  return metalAt(level - 1, vipLevels.length);
}

export function withdrawalLimitOf(store: Store, memberId: number): WithdrawalLimit {
  return vipLevels[standingOf(store, memberId).level - 1]?.withdrawals ?? firstLimit;
}
