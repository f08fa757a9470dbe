import type { PendingLogin } from '../../../src/gateway/endpoints/shared/factor-fields.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { MINUTE } from '../../fixtures/durations.ts';
import type { Gateway } from '../gateway-state.ts';
import { Refusal } from '../refusal.ts';
import { hashToken, newToken } from '../tokens.ts';
import { challengeFor } from './proofs.ts';

/** Milliseconds between the first step of a login and the second. */
const LIFE = 5 * MINUTE;

interface First {
  memberId: number;
  mustChange: boolean;
}

interface Place {
  base: string;
  isTerminal: boolean;
}

/** The use of the proof that completes a login. */
export const proofUse = (pending: string) => `login ${hashToken(pending)}`;

/** Keeps a login whose first step succeeded, and returns the value of its refusal. */
export async function holdLogin(gateway: Gateway, first: First, place: Place): Promise<PendingLogin> {
  const { store, clock } = gateway;
  const { memberId, mustChange } = first;
  const pending = newToken();
  store.run('DELETE FROM pending_logins WHERE expires_at < ?', clock());
  store.insert('pending_logins', {
    id: hashToken(pending),
    member_id: memberId,
    must_change: Number(mustChange),
    expires_at: clock() + LIFE,
  });
  return { pending, ...(await challengeFor(gateway, { memberId, use: proofUse(pending), ...place })) };
}

/** Returns the first step of a login. @throws Refusal if there is none, or its time is over */
export function heldLogin({ store, clock }: Gateway, pending: string): First {
  const row = store.one<{ member_id: number; must_change: number }>(
    'SELECT member_id, must_change FROM pending_logins WHERE id = ? AND expires_at > ?',
    hashToken(pending),
    clock(),
  );
  if (!row) throw new Refusal(featureRefusal.loginOver);
  return { memberId: row.member_id, mustChange: row.must_change === 1 };
}

/** Removes it after the second step. @returns whether no other call has done so */
export function endHeldLogin({ store }: Gateway, pending: string): boolean {
  return store.run('DELETE FROM pending_logins WHERE id = ?', hashToken(pending)) === 1;
}
