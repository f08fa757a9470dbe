import { type GatewayError, refusal, UNSAFE_GAME_URL } from '../../gateway/http/errors.ts';

/** Whether a launch that failed may end differently when it is tried again. */
export function isRetryable({ kind, code }: GatewayError): boolean {
  return kind === 'refused' ? code === refusal.vendorDown : code !== UNSAFE_GAME_URL;
}
