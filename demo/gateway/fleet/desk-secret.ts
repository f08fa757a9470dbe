import { metaValue } from '../meta.ts';
import type { Store } from '../store.ts';
import { hashToken } from '../tokens.ts';

/** Name of the stored hash of the operator's secret. */
export const FLEET_SECRET = 'fleet-secret';

export function isFleetSecret(store: Store, secret: string): boolean {
  return metaValue(store, FLEET_SECRET) === hashToken(secret);
}
