import { offerSession, takeSession } from '../../src/gateway/endpoints/session-handover.ts';
import { call } from '../../src/gateway/http/client.ts';
import { startSession } from '../../src/session/session.ts';

const VERIFIER_BYTES = 32;

/** Characters of a valid value: a code, or an origin with the longest host name. */
const MAX_VALUE_LENGTH = 300;

/** Messages between frame and window. Both have the operator's origin; others are ignored. */
export const HELLO = 'foyer:window';
export const CHALLENGE = 'foyer:challenge';
export const CODE = 'foyer:code';
/** Sent by the frame with the partner's origin; the window answers `AGREED`. */
export const CONSENT = 'foyer:consent';
export const AGREED = 'foyer:agreed';

const types = [HELLO, CHALLENGE, CODE, CONSENT, AGREED] as const;

export interface WindowMessage {
  type: (typeof types)[number];
  /** The challenge, the code or the partner's origin; empty otherwise. */
  value: string;
}

/** Returns a valid message from the given window; undefined for any other event. */
export function readWindowMessage(event: MessageEvent, from: unknown): WindowMessage | undefined {
  const { source, origin, data } = event;
  if (!source || source !== from || origin !== location.origin) return undefined;
  const { type, value } = (data ?? {}) as Partial<WindowMessage>;
  if (!type || !types.includes(type)) return undefined;
  return typeof value === 'string' && value.length <= MAX_VALUE_LENGTH ? { type, value } : undefined;
}

/** Posts a message. Browsers deliver it only if the window shows the operator's origin. */
export function postToWindow(window: Window, type: WindowMessage['type'], value = ''): void {
  window.postMessage({ type, value } satisfies WindowMessage, location.origin);
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns a random verifier and its hash, as in PKCE (RFC 7636). */
export async function newChallenge(): Promise<{ verifier: string; challenge: string }> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(hash)) };
}

/** Called in the window: returns a code for its session. @throws GatewayError */
export async function createHandoverCode(challenge: string): Promise<string> {
  return (await call(offerSession, { body: { challenge } })).code;
}

/** Called in the frame: exchanges the code for the session. @throws GatewayError */
export async function redeemHandoverCode(code: string, verifier: string): Promise<void> {
  startSession(await call(takeSession, { body: { code, verifier } }));
}
