import { languageOf } from '../../fixtures/languages.ts';
import { iconOf } from '../game-rows.ts';
import type { Handlers } from '../handler.ts';
import { limitOf, pageInfo } from '../paging.ts';
import { agentOf, TEAM } from '../team.ts';
import { toAmount } from '../wallet.ts';
import { isOpen, stateOf } from './records.ts';

interface Sums {
  count: number;
  bet: number | null;
  win: number | null;
}

interface Result {
  id: number;
  account: string;
  level: number;
  count: number;
  bet: number;
  win: number;
  rebates: number;
  bonuses: number;
}

/** All team members with rounds or bonuses; takes agent, range, range, and twice a part of a name. */
const results = `WITH RECURSIVE ${TEAM},
  played AS (SELECT member_id, count(*) AS count, sum(bet) AS bet, sum(win) AS win FROM rounds
    WHERE at BETWEEN ? AND ? AND member_id IS NOT NULL GROUP BY member_id),
  given AS (SELECT member_id, sum(iif(kind = 'rebate', amount, 0)) AS rebates,
      sum(iif(kind = 'reward', amount, 0)) AS bonuses FROM ledger
    WHERE at BETWEEN ? AND ? AND kind IN ('rebate', 'reward') GROUP BY member_id),
  results AS (SELECT m.id, m.username AS account, team.level, coalesce(p.count, 0) AS count,
      coalesce(p.bet, 0) AS bet, coalesce(p.win, 0) AS win, coalesce(g.rebates, 0) AS rebates,
      coalesce(g.bonuses, 0) AS bonuses
    FROM team JOIN members m ON m.id = team.id LEFT JOIN played p ON p.member_id = m.id
    LEFT JOIN given g ON g.member_id = m.id
    WHERE (p.count OR g.member_id) AND (? = '' OR instr(lower(m.username), lower(?))))`;

const bets = `FROM rounds r JOIN team ON team.id = r.member_id JOIN members m ON m.id = r.member_id
  JOIN games g ON g.id = r.game_id LEFT JOIN game_names n ON n.game_id = g.id AND n.language = ?
  WHERE r.at BETWEEN ? AND ? AND (? = '' OR g.type = ?) AND (? = '' OR instr(lower(m.username), lower(?)))`;

/** Records of an agent's team, computed from rounds and ledger. */
export const teamRecords = {
  getTeamProfitAndLoss({ gateway: { store }, query, session }) {
    const agent = agentOf(session);
    const { startTime, endTime, account = '' } = query;
    const values = [agent.id, startTime, endTime, startTime, endTime, account, account];
    const sums = store.one<Record<keyof Omit<Result, 'id' | 'account' | 'level'> | 'members', number | null>>(
      `${results} SELECT count(*) AS members, sum(count) AS count, sum(bet) AS bet, sum(win) AS win,
         sum(rebates) AS rebates, sum(bonuses) AS bonuses FROM results`,
      ...values,
    )!;
    const rows = store.all<Result>(
      `${results} SELECT * FROM results ORDER BY bet DESC, account LIMIT ? OFFSET ?`,
      ...values,
      ...limitOf(query),
    );
    const members = sums.members ?? 0;
    return {
      list: rows.map(({ id, account, level, count, ...cents }) => ({
        id,
        account,
        level,
        count,
        ...amounts(cents),
      })),
      ...pageInfo(members, query),
      totals: { members, count: sums.count ?? 0, ...amounts(sums) },
    };
  },

  getTeamBets({ gateway: { store }, query, session, base }) {
    const agent = agentOf(session);
    const { startTime, endTime, gameType = '', account = '' } = query;
    const values = [
      agent.id,
      languageOf(query.language),
      startTime,
      endTime,
      gameType,
      gameType,
      account,
      account,
    ];
    const sums = store.one<Sums>(
      `WITH RECURSIVE ${TEAM} SELECT count(*) AS count, sum(r.bet) AS bet, sum(r.win) AS win ${bets}`,
      ...values,
    )!;
    const rows = store.all<{
      id: string;
      account: string;
      gameName: string;
      gameId: string;
      gameType: string;
      bet: number;
      win: number;
      at: number;
      open: number;
    }>(
      `WITH RECURSIVE ${TEAM} SELECT r.id, m.username AS account, coalesce(n.name, g.name) AS gameName,
         g.id AS gameId, g.type AS gameType, r.bet, r.win, r.at, ${isOpen} AS open ${bets} ORDER BY r.at DESC, r.rowid DESC LIMIT ? OFFSET ?`,
      ...values,
      ...limitOf(query),
    );
    return {
      list: rows.map(({ gameId, bet, win, open, ...row }) => ({
        ...row,
        iconUrl: iconOf(base, gameId),
        bet: toAmount(bet),
        win: toAmount(win),
        state: stateOf(bet, win, open),
      })),
      ...pageInfo(sums.count, query),
      totals: { count: sums.count, bet: toAmount(sums.bet ?? 0), win: toAmount(sums.win ?? 0) },
    };
  },
} satisfies Partial<Handlers>;

type Cents = Record<'bet' | 'win' | 'rebates' | 'bonuses', number | null>;

function amounts({ bet, win, rebates, bonuses }: Cents) {
  return {
    bet: toAmount(bet ?? 0),
    win: toAmount(win ?? 0),
    rebates: toAmount(rebates ?? 0),
    bonuses: toAmount(bonuses ?? 0),
  };
}
