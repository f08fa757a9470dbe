import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { invalidate } from '../gateway/cache/resource.ts';
import { logout, type SessionInfo } from '../gateway/endpoints/session.ts';
import { call } from '../gateway/http/client.ts';
import { sendWithRetry } from '../gateway/http/send-with-retry.ts';
import { draftKeys } from '../lib/draft-keys.ts';
import { parseJson } from '../lib/json.ts';
import { platform } from '../platform/platform.ts';

/** Where the specification keeps the session (A3). */
export const SESSION_KEY = 'MC_SESSION_INFO';
const AUTO_LOGIN_KEY = 'autoLogin';

const stored = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  merchantCode: v.string(),
  userName: v.string(),
  type: v.number(),
  firstTimeLogin: v.boolean(),
  read: v.boolean(),
  mustChangePassword: v.optional(v.boolean()),
});

const $current = atom<SessionInfo | undefined>();
const $lost = atom<string | undefined>();
const $held = atom<string | undefined>();

/** Who is signed in, or nothing for a visitor. */
export const $session: ReadableAtom<SessionInfo | undefined> = $current;
export const $signedIn = computed($session, (session) => session !== undefined);

/** Set when the gateway ended the session, to its code, until it was told to the player. */
export const $sessionLost: ReadableAtom<string | undefined> = $lost;

/**
 * A temporary password that the member has just signed in with, so that it is not asked for again where they
 * choose their own (PW-4). In memory alone and gone with the session; no other password is ever held.
 */
export const $temporaryPassword: ReadableAtom<string | undefined> = $held;

/** The session that lies in storage; what cannot be read is dropped. */
function storedSession(): SessionInfo | undefined {
  const text = platform().persistentStorage.get(SESSION_KEY);
  const known = v.safeParse(stored, parseJson(text));
  if (text && !known.success) platform().persistentStorage.remove(SESSION_KEY);
  return known.success ? known.output : undefined;
}

/** Takes up the session an earlier page of this visit left. */
export function restoreSession(): void {
  $current.set(storedSession());
}

/** Does as another tab did that signed in, out, or in as somebody else. */
export function adoptSession(): void {
  const next = storedSession();
  if (next?.token === $session.get()?.token) return;
  forgetPersonal();
  $lost.set(undefined);
  $current.set(next);
}

/** Stores the session that a sign-in answered with (A4). */
export function startSession(session: SessionInfo): void {
  forgetPersonal();
  $lost.set(undefined);
  updateSession(session);
}

/** Something else is known of the session; stored, so that a reload knows it too. */
export function updateSession(session: SessionInfo): void {
  platform().persistentStorage.set(SESSION_KEY, JSON.stringify(session));
  if (!session.mustChangePassword) $held.set(undefined);
  $current.set(session);
}

/** Holds the password of a sign-in that has to be followed by a change of it. */
export function holdTemporaryPassword(password: string): void {
  if ($session.get()?.mustChangePassword) $held.set(password);
}

/** Forgets the session, that one was lost, and everything read under it. */
export function clearSession(): void {
  platform().persistentStorage.remove(SESSION_KEY);
  $lost.set(undefined);
  $current.set(undefined);
  forgetPersonal();
}

/** Tries to tell the gateway that a session has ended: about eight minutes of them. */
const TELLS = 20;

/**
 * Ends the session here at once, and then at the gateway (A4): where that does not answer it is told again, for as long
 * as this page stands. Resolves after the first try.
 */
export async function signOut(): Promise<void> {
  const token = $session.get()?.token;
  platform().persistentStorage.set(AUTO_LOGIN_KEY, '0');
  clearSession();
  if (token) await endSessionAtGateway(token, TELLS);
}

/** Has the gateway end a session that is forgotten here; whoever has signed in meanwhile is not touched. */
export function endSessionAtGateway(token: string, tries: number): Promise<void> {
  return sendWithRetry(() => call(logout, {}, { token, keepalive: true }), {
    tries,
    onFailed: (error) => platform().report({ name: 'logout', error }),
  });
}

/** For the gateway client: the session was ended elsewhere. A token of an earlier session changes nothing. */
export function dropEndedSession(code: string, token: string): void {
  if ($session.get()?.token !== token) return;
  // Another tab has a newer one: it is not this loss's to take away.
  const next = storedSession();
  if (next && next.token !== token) {
    adoptSession();
    return;
  }
  clearSession();
  $lost.set(code);
}

/** Keys of what belongs to the member begin so. */
export const PERSONAL_PREFIX = 'member/';

/** What belongs to the account alone, or was typed by whoever sat here: others may have the next session. */
function forgetPersonal(): void {
  $held.set(undefined);
  for (const key of draftKeys) platform().sessionStorage.remove(key);
  invalidate(PERSONAL_PREFIX);
}
