import * as v from 'valibot';
import { siteConfig } from '../../../config/site-config.ts';
import { GatewayError, SIGN_IN_SERVICE_FAILED } from '../../../gateway/http/errors.ts';
import { hex, randomId } from '../../../lib/hex.ts';
import { parseJson } from '../../../lib/json.ts';
import { type OAuthRedirect, platform } from '../../../platform/platform.ts';
import { providerReturnAddress } from '../../../session/login-address.ts';
import {
  emulatorOf,
  type Provider,
  type ProviderToken,
  type ServiceConfig,
} from '../sign-in-service/sign-in-service.ts';

/** Storage key of the pending sign-in: state and nonce, never a token. */
const KEY = 'sign-in-trip';
/** Milliseconds a pending sign-in is valid. */
const MAX_AGE = 15 * 60_000;

interface ProviderSettings {
  /** Key in the configured client ids. */
  clientId: 'google' | 'facebook';
  /** The provider's consent page. */
  page: string;
  kind: ProviderToken['kind'];
  scope: string;
}

/** Google returns an ID token with a nonce, Facebook an access token. */
const providerSettings: Readonly<Record<Provider, ProviderSettings>> = {
  'facebook.com': {
    clientId: 'facebook',
    page: 'https://www.facebook.com/dialog/oauth',
    kind: 'access_token',
    scope: 'public_profile email',
  },
  'google.com': {
    clientId: 'google',
    page: 'https://accounts.google.com/o/oauth2/v2/auth',
    kind: 'id_token',
    scope: 'openid email profile',
  },
};

/** Returns the configured providers in the order of their buttons. */
export function knownProviders(): Provider[] {
  const { clientIds } = siteConfig().signInService ?? {};
  return (Object.keys(providerSettings) as Provider[]).filter(
    (provider) => clientIds?.[providerSettings[provider].clientId],
  );
}

const pendingSignIn = v.object({
  provider: v.picklist(['google.com', 'facebook.com']),
  state: v.string(),
  rawNonce: v.string(),
  at: v.number(),
});

/** Navigates to the provider's page. Settles when the browser's Back button returns from it. */
export async function beginProviderSignIn(provider: Provider, redirect: OAuthRedirect): Promise<void> {
  const [state, rawNonce] = [randomId(), randomId()];
  const at = platform().now();
  platform().sessionStorage.set(KEY, JSON.stringify({ provider, state, rawNonce, at }));
  const page = addressOf(provider, redirect.redirectUri, state, await sha256(rawNonce));
  await redirect.begin(page, providerReturnAddress());
  platform().sessionStorage.remove(KEY);
}

/**
 * Reads the provider's response from the address. Returns undefined without a pending sign-in, or when the
 * player cancelled.
 * @throws GatewayError for an invalid response
 */
export async function completeProviderSignIn(redirect: OAuthRedirect): Promise<ProviderToken | undefined> {
  const response = redirect.complete();
  const pending = v.safeParse(pendingSignIn, parseJson(platform().sessionStorage.get(KEY)));
  platform().sessionStorage.remove(KEY);
  // Ignores a response without a pending sign-in: another site may have forged the link (login CSRF).
  if (!response || !pending.success || response.get('state') !== pending.output.state) return undefined;
  const { provider, rawNonce, at } = pending.output;
  if (platform().now() - at > MAX_AGE) return undefined;
  const error = response.get('error');
  if (error === 'access_denied') return undefined;
  const { kind } = providerSettings[provider];
  const token = response.get(kind);
  if (error || !token || (kind === 'id_token' && !(await answersRequest(token, provider, rawNonce)))) {
    throw new GatewayError('malformed', SIGN_IN_SERVICE_FAILED);
  }
  return { provider, kind, token, rawNonce };
}

function addressOf(provider: Provider, home: string, state: string, nonce: string): string {
  const { page, kind, scope } = providerSettings[provider];
  const emulator = emulatorOf(serviceConfig());
  const url = new URL(emulator ? `${emulator}/emulator/auth/handler?providerId=${provider}` : page);
  const asked = {
    client_id: clientIdOf(provider),
    redirect_uri: home,
    response_type: kind === 'id_token' ? 'id_token' : 'token',
    scope,
    state,
    // Shared phones: the provider asks for the account each time.
    ...(kind === 'id_token' && { nonce, prompt: 'select_account' }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns whether the token has the nonce of this request. The service verifies the signature. */
async function answersRequest(token: string, provider: Provider, rawNonce: string): Promise<boolean> {
  const claims = parseJson(textOf(token.split('.')[1] ?? '')) as
    | { aud?: unknown; nonce?: unknown }
    | undefined;
  return claims?.aud === clientIdOf(provider) && claims.nonce === (await sha256(rawNonce));
}

function serviceConfig(): ServiceConfig {
  const config = siteConfig().signInService;
  if (!config) throw new GatewayError('malformed', SIGN_IN_SERVICE_FAILED);
  return config;
}

const clientIdOf = (provider: Provider) =>
  serviceConfig().clientIds[providerSettings[provider].clientId] ?? '';

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function textOf(base64url: string): string {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
