import { type Resource, resource } from '../../gateway/cache/resource.ts';
import {
  type Bet,
  type CategoryResult,
  type Deposit,
  getBetRecords,
  getDeposits,
  getProfitAndLoss,
  getTransactions,
  type Transaction,
} from '../../gateway/endpoints/records.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { type RangeName, rangeAt } from './ranges.ts';
import { type RecordPages, recordPages } from './record-pages.ts';

/** Returns bets of a category, all if it is empty, with the games' names in a language (WL-2). */
export function bets(
  range: RangeName,
  gameType: string,
  language: string,
): RecordPages<Bet, Reply<typeof getBetRecords>['totals']> {
  return recordPages(`bets/${gameType}/${language}`, range, (query, signal) =>
    call(getBetRecords, { query: { ...query, gameType, language } }, { signal }),
  );
}

/** Returns the change of the balance by a bet; undefined while it is undecided. */
export const resultOf = ({ state, win, bet }: Bet): number | undefined =>
  state === 'open' ? undefined : sumOf([win, -bet]);

/** Returns money movements of a kind, all if it is empty, with games and methods in a language; with `team` those of an agent's team (WL-2). */
export function transactions(
  range: RangeName,
  kind: string,
  team: boolean,
  language: string,
): RecordPages<Transaction, Reply<typeof getTransactions>['totals']> {
  const types = team ? 'A' : '';
  return recordPages(`transactions/${types}/${kind}/${language}`, range, (query, signal) =>
    call(getTransactions, { query: { ...query, kind, types, language } }, { signal }),
  );
}

/** Returns deposits, with the names of their methods in a language (WL-2). */
export function deposits(
  range: RangeName,
  language: string,
): RecordPages<Deposit, Reply<typeof getDeposits>['totals']> {
  return recordPages(`deposits/${language}`, range, (query, signal) =>
    call(getDeposits, { query: { ...query, language } }, { signal }),
  );
}

export interface ProfitAndLoss {
  categories: readonly CategoryResult[];
  bet: number;
  win: number;
  rewards: number;
  /** Change of the balance by bets and rewards. */
  result: number;
}

const FRESH_FOR = 10_000;

/** Returns stakes and wins by category, with totals (WL-3). */
export function profitAndLoss(range: RangeName): Resource<ProfitAndLoss> {
  return resource(
    `${PERSONAL_PREFIX}records/profit/${range}`,
    async (signal) =>
      withTotals(await call(getProfitAndLoss, { query: rangeAt(range, platform().now()) }, { signal })),
    { freshFor: FRESH_FOR },
  );
}

export function withTotals({ list, rewards }: Reply<typeof getProfitAndLoss>): ProfitAndLoss {
  const bet = sumOf(list.map((category) => category.bet));
  const win = sumOf(list.map((category) => category.win));
  return { categories: list, bet, win, rewards, result: sumOf([win, rewards, -bet]) };
}

/**
 * Adds amounts as integer thousandths, because sums of decimals drift; no currency has more than three
 * decimals.
 */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + Math.round(amount * 1_000), 0) / 1_000;
}
