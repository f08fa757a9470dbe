import { getRebateIncome, type RebateDay } from '../../gateway/endpoints/rebates.ts';
import {
  getTeamBets,
  getTeamProfitAndLoss,
  type TeamBet,
  type TeamResult,
} from '../../gateway/endpoints/team.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import type { RangeName } from './ranges.ts';
import { type RecordPages, recordPages } from './record-pages.ts';
import { sumOf } from './records.ts';

/** Returns a team's bets, filtered by category and part of an account's name; empty texts match all (WL-9). */
export function teamBets(
  range: RangeName,
  gameType: string,
  account: string,
  language: string,
): RecordPages<TeamBet, Reply<typeof getTeamBets>['totals']> {
  return recordPages(`team-bets/${gameType}/${language}/${account}`, range, (query, signal) =>
    call(getTeamBets, { query: { ...query, gameType, account, language } }, { signal }),
  );
}

export function teamResults(
  range: RangeName,
  account: string,
): RecordPages<TeamResult, Reply<typeof getTeamProfitAndLoss>['totals']> {
  return recordPages(`team-results/${account}`, range, (query, signal) =>
    call(getTeamProfitAndLoss, { query: { ...query, account } }, { signal }),
  );
}

/** Returns the profit of an account or of the totals: bets, rebates and bonuses. */
export function profitOf({
  bet,
  win,
  rebates,
  bonuses,
}: Pick<TeamResult, 'bet' | 'win' | 'rebates' | 'bonuses'>): number {
  return sumOf([win, rebates, bonuses, -bet]);
}

export type IncomeDay = RebateDay & { id: string };

/** Returns an agent's rebate on the team's stakes, by days of the device's time zone (WL-10). */
export function rebateIncome(
  range: RangeName,
  gameType: string,
): RecordPages<IncomeDay, Reply<typeof getRebateIncome>['totals']> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return recordPages(`rebates/${gameType}`, range, async (query, signal) => {
    const answer = await call(getRebateIncome, { query: { ...query, gameType, timeZone } }, { signal });
    return { ...answer, list: answer.list.map((day) => ({ ...day, id: day.day })) };
  });
}
