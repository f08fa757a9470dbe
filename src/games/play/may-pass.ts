import { type GatewayError, refusal, UNSAFE_ADDRESS } from '../../gateway/errors.ts';

/** Whether a launch that failed may end differently when it is tried again. */
export function mayPass({ kind, code }: GatewayError): boolean {
  return kind === 'refused' ? code === refusal.vendorDown : code !== UNSAFE_ADDRESS;
}
