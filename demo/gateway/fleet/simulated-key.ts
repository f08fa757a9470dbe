import { createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** What precedes the 32 bytes of an Ed25519 private key in DER (RFC 8410). */
const DER_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Returns the private key of a terminal that the demo simulates. It is derived from the database's secret: the
 * next start has the same keys, and no file has them.
 */
export function simulatedKey(secret: Buffer, terminal: string): KeyObject {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `simulated terminal ${terminal}`, 32));
  return createPrivateKey({ key: Buffer.concat([DER_HEADER, bytes]), format: 'der', type: 'pkcs8' });
}
