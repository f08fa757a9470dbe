import { offerSession, takeSession } from '../../src/gateway/endpoints/session-handover.ts';
import { call } from '../../src/gateway/http/client.ts';
import { startSession } from '../../src/session/session.ts';

/** Bytes of what a code is bound to. */
const BYTES = 32;

/** Letters of a value that passes: a code, or an origin with the longest host name. */
const LONGEST = 300;

/** What frame and window say to each other; both are pages of the operator's, and no other origin is heard. */
export const HELLO = 'foyer:window';
export const CHALLENGE = 'foyer:challenge';
export const CODE = 'foyer:code';
/** The frame asks for consent to play on a page, by its origin; the window answers that the player has agreed. */
export const CONSENT = 'foyer:consent';
export const AGREED = 'foyer:agreed';

const types = [HELLO, CHALLENGE, CODE, CONSENT, AGREED] as const;

export interface WindowMessage {
  type: (typeof types)[number];
  /** The challenge, the code or the origin of a page; nothing in the others. */
  value: string;
}

/** A message of one of the operator's own windows; nothing for any other. */
export function windowMessage(event: MessageEvent, from: unknown): WindowMessage | undefined {
  const { source, origin, data } = event;
  if (!source || source !== from || origin !== location.origin) return undefined;
  const { type, value } = (data ?? {}) as Partial<WindowMessage>;
  if (!type || !types.includes(type)) return undefined;
  return typeof value === 'string' && value.length <= LONGEST ? { type, value } : undefined;
}

/** Says something to another window, if it holds a page of the operator's; the browser tells no other. */
export function sayTo(window: Window, type: WindowMessage['type'], value = ''): void {
  window.postMessage({ type, value } satisfies WindowMessage, location.origin);
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What the frame keeps, and the hash of it that the window is told (RFC 7636). */
export async function newChallenge(): Promise<{ verifier: string; challenge: string }> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(hash)) };
}

/** In the window: a code for its session. @throws GatewayError */
export async function codeFor(challenge: string): Promise<string> {
  return (await call(offerSession, { body: { challenge } })).code;
}

/** In the frame: the session that a code stands for. @throws GatewayError */
export async function takeUp(code: string, verifier: string): Promise<void> {
  startSession(await call(takeSession, { body: { code, verifier } }));
}
