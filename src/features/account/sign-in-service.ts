import { atom, computed } from 'nanostores';
import { $siteConfig, type SiteConfig } from '../../config/site-config.ts';
import { GatewayError, SIGN_IN_SERVICE } from '../../gateway/errors.ts';

/** The providers a player may come by, as the service calls them (LG-3). */
export type Provider = 'google.com' | 'facebook.com';

/** What a provider gave the player's browser. */
export interface ProviderToken {
  provider: Provider;
  kind: 'id_token' | 'access_token';
  token: string;
  /** What the token's `nonce` is the SHA-256 of; Facebook's carries none. */
  rawNonce: string;
}

/** Somebody the service has identified. */
export interface Identified {
  /** Signed by the service; for the gateway alone, and never kept. */
  idToken: string;
  /** What the service calls the person. */
  subject: string;
}

/** A code on its way to a phone. */
export interface Confirmation {
  /** Exchanges the code, once. @throws GatewayError `verification.code.wrong` where it will not do */
  confirm(code: string): Promise<Identified>;
}

/** The port of the sign-in service: who a player is by Google, Facebook or a phone (LG-3, RG-4, RG-10). */
export interface SignInService {
  /** @throws GatewayError */
  signInWith(token: ProviderToken): Promise<Identified>;
  /**
   * Sends a code to a number, with its `+`. `proof` says that a person asks for it.
   * @throws GatewayError
   */
  sendCode(mobile: string, proof: string): Promise<Confirmation>;
}

/** The service in `site.json`. */
export type ServiceConfig = NonNullable<SiteConfig['signInService']>;

type Loading =
  | { state: 'waiting' | 'loading' | 'failed' }
  | { state: 'ready'; config: ServiceConfig; service: SignInService };

const $loading = atom<Loading>({ state: 'waiting' });

/**
 * How the service stands: `absent` where the operator has none, `waiting` until somebody uses it; its code is fetched
 * then and not before.
 */
export const $signInService = computed([$siteConfig, $loading], (config, { state }) =>
  config?.signInService ? state : 'absent',
);

/** The service, fetched on first use. @throws GatewayError where there is none or its code cannot be had */
export async function signInService(): Promise<SignInService> {
  const config = $siteConfig.get()?.signInService;
  if (!config) throw new GatewayError('malformed', SIGN_IN_SERVICE);
  const known = $loading.get();
  if (known.state === 'ready' && known.config === config) return known.service;
  $loading.set({ state: 'loading' });
  try {
    const { firebaseService } = await import('./firebase-service.ts');
    const service = firebaseService(config);
    $loading.set({ state: 'ready', config, service });
    return service;
  } catch {
    $loading.set({ state: 'failed' });
    throw new GatewayError('offline');
  }
}

/** Origin of the service's local emulator, where one stands in for it. */
export function emulatorOf({ emulator }: ServiceConfig): string | undefined {
  return emulator === '' ? location.origin : emulator;
}
