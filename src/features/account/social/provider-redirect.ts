import * as v from 'valibot';
import { siteConfig } from '../../../config/site-config.ts';
import { GatewayError, SIGN_IN_SERVICE_FAILED } from '../../../gateway/errors.ts';
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

/** Where what a return is held against lies meanwhile; no token is ever put there. */
const KEY = 'sign-in-trip';
/** Milliseconds a player may take at the provider. */
const LONGEST = 15 * 60_000;

interface Way {
  /** Its name among the client ids of the config. */
  clientId: 'google' | 'facebook';
  /** The provider's page on which somebody agrees. */
  page: string;
  kind: ProviderToken['kind'];
  scope: string;
}

/** Google answers with a token made for this one visit, Facebook with an access token. */
const ways: Readonly<Record<Provider, Way>> = {
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

/** The providers that know this site, in the order of their buttons. */
export function knownProviders(): Provider[] {
  const { clientIds } = siteConfig().signInService ?? {};
  return (Object.keys(ways) as Provider[]).filter((provider) => clientIds?.[ways[provider].clientId]);
}

const trip = v.object({
  provider: v.picklist(['google.com', 'facebook.com']),
  state: v.string(),
  rawNonce: v.string(),
  at: v.number(),
});

/** Leads to the provider's page. Settles when the player came back from there by the browser's Back. */
export async function beginProviderSignIn(provider: Provider, redirect: OAuthRedirect): Promise<void> {
  const [state, rawNonce] = [randomId(), randomId()];
  const at = platform().now();
  platform().sessionStorage.set(KEY, JSON.stringify({ provider, state, rawNonce, at }));
  const page = addressOf(provider, redirect.redirectUri, state, await sha256(rawNonce));
  await redirect.begin(page, providerReturnAddress());
  platform().sessionStorage.remove(KEY);
}

/**
 * What the provider sent the player back with. Nothing for who did not come from there, or changed their mind.
 * @throws GatewayError where it is not what was asked for
 */
export async function completeProviderSignIn(redirect: OAuthRedirect): Promise<ProviderToken | undefined> {
  const told = redirect.complete();
  const left = v.safeParse(trip, parseJson(platform().sessionStorage.get(KEY)));
  platform().sessionStorage.remove(KEY);
  // Who never left, or long ago, was sent here by somebody else: no reason to sign them in, nor to say anything.
  if (!told || !left.success || told.get('state') !== left.output.state) return undefined;
  const { provider, rawNonce, at } = left.output;
  if (platform().now() - at > LONGEST) return undefined;
  const error = told.get('error');
  if (error === 'access_denied') return undefined;
  const { kind } = ways[provider];
  const token = told.get(kind);
  if (error || !token || (kind === 'id_token' && !(await madeFor(token, provider, rawNonce)))) {
    throw new GatewayError('malformed', SIGN_IN_SERVICE_FAILED);
  }
  return { provider, kind, token, rawNonce };
}

function addressOf(provider: Provider, home: string, state: string, nonce: string): string {
  const { page, kind, scope } = ways[provider];
  const emulator = emulatorOf(serviceConfig());
  const url = new URL(emulator ? `${emulator}/emulator/auth/handler?providerId=${provider}` : page);
  const asked = {
    client_id: clientIdOf(provider),
    redirect_uri: home,
    response_type: kind === 'id_token' ? 'id_token' : 'token',
    scope,
    state,
    // A phone is passed round: who signs in is asked each time.
    ...(kind === 'id_token' && { nonce, prompt: 'select_account' }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/** Whether a token answers this very visit to the provider; its signature is for the service to judge. */
async function madeFor(token: string, provider: Provider, rawNonce: string): Promise<boolean> {
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

const clientIdOf = (provider: Provider) => serviceConfig().clientIds[ways[provider].clientId] ?? '';

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
