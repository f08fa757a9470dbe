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

/** Bets of a team; of a category and of accounts whose name holds a text, or of all where these are empty (WL-9). */
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

/** What each of a team staked, won and was given (WL-9). */
export function teamResults(
  range: RangeName,
  account: string,
): RecordPages<TeamResult, Reply<typeof getTeamProfitAndLoss>['totals']> {
  return recordPages(`team-results/${account}`, range, (query, signal) =>
    call(getTeamProfitAndLoss, { query: { ...query, account } }, { signal }),
  );
}

/** What play, rebates and bonuses brought an account, or all of them. */
export function profitOf({
  bet,
  win,
  rebates,
  bonuses,
}: Pick<TeamResult, 'bet' | 'win' | 'rebates' | 'bonuses'>): number {
  return sumOf([win, rebates, bonuses, -bet]);
}

type Day = RebateDay & { id: string };

/** What an agent earned of the team's stakes, by days of the device's own time zone (WL-10). */
export function rebateIncome(
  range: RangeName,
  gameType: string,
): RecordPages<Day, Reply<typeof getRebateIncome>['totals']> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return recordPages(`rebates/${gameType}`, range, async (query, signal) => {
    const answer = await call(getRebateIncome, { query: { ...query, gameType, timeZone } }, { signal });
    return { ...answer, list: answer.list.map((day) => ({ ...day, id: day.day })) };
  });
}
