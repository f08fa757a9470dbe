import type { GatewayLocation } from './build-url.ts';
import type { AnyEndpoint } from './endpoint.ts';
import type { GatewayError } from './errors.ts';
import type { PublicKey } from './seal.ts';

/** Dependencies of the HTTP client on its platform. */
export interface GatewaySettings extends GatewayLocation {
  merchantCode: string;
  token?: () => string | undefined;
  /** Value of the Device header: MOBILE, or OTHERS in an installed home-screen app. */
  device?: () => string;
  /** Returns the gateway's public key for sealed bodies. */
  key?: () => Promise<PublicKey>;
  /** Clock skew: milliseconds by which the gateway's clock is ahead, once known. */
  ahead?: number;
  fetch?: typeof globalThis.fetch;
  /** Called when the gateway says that the session of `token` has ended. */
  onSessionLost?: (code: string, token: string) => void;
  /** Called when the gateway requires the member to choose a new password first. */
  onMustChange?: (token: string) => void;
  /** Called when validation dropped list entries; `value` is the value of the envelope. */
  onDropped?: (call: string, reply: AnyEndpoint['reply'], value: unknown) => void;
  /** Receives malformed responses and defects. */
  report?: (event: { name: string; error: GatewayError }) => void;
}
