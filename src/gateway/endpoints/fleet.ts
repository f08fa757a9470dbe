import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { staffAct, terminalState, wholeNumber } from './shared/terminal-protocol.ts';

/** Name of a terminal: its entry in `terminals` of kiosk.json. */
const terminal = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
/** Public half of an Ed25519 key pair (RFC 8037). */
const publicKey = v.object({
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  x: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

/** A compact JWS (EdDSA), signed by a terminal or by the operator. */
const signed = v.pipe(v.string(), v.maxLength(65_536), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));

/**
 * Enrols a machine as a terminal with the operator's one-time key: the machine creates a key pair and sends the
 * public half.
 */
export const enrolTerminal = endpoint({
  name: 'enrolTerminal',
  method: 'POST',
  path: '/wps/terminal/enrol',
  summary: 'Make a machine a terminal, by its key and once; answers the key that commands are signed by',
  body: v.object({ terminal, key: v.pipe(v.string(), v.minLength(1), v.maxLength(64)), publicKey }),
  reply: v.object({ venue: v.string(), name: v.string(), operatorKey: publicKey }),
  module: 'KIOSK3',
  session: 'none',
  sealed: true,
});

/** Sent by a terminal's supervisor twice a minute. A refusal `sealed.stale` contains the gateway's time. */
export const sendHeartbeat = endpoint({
  name: 'sendHeartbeat',
  method: 'POST',
  path: '/wps/terminal/heartbeat',
  summary:
    "Report a terminal's state, signed by its key; answers with commands and a newer configuration of the venue",
  body: v.object({ signed }),
  reply: v.object({
    /** Milliseconds since 1970. */
    now: v.number(),
    /** Seconds until the next heartbeat. */
    every: v.pipe(v.number(), v.minValue(5), v.maxValue(3600)),
    commands: listOf(signed, 20),
    config: v.nullish(v.object({ version: wholeNumber, text: v.string() }), null),
  }),
  module: 'KIOSK3',
  session: 'none',
});

/** Status of a page without a supervisor. It is unsigned, so the response is empty. */
export const tellPage = endpoint({
  name: 'tellPage',
  method: 'POST',
  path: '/wps/terminal/page',
  summary: 'What the page of a terminal without a supervisor knows of itself; not signed',
  body: v.object({ terminal, ...terminalState }),
  reply: v.unknown(),
  module: 'KIOSK3',
  session: 'none',
});

/** Opens the staff corner of a terminal. */
export const openStaffCorner = endpoint({
  name: 'openStaffCorner',
  method: 'POST',
  path: '/wps/terminal/staff',
  summary: 'Check the number and PIN of somebody of the staff at a terminal, with pauses that grow',
  body: v.object({
    terminal,
    staff: v.pipe(v.string(), v.regex(/^\d{1,8}$/)),
    pin: v.pipe(v.string(), v.regex(/^\d{4,12}$/)),
    /** For an enrolled terminal: a JWS with `sub`, `iat` and `jti` that proves which terminal asks. */
    proof: v.optional(signed),
  }),
  reply: v.object({
    token: v.pipe(v.string(), v.minLength(20), v.maxLength(100)),
    name: v.string(),
    /** Seconds until the corner closes. */
    seconds: v.pipe(v.number(), v.minValue(1)),
  }),
  module: 'KIOSK3',
  session: 'none',
  sealed: true,
});

/** Records an action in the staff corner and returns the command for the supervisor, if it needs one. */
export const actAsStaff = endpoint({
  name: 'actAsStaff',
  method: 'POST',
  path: '/wps/terminal/staff/act',
  summary: 'Record an action in the staff corner; returns a signed command for actions of the supervisor',
  body: v.object({ token: v.pipe(v.string(), v.maxLength(100)), act: staffAct }),
  reply: v.object({ command: v.nullish(signed, null) }),
  module: 'KIOSK3',
  session: 'none',
});
