import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { sessionInfo } from './shared/session-info.ts';

const code = v.pipe(v.string(), v.minLength(20), v.maxLength(100));

/** What the frame keeps to itself, and the hash of it that the window is told: PKCE's `S256` (RFC 7636). */
const verifier = v.pipe(v.string(), v.regex(/^[\w-]{43,128}$/));
const challenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A window that has signed in gets a code for the frame that opened it. */
export const offerSession = endpoint({
  name: 'offerSession',
  method: 'POST',
  path: '/wps/session/handover',
  summary:
    "A code, good once and for a minute, that the embed's frame exchanges for a session of this member",
  body: v.object({ challenge }),
  reply: v.object({ code }),
  module: 'COMM3',
  session: 'required',
});

/** The frame exchanges the code; nobody else can, since nobody else has what the challenge was made of. */
export const takeSession = endpoint({
  name: 'takeSession',
  method: 'POST',
  path: '/wps/session/takeover',
  summary: 'Exchange such a code for a session; the one that it was given under ends',
  body: v.object({ code, verifier }),
  reply: sessionInfo,
  module: 'COMM3',
  session: 'none',
});
