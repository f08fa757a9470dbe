import { fleetSecret, staff } from '../../fixtures/operator/staff.ts';
import { FLEET_SECRET } from '../fleet/desk-secret.ts';
import { setMeta } from '../meta.ts';
import { hashSecret, proofKey } from '../proof/secrets.ts';
import type { Store } from '../store.ts';
import { hashToken } from '../tokens.ts';

/** Inserts venues, terminals and staff, with their secrets. */
export function fillFleet(store: Store): void {
  const keyed = { proofKey: proofKey(store) };
  for (const { number, name, pin } of staff) {
    store.run(
      'INSERT INTO staff (number, name, pin) VALUES (?, ?, ?)',
      number,
      name,
      hashSecret(keyed, `staff ${number}`, pin),
    );
  }
  setMeta(store, FLEET_SECRET, hashToken(fleetSecret));
}
