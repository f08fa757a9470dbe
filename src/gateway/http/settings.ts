import type { GatewayLocation } from './build-url.ts';
import type { AnyEndpoint } from './endpoint.ts';
import type { GatewayError } from './errors.ts';
import type { PublicKey } from './seal.ts';

/** What the client needs of the shell around it. */
export interface GatewaySettings extends GatewayLocation {
  merchantCode: string;
  token?: () => string | undefined;
  /** Value of the Device header: MOBILE, or OTHERS in an installed home-screen app (A7). */
  device?: () => string;
  /** The gateway's public key for sealed bodies. */
  key?: () => Promise<PublicKey>;
  /** Milliseconds by which the gateway's clock is ahead of this device's, once it has said so. */
  ahead?: number;
  fetch?: typeof globalThis.fetch;
  /** Told when the gateway says that the session it was sent is gone; `token` is the one it was about. */
  onSessionLost?: (code: string, token: string) => void;
  /** Told when the gateway refuses a call until the member has chosen a password of their own. */
  onMustChange?: (token: string) => void;
  /** Told when lists of an answer had entries that were dropped for their shape; `value` is that of the envelope. */
  onDropped?: (call: string, reply: AnyEndpoint['reply'], value: unknown) => void;
  /** Told of malformed answers and of defects; the shape is the platform's. */
  report?: (event: { name: string; error: GatewayError }) => void;
}
