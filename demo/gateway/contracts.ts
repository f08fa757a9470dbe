import type { ContractKind } from '../../src/gateway/endpoints/agent.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import type { Gateway } from './gateway-state.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import type { TeamPlay } from './team-figures.ts';
import { toAmount } from './wallet.ts';

export type ContractState = 'offered' | 'accepted' | 'refused' | 'ended';

/** The threshold of a step, and its payment: money in cents, a rate in percent. */
export interface Step {
  least: number;
  members: number;
  rate: number;
  amount: number;
}

interface Row {
  id: string;
  offered_by: string;
  state: ContractState;
  offered_at: number;
  answered_at: number | null;
  steps: string;
}

const COLUMNS = 'SELECT id, offered_by, state, offered_at, answered_at, steps FROM contracts';

/** Returns a member's contracts of a kind, newest first. */
export function contractsOf(store: Store, memberId: number, kind: ContractKind) {
  return store
    .all<Row>(`${COLUMNS} WHERE member_id = ? AND kind = ? ORDER BY offered_at DESC, id`, memberId, kind)
    .map(({ id, offered_by, state, offered_at, answered_at, steps }) => ({
      id,
      from: offered_by,
      state,
      offeredAt: offered_at,
      answeredAt: answered_at ?? 0,
      steps: (JSON.parse(steps) as Step[]).map(({ least, members, rate, amount }) => ({
        least: toAmount(least),
        members,
        rate,
        amount: toAmount(amount),
      })),
    }));
}

/** Returns whether a contract of a kind is waiting for an answer. */
export function hasOffer(store: Store, memberId: number, kind: ContractKind): boolean {
  const sql = "SELECT 1 FROM contracts WHERE member_id = ? AND kind = ? AND state = 'offered'";
  return store.one(sql, memberId, kind) !== undefined;
}

/** Answers an offer; an accepted one replaces the current contract. @throws Refusal */
export function answerOffer({ store, clock }: Gateway, memberId: number, id: string, accept: boolean): void {
  store.transaction(() => {
    const now = clock();
    const own = "member_id = ? AND state = 'offered'";
    const offer = store.one<{ kind: ContractKind }>(
      `SELECT kind FROM contracts WHERE id = ? AND ${own}`,
      id,
      memberId,
    );
    if (!offer) throw new Refusal(refusal.notFound);
    if (accept) {
      store.run(
        "UPDATE contracts SET state = 'ended' WHERE member_id = ? AND kind = ? AND state = 'accepted'",
        memberId,
        offer.kind,
      );
    }
    const state: ContractState = accept ? 'accepted' : 'refused';
    store.run('UPDATE contracts SET state = ?, answered_at = ? WHERE id = ?', state, now, id);
  });
}

/** Returns what the current contract pays for a team, in cents: by the last step that the team reached. */
export function dividendFor(store: Store, memberId: number, { loss, members }: TeamPlay) {
  const row = store.one<Row>(
    `${COLUMNS} WHERE member_id = ? AND kind = 'dividend' AND state = 'accepted'`,
    memberId,
  );
  const steps = row ? (JSON.parse(row.steps) as Step[]) : [];
  const reached = steps.filter((step) => loss >= step.least && members >= step.members).at(-1);
  const rate = reached?.rate ?? 0;
  return { rate, amount: Math.floor((Math.max(0, loss) * rate) / 100) };
}
