import { DAY } from '../../fixtures/durations.ts';
import { partnerSecrets, seededFigures } from '../../fixtures/people/partner-desk.ts';
import { dayOf } from '../days.ts';
import { addFigures } from '../partner-figures.ts';
import type { Store } from '../store.ts';
import { hashToken } from '../tokens.ts';

/** Inserts partners' secrets and past statistics. */
export function fillFigures(store: Store, now: number): void {
  for (const { partner, secret } of partnerSecrets) {
    store.run('INSERT INTO partner_secrets (partner, secret) VALUES (?, ?)', partner, hashToken(secret));
  }
  for (const { partner, daysAgo, widget, host, ...counts } of seededFigures()) {
    addFigures(store, partner, { day: dayOf(now - daysAgo * DAY), widget, host }, counts);
  }
}
