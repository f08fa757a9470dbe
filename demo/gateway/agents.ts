import { toPercent } from './rebates.ts';
import type { Store } from './store.ts';

/** Returns an agent's highest rebate in percent, which limits what it can pass on; 0 without rebates. */
export function rebateOf(store: Store, memberId: number): number {
  const row = store.one<{ rate: number | null }>(
    'SELECT max(rate) AS rate FROM rebate_rates WHERE member_id = ?',
    memberId,
  );
  return toPercent(row?.rate ?? 0);
}

/** Returns the agent's invitation code, which is valid on every domain; creates it on first use. */
export function invitationOf(store: Store, memberId: number): string {
  const own = () =>
    store.one<{ code: string }>(
      'SELECT code FROM affiliates WHERE member_id = ? AND domain IS NULL ORDER BY rowid',
      memberId,
    )?.code;
  const known = own();
  if (known) return known;
  const code = `FY${memberId.toString(36).toUpperCase().padStart(4, '0')}`;
  store.insert('affiliates', { code, domain: null, member_id: memberId });
  return code;
}
