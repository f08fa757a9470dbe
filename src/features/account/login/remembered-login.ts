import * as v from 'valibot';
import { siteConfig } from '../../../config/site-config.ts';
import { parseJson } from '../../../lib/json.ts';
import { platform } from '../../../platform/platform.ts';

/** Storage key of remembered logins. They outlive sign-out; a login with the box unticked deletes them. */
const REMEMBERED_KEY = 'MC_REMEMBERED_LOGIN';

export type LoginMethod = 'username' | 'sms';

/** A remembered login of one method. SMS codes are not stored: they work once. */
export interface RememberedLogin {
  username: string;
  password: string;
  countryDialingCode: string;
}

const entry = v.object({ username: v.string(), password: v.string(), countryDialingCode: v.string() });
const stored = v.object({ username: v.optional(entry), sms: v.optional(entry) });

export function canRememberLogin(): boolean {
  return platform().vault !== undefined;
}

/** Stores a login; the password is encrypted with a key of this device. */
export async function saveRememberedLogin(method: LoginMethod, login: RememberedLogin): Promise<void> {
  const { vault, persistentStorage } = platform();
  if (!vault) return;
  const password = login.password && encoded(await vault.seal(login.password));
  persistentStorage.set(REMEMBERED_KEY, JSON.stringify({ ...all(), [method]: { ...login, password } }));
}

/** Returns the stored login of a method, with an empty password if this device cannot decrypt it. */
export async function loadRememberedLogin(method: LoginMethod): Promise<RememberedLogin | undefined> {
  const known = all()[method];
  if (!known) return undefined;
  const sealed = decoded(known.password);
  return { ...known, password: (sealed && (await platform().vault?.open(sealed))) || '' };
}

export function hasRememberedLogin(method: LoginMethod): boolean {
  return all()[method] !== undefined;
}

export function deleteRememberedLogin(method: LoginMethod): void {
  const { [method]: _, ...rest } = all();
  if (Object.keys(rest).length) platform().persistentStorage.set(REMEMBERED_KEY, JSON.stringify(rest));
  else platform().persistentStorage.remove(REMEMBERED_KEY);
}

export async function updateRememberedPassword(username: string, password: string): Promise<void> {
  const known = all().username;
  if (known?.username === username) await saveRememberedLogin('username', { ...known, password });
}

function all(): v.InferOutput<typeof stored> {
  if (!canRememberLogin()) return {};
  const known = v.safeParse(stored, parseJson(platform().persistentStorage.get(REMEMBERED_KEY)));
  return known.success ? known.output : {};
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
