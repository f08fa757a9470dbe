import type { SiteConfig } from '../../../config/read-site-config.ts';

/** The service's provider ids (LG-3). */
export type Provider = 'google.com' | 'facebook.com';

/** A provider's response to the browser. */
export interface ProviderToken {
  provider: Provider;
  kind: 'id_token' | 'access_token';
  token: string;
  /** The token's `nonce` is the SHA-256 of this value; Facebook's token has none. */
  rawNonce: string;
}

export interface Identified {
  /** Signed by the service; sent to the gateway and never stored. */
  idToken: string;
  subject: string;
}

export interface Confirmation {
  /** Exchanges the code, which works once. @throws GatewayError `verification.code.wrong` for a wrong code */
  confirm(code: string): Promise<Identified>;
}

/** Port of the sign-in service, which identifies players by Google, Facebook or phone (LG-3, RG-4, RG-10). */
export interface SignInService {
  /** @throws GatewayError */
  signInWith(token: ProviderToken): Promise<Identified>;
  /**
   * Sends a code to a number in E.164 format with `+`. `proof` comes from the human verification.
   * @throws GatewayError
   */
  sendCode(mobile: string, proof: string): Promise<Confirmation>;
}

export type ServiceConfig = NonNullable<SiteConfig['signInService']>;

/** Returns the origin of the service's local emulator, if one is configured. */
export function emulatorOf({ emulator }: ServiceConfig): string | undefined {
  return emulator === '' ? location.origin : emulator;
}
