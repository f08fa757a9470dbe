import { answerOffer, contractsOf, dividendFor, hasOffer } from '../contracts.ts';
import { daysOf, periodAt } from '../dividend-periods.ts';
import type { Handlers } from '../handler.ts';
import { pageInfo, pageOf } from '../paging.ts';
import type { Store } from '../store.ts';
import { agentOf } from '../team.ts';
import { playOf } from '../team-figures.ts';
import { toAmount } from '../wallet.ts';

interface Row {
  id: string;
  start_day: string;
  end_day: string;
  state: 'pending' | 'paid' | 'none';
  amount: number;
  turnover: number;
  loss: number;
  members: number;
  rate: number;
}

export const contracts = {
  getContractDividendRequest({ gateway: { store }, session: { member } }) {
    return {
      dailysalreqtype: hasOffer(store, member.id, 'salary') ? 'TURNOVER' : '',
      divtypecompperiodreq: hasOffer(store, member.id, 'dividend') ? 'LOSS_HALF_MONTH' : '',
      contracthoursalreq: hasOffer(store, member.id, 'hour') ? 'TURNOVER' : '',
    };
  },

  getContracts: ({ gateway: { store }, query: { kind }, session: { member } }) => ({
    list: contractsOf(store, member.id, kind),
  }),

  answerContract({ gateway, body: { contractId, accept }, session: { member } }) {
    answerOffer(gateway, member.id, contractId, accept);
    return null;
  },

  getDividends({ gateway: { store, clock }, query, session }) {
    const { id } = agentOf(session);
    const all = [running(store, id, clock()), ...closed(store, id)];
    const paid = all.filter(({ state }) => state === 'paid').reduce((sum, { amount }) => sum + amount, 0);
    return {
      list: pageOf(all, query).map((one) => ({
        ...one,
        amount: toAmount(one.amount),
        turnover: toAmount(one.turnover),
        loss: toAmount(one.loss),
      })),
      ...pageInfo(all.length, query),
      paid: toAmount(paid),
    };
  },
} satisfies Partial<Handlers>;

/** Returns the current period with its amount so far, in cents. */
function running(store: Store, agentId: number, now: number) {
  const period = periodAt(now);
  const play = playOf(store, agentId, period.start, period.end);
  const days = daysOf(period);
  return {
    id: days.startDate,
    ...days,
    state: 'running' as const,
    ...play,
    ...dividendFor(store, agentId, play),
  };
}

function closed(store: Store, agentId: number) {
  const rows = store.all<Row>(
    `SELECT start_day AS id, start_day, end_day, state, amount, turnover, loss, members, rate
     FROM dividends WHERE member_id = ? ORDER BY start_day DESC`,
    agentId,
  );
  return rows.map(({ start_day, end_day, ...row }) => ({ ...row, startDate: start_day, endDate: end_day }));
}
