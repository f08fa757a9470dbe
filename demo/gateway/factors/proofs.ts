import type {
  FactorChallenge,
  Proof,
  ProofMethod,
  Purpose,
} from '../../../src/gateway/endpoints/shared/factor-fields.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { MINUTE } from '../../fixtures/durations.ts';
import type { Gateway } from '../gateway-state.ts';
import { accountById } from '../members.ts';
import { passwordMatches } from '../passwords.ts';
import { Refusal, tooMany } from '../refusal.ts';
import type { Session } from '../sessions.ts';
import { hashToken, newToken } from '../tokens.ts';
import { hasFactor } from './factors.ts';
import { passkeysOf, requestOptions, verifyPasskey } from './passkeys.ts';
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts';
import { hasTimeCodes, spendTimeCode } from './time-codes.ts';

/** Milliseconds until a confirmation expires. */
const CONFIRMATION_LIFE = 3 * MINUTE;
/** Milliseconds in which an agent's confirmation is valid for all changes in a team. */
const AGENT_LIFE = 10 * MINUTE;

/** The member who proves, the purpose of the proof, and whether a shared terminal asks for it. */
export interface ProofScope {
  memberId: number;
  use: string;
  base: string;
  isTerminal: boolean;
}

/** Returns how the member can prove their identity. At a terminal others may watch, so only time codes are safe. */
export async function challengeFor(gateway: Gateway, scope: ProofScope): Promise<FactorChallenge> {
  const { memberId, use, base, isTerminal } = scope;
  const factor = hasFactor(gateway, memberId);
  const offered: Readonly<Record<ProofMethod, boolean>> = {
    passkey: !isTerminal && passkeysOf(gateway, memberId).length > 0,
    code: hasTimeCodes(gateway, memberId),
    recovery: !isTerminal && factor && recoveryCodesLeft(gateway, memberId) > 0,
    password: !factor && hasPassword(gateway, memberId),
  };
  const methods = (Object.keys(offered) as ProofMethod[]).filter((method) => offered[method]);
  const passkey = offered.passkey ? await requestOptions(gateway, base, use, memberId) : null;
  return { methods, passkey: passkey as FactorChallenge['passkey'] };
}

const hasPassword = ({ store }: Gateway, memberId: number) => Boolean(accountById(store, memberId)?.password);

/** Verifies a proof. Codes and passwords are limited, because they can be guessed. @throws Refusal */
export async function requireProof(gateway: Gateway, scope: ProofScope, proof: Proof): Promise<void> {
  const { limits, store } = gateway;
  const { memberId, use, base, isTerminal } = scope;
  const { method } = proof;
  if (method === 'passkey') {
    if (isTerminal) throw new Refusal(featureRefusal.confirmationWrong);
    await verifyPasskey(gateway, proof.credential as Parameters<typeof verifyPasskey>[1], {
      base,
      use,
      memberId,
    });
    return;
  }
  const key = String(memberId);
  if (!limits.proof.allow(key)) throw tooMany();
  const right = {
    code: () => method === 'code' && spendTimeCode(gateway, memberId, proof.code, true),
    recovery: () => method === 'recovery' && !isTerminal && spendRecoveryCode(gateway, memberId, proof.code),
    password: () =>
      method === 'password' &&
      !hasFactor(gateway, memberId) &&
      passwordMatches(proof.password, accountById(store, memberId)?.password),
  }[method]();
  if (!right) throw new Refusal(featureRefusal.confirmationWrong);
  limits.proof.clear(key);
}

/** Returns whether an action needs a confirmation. */
function needsConfirmation(gateway: Gateway, { member }: Session, purpose: Purpose): boolean {
  if (hasFactor(gateway, member.id)) return true;
  const byPassword = purpose === 'factors' || (purpose === 'agent' && gateway.switches.confirmAgents);
  return byPassword && hasPassword(gateway, member.id);
}

/** Returns a token for one call, or for an agent's calls of ten minutes. */
export function newConfirmation({ store, clock }: Gateway, { id }: Session, purpose: Purpose) {
  const confirmation = newToken();
  const life = purpose === 'agent' ? AGENT_LIFE : CONFIRMATION_LIFE;
  store.run('DELETE FROM confirmations WHERE expires_at < ?', clock());
  store.insert('confirmations', {
    id: hashToken(confirmation),
    session_id: id,
    purpose,
    expires_at: clock() + life,
  });
  return { confirmation, expiresIn: life / 1000, reusable: purpose === 'agent' };
}

/**
 * Uses up the confirmation of a call. Call it in the transaction of the action, so that a refused action does not use
 * it. @throws Refusal without a valid one
 */
export function requireConfirmation(
  gateway: Gateway,
  session: Session,
  purpose: Purpose,
  confirmation: string | undefined,
): void {
  if (!needsConfirmation(gateway, session, purpose)) return;
  const { store, clock } = gateway;
  const values = [hashToken(confirmation ?? ''), session.id, purpose, clock()];
  const matching = 'confirmations WHERE id = ? AND session_id = ? AND purpose = ? AND expires_at > ?';
  const valid =
    purpose === 'agent'
      ? store.one(`SELECT 1 AS found FROM ${matching}`, ...values) !== undefined
      : store.run(`DELETE FROM ${matching}`, ...values) === 1;
  if (!valid) throw new Refusal(featureRefusal.confirmationNeeded, { value: { purpose } });
}
