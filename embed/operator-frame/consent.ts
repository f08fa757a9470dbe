import { atom, type ReadableAtom } from 'nanostores';
import { parseJson } from '../../src/lib/json.ts';
import { platform } from '../../src/platform/platform.ts';
import { checkPayoutAccess } from '../../src/session/gates.ts';
import { $session } from '../../src/session/session.ts';
import { openOperatorWindow } from './operator-window.ts';
import { AGREED, CONSENT, HELLO } from './session-handover.ts';
import { concerns } from './storage.ts';

const KEY = 'foyer-consent';

/** The pages, by origin, on which a session may play for money. */
interface Consents {
  token: string;
  pages: readonly string[];
}

const $kept = atom<Consents | undefined>();
export const $consents: ReadableAtom<Consents | undefined> = $kept;
/** Origin of the partner's page around this frame. */
let page = '';

function storedConsents(): Consents | undefined {
  const kept = parseJson(platform().persistentStorage.get(KEY)) as Partial<Consents> | null | undefined;
  return typeof kept?.token === 'string' && Array.isArray(kept.pages) ? (kept as Consents) : undefined;
}

/** Sets the page around this frame, by its origin. */
export function playOn(origin: string): void {
  page = origin;
}

/** Reads the consents that this frame has kept, and forgets them when their session ends. */
export function followConsents(): void {
  const read = () => $kept.set(storedConsents());
  read();
  addEventListener('storage', ({ key }) => concerns(key, KEY) && read());
  $session.listen((session, before) => {
    // Another tab may have stored the consents of a newer session.
    const ended = before !== undefined && before.token !== session?.token;
    if (ended && storedConsents()?.token === before.token) platform().persistentStorage.remove(KEY);
    read();
  });
}

/** Whether a game of this session needs the player's consent first. Play money needs none. */
export function needsConsent(): boolean {
  if (checkPayoutAccess()) return false;
  const given = $consents.get();
  return given?.token !== $session.get()?.token || !given?.pages.includes(page);
}

/** Keeps the player's consent to play for money on the page around, for one session. */
function keepConsent(token: string): void {
  const kept = storedConsents();
  const before = kept?.token === token ? kept.pages : [];
  const consents: Consents = { token, pages: [...new Set([...before, page])] };
  platform().persistentStorage.set(KEY, JSON.stringify(consents));
  $kept.set(consents);
}

export type ConsentWindow = 'none' | 'waiting' | 'blocked' | 'closed';

const $state = atom<ConsentWindow>('none');
export const $consentWindow: ReadableAtom<ConsentWindow> = $state;

let end = () => {};

/**
 * Asks for the player's consent in a window of the operator's, which the page around can neither cover nor script; call it
 * within the tap.
 */
export function askConsent(): void {
  const token = $session.get()?.token;
  if (!token) return;
  end();
  const settle = (state: ConsentWindow) => {
    opened?.end();
    $state.set(state);
  };
  const opened = openOperatorWindow({
    onMessage({ type }) {
      if (type === HELLO) opened?.say(CONSENT, page);
      if (type !== AGREED) return;
      settle('none');
      if ($session.get()?.token === token) keepConsent(token);
    },
    onClosed: () => settle('closed'),
  });
  end = () => opened?.end();
  $state.set(opened ? 'waiting' : 'blocked');
}
