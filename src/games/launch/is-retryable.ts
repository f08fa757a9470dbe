import { type GatewayError, refusal, UNSAFE_GAME_URL } from '../../gateway/http/errors.ts';

/** Whether a failed launch may succeed on a retry. */
export function isRetryable({ kind, code }: GatewayError): boolean {
  return kind === 'refused' ? code === refusal.vendorDown : code !== UNSAFE_GAME_URL;
}
