import type { SiteConfig } from '../../../config/read-site-config.ts';

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

/** Origin of the service's local emulator, where one stands in for it. */
export function emulatorOf({ emulator }: ServiceConfig): string | undefined {
  return emulator === '' ? location.origin : emulator;
}
