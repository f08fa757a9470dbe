import type { AnyEndpoint } from './endpoint.ts';
import { asLoadError, GatewayError, refusal, sessionLostCodes } from './errors.ts';
import type { featureRefusal } from './feature-refusals.ts';
import type { GatewaySettings } from './settings.ts';

/** What tells the gateway who asks: headers, and the token that is among them. */
export interface AuthHeaders {
  headers: Record<string, string>;
  token?: string | undefined;
}

/** Who asks by a call: `own`, or who is signed in. @throws GatewayError where nobody is signed in who would have to be */
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

/** The body of a call as it is sent: sealed or form-encoded where the row says so. */
export function encodeBody(
  row: AnyEndpoint,
  body: unknown,
  { headers }: AuthHeaders,
  settings: GatewaySettings,
): unknown {
  if (row.sealed) return seal(row, body, headers, settings);
  return row.form ? new URLSearchParams(body as Record<string, string>) : body;
}

/** Code of a seal whose time is not the gateway's, which its value tells (`now`). */
const STALE: (typeof featureRefusal)['sealStale'] = 'sealed.stale';

/** Makes a call, and a sealed one once more where nothing was wrong but this device's clock. */
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

/** Tells the shell of refusals that end the session of a call or stop it until another password is chosen. */
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

/** The code that seals, which may have to be fetched. */
async function sealing() {
  try {
    return await import('./seal.ts');
  } catch (thrown) {
    throw asLoadError(thrown);
  }
}
