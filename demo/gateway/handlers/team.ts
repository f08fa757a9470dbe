import { refusal } from '../../../src/gateway/http/errors.ts';
import { isAgent } from '../account-types.ts';
import type { Handlers } from '../handler.ts';
import { limitOf, type Page, pageInfo } from '../paging.ts';
import { toPercent } from '../rebates.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { agentOf, IS_ONLINE, memberIn, pathTo, TEAM } from '../team.ts';
import { HELD, toAmount } from '../wallet.ts';

type Values = (string | number)[];

interface Row {
  id: number;
  account: string;
  nickname: string;
  type: number;
  level: number;
  balance: number;
  createdAt: number;
  lastLoginAt: number | null;
  online: number;
  downlines: number;
}

/** Selects team members `m` by a condition. */
const matching = (condition: string) => `FROM team JOIN members m ON m.id = team.id WHERE ${condition}`;
const columns = `m.id, m.username AS account, m.nickname, m.type, team.level, ${HELD} AS balance, m.created_at AS createdAt,
  m.last_login_at AS lastLoginAt, ${IS_ONLINE} AS online,
  (SELECT count(*) FROM members d WHERE d.upline = m.id) AS downlines`;

const rightBelow = 'm.upline = ?';
const called = '(instr(lower(m.username), lower(?)) OR instr(lower(m.nickname), lower(?)))';
const itself = 'm.id = ?';

/** An agent's team. Accounts outside of it do not exist for the agent. */
export const team = {
  getTeamMembers({ gateway: { store, clock }, query, session }) {
    const agent = agentOf(session);
    const upline = query.upline ? memberIn(store, agent.id, query.upline) : agent.id;
    return teamPage(store, clock(), agent.id, rightBelow, [upline], query);
  },

  searchTeam({ gateway: { store, clock }, query, session }) {
    const agent = agentOf(session);
    return teamPage(store, clock(), agent.id, called, [query.name, query.name], query);
  },

  getTeamMember({ gateway: { store, clock }, query, session }) {
    const agent = agentOf(session);
    const id = memberIn(store, agent.id, query.memberId);
    const row = rowsOf(store, clock(), agent.id, itself, [id], { pageNo: 1, pageSize: 1 })[0];
    if (!row) throw new Refusal(refusal.notFound);
    const size = store.one<{ count: number }>(
      `WITH RECURSIVE ${TEAM} SELECT count(*) AS count FROM team`,
      id,
    );
    const rebates = store.all<{ gameType: string; least: number; most: number }>(
      `SELECT category AS gameType, min(rate) AS least, max(rate) AS most FROM rebate_rates
       WHERE member_id = ? GROUP BY category`,
      id,
    );
    return {
      member: memberOf(row),
      path: pathTo(store, agent.id, id),
      teamSize: size?.count ?? 0,
      rebates: rebates.map(({ gameType, least, most }) => ({
        gameType,
        least: toPercent(least),
        most: toPercent(most),
      })),
    };
  },
} satisfies Partial<Handlers>;

function teamPage(store: Store, now: number, agentId: number, condition: string, values: Values, page: Page) {
  const sums = store.one<{ count: number; online: number | null; balance: number | null }>(
    `WITH RECURSIVE ${TEAM} SELECT count(*) AS count, sum(${IS_ONLINE}) AS online, sum(${HELD}) AS balance
     ${matching(condition)}`,
    agentId,
    now,
    ...values,
  )!;
  return {
    list: rowsOf(store, now, agentId, condition, values, page).map(memberOf),
    ...pageInfo(sums.count, page),
    totals: { count: sums.count, online: sums.online ?? 0, balance: toAmount(sums.balance ?? 0) },
  };
}

/** Agents first, then by name. */
function rowsOf(
  store: Store,
  now: number,
  agentId: number,
  condition: string,
  values: Values,
  page: Page,
): Row[] {
  return store.all<Row>(
    `WITH RECURSIVE ${TEAM} SELECT ${columns} ${matching(condition)}
     ORDER BY m.type IN (0, 4, 40), m.username LIMIT ? OFFSET ?`,
    agentId,
    now,
    ...values,
    ...limitOf(page),
  );
}

function memberOf({ type, balance, lastLoginAt, online, ...row }: Row) {
  return {
    ...row,
    role: isAgent(type) ? ('agent' as const) : ('member' as const),
    balance: toAmount(balance),
    lastLoginAt: lastLoginAt ?? 0,
    online,
  };
}
