import { randomUUID } from 'node:crypto';
import type { ContractKind } from '../../../src/gateway/endpoints/agent.ts';
import { DAY, HOUR } from '../../fixtures/durations.ts';
import { agentUsername } from '../../fixtures/people/accounts.ts';
import { team } from '../../fixtures/people/team.ts';
import { type Random, seededRandom } from '../../fixtures/random.ts';
import type { ContractState, Step } from '../contracts.ts';
import { daysOf, periodAt } from '../dividend-periods.ts';
import type { Store } from '../store.ts';
import { playOf, type TeamPlay } from '../team-figures.ts';

/** Account that offers the demo's contracts. */
const UPLINE = 'north_house';
/** Past periods, more than one page. */
const PERIODS = 15;
/** Time from the end of a period to its payment on the 3rd or the 18th. */
const UNTIL_PAID = 2 * DAY;
/** Time of which the team's rounds are known. */
export const HISTORY = 30 * DAY;

const step = (least: number, members: number, paid: Partial<Pick<Step, 'rate' | 'amount'>>): Step => ({
  least: least * 100,
  members,
  rate: 0,
  ...paid,
  amount: (paid.amount ?? 0) * 100,
});

const inForce = [step(1_000, 3, { rate: 5 }), step(10_000, 5, { rate: 8 }), step(50_000, 8, { rate: 12 })];

/** A contract in force and an offer of each kind; the past dividends follow the first. */
const seeds: readonly { kind: ContractKind; state: ContractState; daysAgo: number; steps: Step[] }[] = [
  { kind: 'dividend', state: 'accepted', daysAgo: 260, steps: inForce },
  {
    kind: 'salary',
    state: 'accepted',
    daysAgo: 150,
    steps: [
      step(5_000, 3, { amount: 30 }),
      step(20_000, 5, { amount: 140 }),
      step(100_000, 10, { amount: 800 }),
    ],
  },
  {
    kind: 'hour',
    state: 'accepted',
    daysAgo: 75,
    steps: [step(1_000, 2, { rate: 0.08 }), step(5_000, 4, { rate: 0.12 })],
  },
  {
    kind: 'salary',
    state: 'offered',
    daysAgo: 1,
    steps: [
      step(5_000, 3, { amount: 40 }),
      step(20_000, 5, { amount: 180 }),
      step(100_000, 10, { amount: 1_000 }),
    ],
  },
  {
    kind: 'dividend',
    state: 'offered',
    daysAgo: 2,
    steps: [step(1_000, 3, { rate: 6 }), step(10_000, 5, { rate: 10 }), step(50_000, 8, { rate: 15 })],
  },
  {
    kind: 'hour',
    state: 'offered',
    daysAgo: 3,
    steps: [step(1_000, 2, { rate: 0.1 }), step(5_000, 4, { rate: 0.15 })],
  },
];

/** Inserts contracts of the demo's agent. */
export function fillContracts(store: Store, now: number): void {
  const agent = agentOf(store);
  for (const { kind, state, daysAgo, steps } of seeds) {
    const at = now - daysAgo * DAY;
    store.insert('contracts', {
      id: randomUUID(),
      member_id: agent.id,
      kind,
      offered_by: UPLINE,
      state,
      offered_at: at,
      answered_at: state === 'offered' ? null : at + HOUR,
      steps: JSON.stringify(steps),
    });
  }
}

/** Inserts dividends of past periods, and returns the paid ones in cents. Periods of the history have its figures. */
export function fillDividends(store: Store, now: number): { cents: number; at: number }[] {
  const { id } = agentOf(store);
  const random = seededRandom('dividends');
  const paid: { cents: number; at: number }[] = [];
  for (let before = 1; before <= PERIODS; before++) {
    const period = periodAt(now, before);
    const { startDate, endDate } = daysOf(period);
    const supposed = supposedPlay(
      random,
      team.filter(({ joined }) => now - joined * HOUR < period.end).length,
    );
    const { turnover, loss, members } =
      period.end < now - HISTORY ? supposed : playOf(store, id, period.start, period.end);
    const reached = inForce.filter((one) => loss >= one.least && members >= one.members).at(-1);
    const rate = reached?.rate ?? 0;
    const amount = Math.floor((Math.max(0, loss) * rate) / 100);
    const due = period.end + UNTIL_PAID;
    if (rate && due <= now) paid.push({ cents: amount, at: due });
    store.insert('dividends', {
      member_id: id,
      start_day: startDate,
      end_day: endDate,
      state: rate ? (due > now ? 'pending' : 'paid') : 'none',
      amount,
      turnover,
      loss,
      members,
      rate,
    });
  }
  return paid;
}

/** Returns the play of a period before the history, of a team of that size. */
function supposedPlay(random: Random, size: number): TeamPlay {
  const members = Math.round(size * (0.6 + random() * 0.3));
  const turnover = members * Math.round(1_500 + random() * 2_000) * 100;
  return { members, turnover, loss: Math.round(turnover * (random() * 0.16 - 0.02)) };
}

const agentOf = (store: Store) =>
  store.one<{ id: number }>('SELECT id FROM members WHERE username = ?', agentUsername)!;
