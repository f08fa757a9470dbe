import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import type { Gateway } from '../gateway-state.ts';
import { Refusal } from '../refusal.ts';
import { publicKeyOf } from './states.ts';

/**
 * Reads what a terminal has signed for one purpose: by the key it was enrolled with, at this time, once.
 * @throws Refusal `terminal.unknown` for what no terminal has signed, `sealed.stale` for another time
 */
export async function readWord(
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

/** Who it says has signed it. */
function claimedBy(signed: string): string {
  try {
    const { sub } = decodeJwt(signed);
    return typeof sub === 'string' ? sub : '';
  } catch {
    return '';
  }
}
