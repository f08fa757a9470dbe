import * as v from 'valibot';
import { endpoint, type Reply } from '../http/endpoint.ts';
import { sessionInfo } from './shared/session-info.ts';

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

/** Secret of the terminal that gives access to the session. */
const deviceCode = v.pipe(v.string(), v.minLength(20), v.maxLength(100));
const pairingId = text(100);
const seconds = v.number();

/** Starts a pairing and returns the code to show, like the device flow of RFC 8628. */
export const startPairing = endpoint({
  name: 'startPairing',
  method: 'POST',
  path: '/wps/session/pairing',
  summary: 'A registered terminal gets a code by which a player signs in to it with a phone',
  body: v.object({ terminal: text(64), key: text(200) }),
  reply: v.object({
    deviceCode,
    /** Shown on the terminal, typed or scanned with the phone. */
    userCode: text(20),
    /** Two digits on the terminal; the phone shows three numbers to choose from. */
    number: v.number(),
    expiresIn: seconds,
    /** Seconds until the first poll. */
    interval: seconds,
  }),
  module: 'COMM3',
  session: 'none',
});

export const pollPairing = endpoint({
  name: 'pollPairing',
  method: 'POST',
  path: '/wps/session/pairing/state',
  summary: 'The state of a code; with `agreed` the session, once',
  body: v.object({ deviceCode }),
  reply: v.object({
    /**
     * `looked`: a player entered the code. `refused`: the player refused or chose a wrong number. `contested`: two
     * players entered it, so it is void.
     */
    state: v.picklist(['waiting', 'looked', 'agreed', 'refused', 'contested', 'expired']),
    /** Seconds until the next accepted poll; grows with each. */
    interval: seconds,
    expiresIn: seconds,
    session: v.optional(sessionInfo),
  }),
  module: 'COMM3',
  session: 'none',
});

export type PairingState = Reply<typeof pollPairing>['state'];

export const cancelPairing = endpoint({
  name: 'cancelPairing',
  method: 'POST',
  path: '/wps/session/pairing/cancel',
  summary: 'The visit at the terminal has ended: the code is worth nothing any more',
  body: v.object({ deviceCode }),
  reply: v.unknown(),
  module: 'COMM3',
  session: 'none',
});

export const lookUpPairing = endpoint({
  name: 'lookUpPairing',
  method: 'POST',
  path: '/wps/session/pairing/look',
  summary: 'The player has typed or scanned a code: which terminal it is, and three numbers to choose from',
  body: v.object({ userCode: text(20) }),
  reply: v.object({
    pairingId,
    /** Names from the gateway. */
    venue: v.string(),
    terminal: v.string(),
    numbers: v.pipe(v.array(v.number()), v.length(3)),
    expiresIn: seconds,
  }),
  module: 'COMM3',
  session: 'required',
});

export const agreeToPairing = endpoint({
  name: 'agreeToPairing',
  method: 'POST',
  path: '/wps/session/pairing/agree',
  summary: 'The player signs in at that terminal, by the number it shows; another number ends the code',
  body: v.object({ pairingId, number: v.number() }),
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});

export const refusePairing = endpoint({
  name: 'refusePairing',
  method: 'POST',
  path: '/wps/session/pairing/refuse',
  summary: 'Refuse to log the terminal in: the code ends',
  body: v.object({ pairingId }),
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});

export const getTerminalSession = endpoint({
  name: 'getTerminalSession',
  method: 'GET',
  path: '/wps/session/terminal',
  summary: 'The terminal that the player is signed in at, or will be as soon as it asks',
  reply: v.object({
    terminalSession: v.nullable(
      v.object({
        /** `agreed`: the terminal has not collected the session yet. */
        state: v.picklist(['agreed', 'signedIn']),
        venue: v.string(),
        terminal: v.string(),
        /** Milliseconds since 1970. */
        since: v.number(),
      }),
    ),
  }),
  module: 'COMM3',
  session: 'required',
});

export const endTerminalSession = endpoint({
  name: 'endTerminalSession',
  method: 'DELETE',
  path: '/wps/session/terminal',
  summary: "End the player's session at a terminal, from the phone",
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});
