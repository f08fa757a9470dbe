import { keyFromPem, newPrivateKey, type SealingKey } from '../../src/edge/node/adapter/sealing-key.ts';
import { metaOrCreate } from './meta.ts';
import { sharedValue } from './shared-values.ts';
import type { Store } from './store.ts';

const STORED_AS = 'sealing-key';
let shared: string | undefined;

/** One key pair for all in-memory databases, because searching for primes would slow each test down. */
export function sharedPrivateKey(): string {
  shared ??= new TextDecoder().decode(
    sharedValue('sealing-key.pem', () => new TextEncoder().encode(newPrivateKey())),
  );
  return shared;
}

/** Returns the key pair of this database; creates it on first use. */
export function sealingKey(store: Store, make: () => string = newPrivateKey): SealingKey {
  return keyFromPem(metaOrCreate(store, STORED_AS, make));
}
