import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import type { Gateway } from '../gateway-state.ts';
import { Refusal } from '../refusal.ts';
import { publicKeyOf } from './states.ts';

/**
 * Verifies a message that a terminal signed for one purpose: by its enrolled key, its time, once. @throws
 * Refusal `terminal.unknown` for a wrong signature, `sealed.stale` for a wrong time
 */
export async function verifyMessage(
  gateway: Gateway,
  signed: string,
  purpose: 'heartbeat' | 'staff',
): Promise<{ terminal: string; payload: unknown }> {
  const unknown = new Refusal(featureRefusal.terminalUnknown, { status: 403 });
  const terminal = claimedBy(signed);
  const key = publicKeyOf(gateway.store, terminal);
  if (!key) throw unknown;
  const read = await jwtVerify(signed, await importJWK(key, 'EdDSA'), {
    algorithms: ['EdDSA'],
    audience: purpose,
    currentDate: new Date(gateway.clock()),
  }).catch(() => undefined);
  if (!read) throw unknown;
  gateway.seals.accept(read.payload.iat, read.payload.jti);
  return { terminal, payload: read.payload };
}

/** Returns the claimed terminal, before verification. */
function claimedBy(signed: string): string {
  try {
    const { sub } = decodeJwt(signed);
    return typeof sub === 'string' ? sub : '';
  } catch {
    return '';
  }
}
