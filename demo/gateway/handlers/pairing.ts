import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { holdsMoney } from '../account-types.ts';
import { takeConfirmedSession } from '../confirmed-session.ts';
import type { Handlers } from '../handler.ts';
import {
  confirmedPairings,
  openedPairing,
  pairingOfCode,
  pairingOfDevice,
  recordConfirmation,
  recordLookup,
  recordPoll,
  secondsLeft,
  setState,
  startPairing,
} from '../pairings.ts';
import { Refusal, tooMany } from '../refusal.ts';
import { endSession, endSessionsAtTerminals, type Session, sessionAtTerminal } from '../sessions.ts';
import { authenticateTerminal, terminalNames } from '../terminals.ts';

/** Login at a terminal by phone. */
export const pairing = {
  startPairing({ gateway, body, address }) {
    const { limits, store } = gateway;
    const terminal = authenticateTerminal(store, body.terminal, body.key);
    if (!terminal) {
      // The right key always works: a terminal with an old one must not block the others at its address.
      if (!limits.terminalKey.allow(address)) throw tooMany();
      throw new Refusal(featureRefusal.terminalUnknown, { status: 403 });
    }
    if (!limits.pairing.allow(terminal.id)) throw tooMany();
    return startPairing(gateway, terminal.id);
  },

  pollPairing({ gateway, body }) {
    const found = pairingOfDevice(gateway, body.deviceCode);
    if (found?.state === 'taken') {
      // Someone else has the code, or a response was lost: end the session.
      if (found.session_id) endSession(gateway, found.session_id);
      setState(gateway, found.id, 'cancelled');
    }
    if (!found || found.state === 'taken' || found.state === 'cancelled') {
      throw new Refusal(featureRefusal.pairingOver);
    }
    const interval = recordPoll(gateway, found);
    const session = found.state === 'agreed' ? takeConfirmedSession(gateway, found) : undefined;
    const state = found.state === 'agreed' && !session ? 'expired' : found.state;
    return { state, interval, expiresIn: secondsLeft(gateway, found), ...(session && { session }) };
  },

  cancelPairing({ gateway, body }) {
    const found = pairingOfDevice(gateway, body.deviceCode);
    if (found?.session_id) endSession(gateway, found.session_id);
    if (found) setState(gateway, found.id, 'cancelled');
    return null;
  },

  lookUpPairing({ gateway, body, session, address }) {
    const { limits, store } = gateway;
    mayPair(session);
    const member = session.member.id;
    if (!limits.pairingCode.admits(String(member)) || !limits.pairingCodeFrom.admits(address))
      throw tooMany();
    const found = pairingOfCode(gateway, body.userCode);
    if (found?.state === 'looked' && found.member_id !== member) {
      setState(gateway, found.id, 'contested');
      throw new Refusal(featureRefusal.pairingContested);
    }
    if (!found || (found.state !== 'waiting' && found.state !== 'looked')) {
      limits.pairingCode.note(String(member));
      limits.pairingCodeFrom.note(address);
      throw new Refusal(featureRefusal.pairingOver);
    }
    recordLookup(gateway, found.id, member);
    return {
      pairingId: found.id,
      ...terminalNames(store, found.terminal_id),
      numbers: JSON.parse(found.choices) as number[],
      expiresIn: secondsLeft(gateway, found),
    };
  },

  agreeToPairing({ gateway, body, session }) {
    mayPair(session);
    const { id, number } = openedPairing(gateway, body.pairingId, session.member.id);
    if (number !== body.number) {
      setState(gateway, id, 'refused');
      throw new Refusal(featureRefusal.pairingNumber);
    }
    recordConfirmation(gateway, id, session.id);
    return null;
  },

  refusePairing({ gateway, body, session }) {
    setState(gateway, openedPairing(gateway, body.pairingId, session.member.id).id, 'refused');
    return null;
  },

  getTerminalSession({ gateway, session: { member } }) {
    const { store } = gateway;
    const agreed = confirmedPairings(gateway, member.id);
    if (agreed) {
      const names = terminalNames(store, agreed.terminal_id);
      return { terminalSession: { state: 'agreed', ...names, since: agreed.agreed_at } };
    }
    const open = sessionAtTerminal(gateway, member.id);
    if (!open) return { terminalSession: null };
    const names = terminalNames(store, open.terminal_id);
    return { terminalSession: { state: 'signedIn', ...names, since: open.terminal_since } };
  },

  endTerminalSession({ gateway, session: { member } }) {
    const agreed = confirmedPairings(gateway, member.id);
    if (agreed) setState(gateway, agreed.id, 'refused');
    endSessionsAtTerminals(gateway, member.id);
    return null;
  },
} satisfies Partial<Handlers>;

/**
 * A terminal's session cannot confirm another terminal, and free-play accounts have no session to hand over.
 * @throws Refusal
 */
function mayPair({ terminalId, member }: Session): void {
  if (terminalId) throw new Refusal(refusal.noPermission);
  if (!holdsMoney(member.type)) throw new Refusal(refusal.realOnly);
}
