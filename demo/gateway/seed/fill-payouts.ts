import { payoutAccounts } from '../../fixtures/operator/payment-methods.ts';
import type { Store } from '../store.ts';

/** Inserts payout accounts. */
export function fillPayouts(store: Store): void {
  for (const [username, accounts] of Object.entries(payoutAccounts)) {
    for (const { method, holder, number, fields = {} } of accounts) {
      store.run(
        `INSERT INTO payout_accounts (member_id, method, holder, number, fields)
         SELECT id, ?, ?, ?, ? FROM members WHERE username = ?`,
        ...[method, holder, number, JSON.stringify(fields), username],
      );
      store.run(
        "UPDATE members SET profile = json_set(profile, '$.payeeName', ?) WHERE username = ?",
        ...[holder, username],
      );
    }
  }
}
