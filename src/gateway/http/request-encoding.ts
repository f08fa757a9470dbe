import type { AnyEndpoint } from './endpoint.ts';
import { asLoadError, GatewayError, refusal, sessionLostCodes } from './errors.ts';
import type { featureRefusal } from './feature-refusals.ts';
import type { GatewaySettings } from './settings.ts';

/** Headers that identify the caller, and the token in them. */
export interface AuthHeaders {
  headers: Record<string, string>;
  token?: string | undefined;
}

/**
 * Returns the headers of a call with the token `own`, or with that of the current session.
 * @throws GatewayError when the call requires a session and there is none
 */
export function authHeaders(row: AnyEndpoint, settings: GatewaySettings, own?: string): AuthHeaders {
  const headers: Record<string, string> = {};
  const token = row.session === 'none' ? undefined : (own ?? settings.token?.());
  if (row.session === 'required' && !token) {
    throw new GatewayError('refused', refusal.notLoggedIn, { call: row.name });
  }
  if (token) headers.Authorization = `Bearer ${token}`;
  if (!row.open || row.session !== 'none') headers.Device = settings.device?.() ?? 'MOBILE';
  return { headers, token };
}

/** Returns the body as sent: as a JWE, form-encoded or unchanged, by the row. */
export function encodeBody(
  row: AnyEndpoint,
  body: unknown,
  { headers }: AuthHeaders,
  settings: GatewaySettings,
): unknown {
  if (row.sealed) return seal(row, body, headers, settings);
  return row.form ? new URLSearchParams(body as Record<string, string>) : body;
}

/**
 * Error code for a JWE whose time differs from the gateway's clock; the value carries the gateway's time as `now`.
 */
const STALE: (typeof featureRefusal)['sealStale'] = 'sealed.stale';

/** Makes a call and retries a sealed one once after correcting for clock skew. */
export async function retryWithServerClock<T>(
  row: AnyEndpoint,
  settings: GatewaySettings,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (thrown) {
    const { code, value } = thrown as Partial<GatewayError>;
    const now = row.sealed && code === STALE ? Number((value as { now?: unknown } | undefined)?.now) : 0;
    if (!now) throw thrown;
    settings.ahead = now - Date.now();
    return ask();
  }
}

/** Calls the shell's handlers for refusals that end the session or require a new password. */
export function notifyAuthError(code: string, token: string | undefined, settings: GatewaySettings): void {
  if (token && sessionLostCodes.includes(code)) settings.onSessionLost?.(code, token);
  if (token && code === refusal.mustChange) settings.onMustChange?.(token);
}

async function seal(
  row: AnyEndpoint,
  body: unknown,
  headers: Record<string, string>,
  settings: GatewaySettings,
): Promise<unknown> {
  if (!settings.key) throw new Error('The shell brings no encryption key');
  const [{ sealText }, key] = await Promise.all([sealing(), settings.key()]);
  headers.Encryption = key.keyId;
  return { data: await sealText(JSON.stringify(body), key, settings.ahead), moduleId: row.module };
}

async function sealing() {
  try {
    return await import('./seal.ts');
  } catch (thrown) {
    throw asLoadError(thrown);
  }
}
