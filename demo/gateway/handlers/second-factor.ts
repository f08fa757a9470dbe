import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { holdsMoney } from '../account-types.ts';
import { deviceName } from '../devices.ts';
import { afterNewFactor, deleteFactor, factorsOf } from '../factors/factors.ts';
import { creationOptions, requestOptions, storePasskey, verifyPasskey } from '../factors/passkeys.ts';
import { endHeldLogin, heldLogin, proofUse } from '../factors/pending-logins.ts';
import {
  challengeFor,
  newConfirmation,
  type ProofScope,
  requireConfirmation,
  requireProof,
} from '../factors/proofs.ts';
import { newRecoveryCodes } from '../factors/recovery-codes.ts';
import { newSecret, spendTimeCode } from '../factors/time-codes.ts';
import type { Handlers } from '../handler.ts';
import { isSharedDevice, requireAudience, startSession } from '../login-response.ts';
import { accountById } from '../members.ts';
import { Refusal, tooMany } from '../refusal.ts';
import type { Session } from '../sessions.ts';

/** Uses of challenges. */
const LOGIN = 'passkey login';
const creationUse = ({ id }: Session) => `new passkey ${id}`;

function scopeOf(
  { id, member, terminalId }: Session,
  purpose: string,
  { base, device }: { base: string; device: string },
): ProofScope {
  const isTerminal = terminalId !== null || isSharedDevice(device);
  return { memberId: member.id, use: `${purpose} ${id}`, base, isTerminal };
}

export const secondFactor = {
  getFactors: ({ gateway, session }) => factorsOf(gateway, session.member.id),

  startConfirmation({ gateway, body: { purpose }, session, base, device }) {
    return challengeFor(gateway, scopeOf(session, purpose, { base, device }));
  },

  async confirm({ gateway, body: { purpose, proof }, session, base, device }) {
    await requireProof(gateway, scopeOf(session, purpose, { base, device }), proof);
    return newConfirmation(gateway, session, purpose);
  },

  async startPasskey({ gateway, body, session, base, device }) {
    refuseSetup(session, device);
    requireConfirmation(gateway, session, 'factors', body.confirmation);
    const account = accountById(gateway.store, session.member.id)!;
    return { ...(await creationOptions(gateway, account, base, creationUse(session))) };
  },

  async addPasskey({ gateway, body, session, base, program, device }) {
    refuseSetup(session, device);
    const memberId = session.member.id;
    await storePasskey(gateway, memberId, body.credential as Parameters<typeof storePasskey>[2], {
      base,
      use: creationUse(session),
      device: deviceName(program),
    });
    return afterNewFactor(gateway, memberId, 'A passkey');
  },

  startCodes({ gateway, body, session, device }) {
    refuseSetup(session, device);
    const { store } = gateway;
    const { id, username } = session.member;
    if (factorsOf(gateway, id).codes) throw new Refusal(featureRefusal.factorsFull);
    return store.transaction(() => {
      requireConfirmation(gateway, session, 'factors', body.confirmation);
      const secret = newSecret(gateway, id);
      const label = encodeURIComponent(`Foyer:${username}`);
      return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=Foyer` };
    });
  },

  activateCodes({ gateway, body, session, device }) {
    refuseSetup(session, device);
    const memberId = session.member.id;
    if (!gateway.limits.proof.allow(String(memberId))) throw tooMany();
    if (!spendTimeCode(gateway, memberId, body.code, false))
      throw new Refusal(featureRefusal.confirmationWrong);
    gateway.limits.proof.clear(String(memberId));
    return afterNewFactor(gateway, memberId, 'An app with time codes');
  },

  renamePasskey({ gateway, body: { id, name }, session }) {
    const memberId = session.member.id;
    const renamed = gateway.store.run(
      'UPDATE passkeys SET name = ? WHERE member_id = ? AND id = ?',
      name,
      memberId,
      id,
    );
    if (!renamed) throw new Refusal(refusal.notFound);
    return factorsOf(gateway, memberId);
  },

  removeFactor({ gateway, body, session }) {
    const memberId = session.member.id;
    return gateway.store.transaction(() => {
      requireConfirmation(gateway, session, 'factors', body.confirmation);
      if (!deleteFactor(gateway, memberId, body.id)) throw new Refusal(refusal.notFound);
      return factorsOf(gateway, memberId);
    });
  },

  renewRecoveryCodes({ gateway, body, session }) {
    const memberId = session.member.id;
    return gateway.store.transaction(() => {
      const { passkeys, codes } = factorsOf(gateway, memberId);
      if (!passkeys.length && !codes) throw new Refusal(refusal.notFound);
      requireConfirmation(gateway, session, 'factors', body.confirmation);
      const renewed = newRecoveryCodes(gateway, memberId);
      return { ...factorsOf(gateway, memberId), newRecoveryCodes: renewed };
    });
  },

  async startPasskeyLogin({ gateway, base, address }) {
    if (!gateway.limits.passkey.allow(address)) throw tooMany();
    return { ...(await requestOptions(gateway, base, LOGIN)) };
  },

  async loginByPasskey({ gateway, body, base, program }) {
    const memberId = await verifyPasskey(gateway, body.credential as Parameters<typeof verifyPasskey>[1], {
      base,
      use: LOGIN,
    });
    const account = accountById(gateway.store, memberId)!;
    requireAudience(account, body.audience);
    return startSession(gateway, account, { program });
  },

  async completeLogin({ gateway, body: { pending, proof }, base, program, device }) {
    const { memberId, mustChange } = heldLogin(gateway, pending);
    const isTerminal = isSharedDevice(device);
    await requireProof(gateway, { memberId, use: proofUse(pending), base, isTerminal }, proof);
    if (!endHeldLogin(gateway, pending)) throw new Refusal(featureRefusal.loginOver);
    const account = accountById(gateway.store, memberId)!;
    requireAudience(account, undefined);
    return startSession(gateway, account, { program, mustChange });
  },
} satisfies Partial<Handlers>;

/** Nobody adds a factor at a terminal, where others may watch, or to a free-play account. @throws Refusal */
function refuseSetup({ terminalId, member }: Session, device: string): void {
  if (!holdsMoney(member.type)) throw new Refusal(refusal.realOnly);
  if (terminalId !== null || isSharedDevice(device)) throw new Refusal(refusal.noPermission);
}
