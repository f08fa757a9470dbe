import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { sessionInfo } from './shared/session-info.ts';

const code = v.pipe(v.string(), v.minLength(20), v.maxLength(100));

/** PKCE (RFC 7636, `S256`): the iframe keeps the verifier, the window gets its hash. */
const verifier = v.pipe(v.string(), v.regex(/^[\w-]{43,128}$/));
const challenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Issues a code for the iframe that opened the sign-in window. */
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

/** Exchanges the code for a session; only the iframe knows the verifier. */
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
