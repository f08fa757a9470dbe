import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { invalidate } from '../gateway/cache/resource.ts';
import { logout, type SessionInfo } from '../gateway/endpoints/session.ts';
import { call } from '../gateway/http/client.ts';
import { sendWithRetry } from '../gateway/http/send-with-retry.ts';
import { parseJson } from '../lib/json.ts';
import { platform } from '../platform/platform.ts';
import { draftKeys } from './draft-keys.ts';

/** Storage key defined by the specification. */
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

/** The current session; undefined for a visitor. */
export const $session: ReadableAtom<SessionInfo | undefined> = $current;
export const $signedIn = computed($session, (session) => session !== undefined);

/** Code with which the gateway ended the session, until the player has been notified. */
export const $sessionLost: ReadableAtom<string | undefined> = $lost;

/**
 * The temporary password of the last login, so that the form for a new one need not ask for it (PW-4). Kept in
 * memory only, until the session ends; no other password is kept.
 */
export const $temporaryPassword: ReadableAtom<string | undefined> = $held;

/** Reads the session from the storage; deletes an unreadable one. */
function storedSession(): SessionInfo | undefined {
  const text = platform().persistentStorage.get(SESSION_KEY);
  const known = v.safeParse(stored, parseJson(text));
  if (text && !known.success) platform().persistentStorage.remove(SESSION_KEY);
  return known.success ? known.output : undefined;
}

/** Restores the session of an earlier page. */
export function restoreSession(): void {
  $current.set(storedSession());
}

/** Follows a sign-in or sign-out in another tab. */
export function adoptSession(): void {
  const next = storedSession();
  if (next?.token === $session.get()?.token) return;
  forgetPersonal();
  $lost.set(undefined);
  $current.set(next);
}

/** Starts and stores the session of a login. */
export function startSession(session: SessionInfo): void {
  forgetPersonal();
  $lost.set(undefined);
  updateSession(session);
}

/** Changes and stores the session, so that a reload keeps the change. */
export function updateSession(session: SessionInfo): void {
  platform().persistentStorage.set(SESSION_KEY, JSON.stringify(session));
  if (!session.mustChangePassword) $held.set(undefined);
  $current.set(session);
}

/** Keeps the password of a login that requires a password change. */
export function holdTemporaryPassword(password: string): void {
  if ($session.get()?.mustChangePassword) $held.set(password);
}

/** Deletes the session and everything that was read with it. */
export function clearSession(): void {
  platform().persistentStorage.remove(SESSION_KEY);
  $lost.set(undefined);
  $current.set(undefined);
  forgetPersonal();
}

/** Attempts to end a session at the gateway, over about eight minutes. */
const TELLS = 20;

/**
 * Ends the session here at once, then at the gateway, with retries while the page is open. Resolves after the first
 * attempt. With a code the player is notified, as if the gateway had ended the session.
 */
export async function signOut(code?: string): Promise<void> {
  const token = $session.get()?.token;
  platform().persistentStorage.set(AUTO_LOGIN_KEY, '0');
  clearSession();
  $lost.set(code);
  if (token) await endSessionAtGateway(token, TELLS);
}

/** Ends a session at the gateway only; a newer session is not affected. */
export function endSessionAtGateway(token: string, tries: number): Promise<void> {
  return sendWithRetry(() => call(logout, {}, { token, keepalive: true }), {
    tries,
    onFailed: (error) => platform().report({ name: 'logout', error }),
  });
}

/** Ends the current session after the gateway has ended `token`. Ignores tokens of earlier sessions. */
export function dropEndedSession(code: string, token: string): void {
  if ($session.get()?.token !== token) return;
  // Another tab has already signed in again.
  const next = storedSession();
  if (next && next.token !== token) {
    adoptSession();
    return;
  }
  clearSession();
  $lost.set(code);
}

/** Prefix of cache keys for data of the signed-in member. */
export const PERSONAL_PREFIX = 'member/';

/** Discards drafts and cached data of the account: another person may sign in next. */
function forgetPersonal(): void {
  $held.set(undefined);
  for (const key of draftKeys) platform().sessionStorage.remove(key);
  invalidate(PERSONAL_PREFIX);
}
