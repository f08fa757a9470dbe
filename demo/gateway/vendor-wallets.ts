import { randomUUID } from 'node:crypto';
import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import type { Gateway } from './gateway-state.ts';
import { newOrderId } from './order-id.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

export interface Transfer {
  id: string;
  vendor: string;
  /** The destination. */
  direction: 'vendor' | 'main';
  /** In cents. */
  amount: number;
}

/** Returns the state of a vendor's wallet, which follows the state of its games. */
export function walletState({ switches }: Pick<Gateway, 'switches'>, vendor: string) {
  const trouble = switches.vendors[vendor];
  // A region restriction does not affect the wallet.
  if (!trouble || trouble === 'region') return 'ready';
  return trouble === 'maintenance' ? 'maintenance' : 'unavailable';
}

/** Returns a member's balance at a vendor, in cents. */
export function vendorBalance(store: Store, memberId: number, vendor: string): number {
  const sql = 'SELECT balance FROM vendor_wallets WHERE member_id = ? AND vendor = ?';
  return store.one<{ balance: number }>(sql, memberId, vendor)?.balance ?? 0;
}

/** Returns the member's earlier transfer with this request id. */
export function transferByRequest(store: Store, memberId: number, requestId: string): Transfer | undefined {
  const sql = `SELECT id, vendor, direction, amount FROM wallet_transfers
    WHERE member_id = ? AND request_id = ? AND state = 'done'`;
  return store.one<Transfer>(sql, memberId, requestId);
}

/** Records a transfer; a failed one may be repeated with the same request id. @returns its id */
export function recordTransfer(
  { store, clock }: Pick<Gateway, 'store' | 'clock'>,
  memberId: number,
  { vendor, direction, amount }: Omit<Transfer, 'id'>,
  { requestId, state }: { requestId: string; state: 'done' | 'failed' },
): string {
  const id = newOrderId();
  store.insert('wallet_transfers', {
    id,
    member_id: memberId,
    request_id: requestId,
    vendor,
    direction,
    amount,
    state,
    at: clock(),
  });
  return id;
}

/** Moves cents between main and vendor wallet; call it in a transaction. @throws Refusal */
export function transfer(
  gateway: Gateway,
  memberId: number,
  moved: Omit<Transfer, 'id'>,
  requestId: string = randomUUID(),
): string {
  const { store } = gateway;
  const { vendor, direction, amount } = moved;
  if (walletState(gateway, vendor) !== 'ready') throw new Refusal(featureRefusal.walletDown);
  store.insert('vendor_wallets', { member_id: memberId, vendor, balance: 0 }, 'IGNORE');
  const toVendor = direction === 'vendor' ? amount : -amount;
  const changed =
    store.run(
      'UPDATE members SET balance = balance - ? WHERE id = ? AND balance - ? >= 0',
      toVendor,
      memberId,
      toVendor,
    ) &&
    store.run(
      'UPDATE vendor_wallets SET balance = balance + ? WHERE member_id = ? AND vendor = ? AND balance + ? >= 0',
      toVendor,
      memberId,
      vendor,
      toVendor,
    );
  if (!changed) throw new Refusal(refusal.funds);
  return recordTransfer(gateway, memberId, moved, { requestId, state: 'done' });
}
