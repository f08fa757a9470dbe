import * as v from 'valibot';
import { siteConfig } from '../../../config/site-config.ts';
import { parseJson } from '../../../lib/json.ts';
import { platform } from '../../../platform/platform.ts';

/** Where a remembered login lies (A3). It outlives signing out; unticking the box with a login ends it. */
const REMEMBERED_KEY = 'MC_REMEMBERED_LOGIN';

export type LoginMethod = 'username' | 'sms';

/** What the player asked to be remembered of one way to log in. A code by SMS is never kept: it works once. */
export interface Remembered {
  username: string;
  password: string;
  countryDialingCode: string;
}

const entry = v.object({ username: v.string(), password: v.string(), countryDialingCode: v.string() });
const stored = v.object({ username: v.optional(entry), sms: v.optional(entry) });

/** Whether this shell may keep a login at all. */
export function canRemember(): boolean {
  return platform().vault !== undefined;
}

/** Keeps a login for next time: the password sealed on this device, then encoded with the site's suffix (A3). */
export async function remember(method: LoginMethod, login: Remembered): Promise<void> {
  const { vault, persistentStorage } = platform();
  if (!vault) return;
  const password = login.password && encoded(await vault.seal(login.password));
  persistentStorage.set(REMEMBERED_KEY, JSON.stringify({ ...all(), [method]: { ...login, password } }));
}

/** The login kept for a method. A password that this device cannot open reads as empty. */
export async function recall(method: LoginMethod): Promise<Remembered | undefined> {
  const known = all()[method];
  if (!known) return undefined;
  const sealed = decoded(known.password);
  return { ...known, password: (sealed && (await platform().vault?.open(sealed))) || '' };
}

/** Whether a login of this method is kept. */
export function remembers(method: LoginMethod): boolean {
  return all()[method] !== undefined;
}

export function forgetRemembered(method: LoginMethod): void {
  const { [method]: _, ...rest } = all();
  if (Object.keys(rest).length) platform().persistentStorage.set(REMEMBERED_KEY, JSON.stringify(rest));
  else platform().persistentStorage.remove(REMEMBERED_KEY);
}

/** Puts a changed password in the place of the remembered one of the same account, if there is one (PW-4). */
export async function refreshRemembered(username: string, password: string): Promise<void> {
  const known = all().username;
  if (known?.username === username) await remember('username', { ...known, password });
}

function all(): v.InferOutput<typeof stored> {
  const known = v.safeParse(stored, parseJson(platform().persistentStorage.get(REMEMBERED_KEY)));
  return known.success && platform().vault ? known.output : {};
}

const suffix = () => `.${siteConfig().merchantCode}`;

function encoded(sealed: string): string {
  return btoa(btoa(sealed) + suffix());
}

function decoded(text: string): string {
  try {
    const inner = atob(text);
    return inner.endsWith(suffix()) ? atob(inner.slice(0, -suffix().length)) : '';
  } catch {
    return '';
  }
}
