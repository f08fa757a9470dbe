import { atom, type ReadableAtom } from 'nanostores';
import { parseJson } from '../../src/lib/json.ts';
import { platform } from '../../src/platform/platform.ts';
import { checkPayoutAccess } from '../../src/session/gates.ts';
import { $session } from '../../src/session/session.ts';
import { openOperatorWindow } from './operator-window.ts';
import { AGREED, CONSENT, HELLO } from './session-handover.ts';
import { affectsKey } from './storage.ts';

const KEY = 'foyer-consent';

/** The partner origins on which a session may play for money. */
interface Consents {
  token: string;
  pages: readonly string[];
}

const $kept = atom<Consents | undefined>();
export const $consents: ReadableAtom<Consents | undefined> = $kept;
/** Origin of the partner's page. */
let parentOrigin = '';

function storedConsents(): Consents | undefined {
  const kept = parseJson(platform().persistentStorage.get(KEY)) as Partial<Consents> | null | undefined;
  return typeof kept?.token === 'string' && Array.isArray(kept.pages) ? (kept as Consents) : undefined;
}

/** Sets the origin of the partner's page. */
export function setParentOrigin(origin: string): void {
  parentOrigin = origin;
}

/** Reads stored consents, follows other tabs and deletes the consents when their session ends. */
export function trackConsents(): void {
  const read = () => $kept.set(storedConsents());
  read();
  addEventListener('storage', ({ key }) => affectsKey(key, KEY) && read());
  $session.listen((session, before) => {
    // Another tab may have stored the consents of a newer session.
    const ended = before !== undefined && before.token !== session?.token;
    if (ended && storedConsents()?.token === before.token) platform().persistentStorage.remove(KEY);
    read();
  });
}

/** Returns whether this session must consent before it plays. Play money needs no consent. */
export function needsConsent(): boolean {
  if (checkPayoutAccess()) return false;
  const given = $consents.get();
  return given?.token !== $session.get()?.token || !given?.pages.includes(parentOrigin);
}

/** Stores the consent for the partner's page and this session. */
function storeConsent(token: string): void {
  const kept = storedConsents();
  const before = kept?.token === token ? kept.pages : [];
  const consents: Consents = { token, pages: [...new Set([...before, parentOrigin])] };
  platform().persistentStorage.set(KEY, JSON.stringify(consents));
  $kept.set(consents);
}

export type ConsentWindow = 'none' | 'waiting' | 'blocked' | 'closed';

const $state = atom<ConsentWindow>('none');
export const $consentWindow: ReadableAtom<ConsentWindow> = $state;

let end = () => {};

/**
 * Asks for consent in a window of the operator, which the partner's page can neither cover nor script. Call it in a
 * click handler, or the browser blocks the window.
 */
export function requestConsent(): void {
  const token = $session.get()?.token;
  if (!token) return;
  end();
  const settle = (state: ConsentWindow) => {
    opened?.end();
    $state.set(state);
  };
  const opened = openOperatorWindow({
    onMessage({ type }) {
      if (type === HELLO) opened?.post(CONSENT, parentOrigin);
      if (type !== AGREED) return;
      settle('none');
      if ($session.get()?.token === token) storeConsent(token);
    },
    onClosed: () => settle('closed'),
  });
  end = () => opened?.end();
  $state.set(opened ? 'waiting' : 'blocked');
}
