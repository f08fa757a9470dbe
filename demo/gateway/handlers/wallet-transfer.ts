import { randomUUID } from 'node:crypto';
import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { walletVendors } from '../../fixtures/operator/vendor-wallets.ts';
import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { limitOf, pageInfo } from '../paging.ts';
import { badRequest, Refusal } from '../refusal.ts';
import type { Session } from '../sessions.ts';
import {
  recordTransfer,
  type Transfer,
  transfer,
  transferByRequest,
  vendorBalance,
  walletState,
} from '../vendor-wallets.ts';
import { mainBalanceOf, toAmount, toCents } from '../wallet.ts';

/** Vendor wallets. */
export const walletTransfer = {
  getWallets({ gateway, session }) {
    const { store } = gateway;
    const memberId = ownerOf(session);
    const names = new Map(
      store
        .all<{ code: string; name: string }>('SELECT code, name FROM vendors')
        .map((one) => [one.code, one.name]),
    );
    return {
      main: toAmount(mainBalanceOf(store, memberId)),
      vendors: walletVendors.map((id) => {
        const state = walletState(gateway, id);
        // An unreachable vendor's balance is unknown.
        const balance = state === 'unavailable' ? null : toAmount(vendorBalance(store, memberId, id));
        return { id, name: names.get(id) ?? id, balance, state };
      }),
    };
  },

  transferWallet({ gateway, body, session }) {
    const { store } = gateway;
    const memberId = ownerOf(session);
    const { vendor, to: direction, requestId } = body;
    if (!walletVendors.includes(vendor)) throw new Refusal(refusal.notFound);
    const asked = { vendor, direction, amount: toCents(body.amount) };
    const orderId = noted(gateway, memberId, { ...asked, requestId }, () =>
      store.transaction(() => {
        const known = transferByRequest(store, memberId, requestId);
        if (known && !isSame(known, asked)) throw badRequest('requestId');
        return known?.id ?? transfer(gateway, memberId, asked, requestId);
      }),
    );
    return {
      orderId,
      main: toAmount(mainBalanceOf(store, memberId)),
      balance: toAmount(vendorBalance(store, memberId, vendor)),
    };
  },

  transferAllToMain({ gateway, session }) {
    const { store } = gateway;
    const memberId = ownerOf(session);
    const list = walletVendors.flatMap((vendor) => bringBack(gateway, memberId, vendor));
    return { main: toAmount(mainBalanceOf(store, memberId)), list };
  },

  getWalletTransfers({ gateway: { store }, query, session }) {
    const matching =
      'FROM wallet_transfers t JOIN vendors v ON v.code = t.vendor WHERE t.member_id = ? AND t.at BETWEEN ? AND ?';
    const values = [ownerOf(session), query.startTime, query.endTime];
    const sums = store.one<{ count: number; toVendors: number | null; toMain: number | null }>(
      `SELECT count(*) AS count, sum(t.amount) FILTER (WHERE t.direction = 'vendor' AND t.state = 'done') AS toVendors,
         sum(t.amount) FILTER (WHERE t.direction = 'main' AND t.state = 'done') AS toMain ${matching}`,
      ...values,
    )!;
    const rows = store.all<Transfer & { name: string; at: number; state: 'done' | 'failed' }>(
      `SELECT t.id, t.vendor, v.name, t.direction, t.amount, t.at, t.state ${matching}
       ORDER BY t.at DESC, t.rowid DESC LIMIT ? OFFSET ?`,
      ...values,
      ...limitOf(query),
    );
    return {
      list: rows.map(({ direction, amount, ...row }) => ({
        ...row,
        to: direction,
        amount: toAmount(amount),
      })),
      ...pageInfo(sums.count, query),
      totals: { toVendors: toAmount(sums.toVendors ?? 0), toMain: toAmount(sums.toMain ?? 0) },
    };
  },
} satisfies Partial<Handlers>;

interface BroughtBack {
  vendor: string;
  amount: number;
  state: 'done' | 'failed';
}

/** Returns each vendor's money separately; a failing vendor keeps its money. */
function bringBack(gateway: Gateway, memberId: number, vendor: string): BroughtBack[] {
  const { store } = gateway;
  const requestId = randomUUID();
  let amount = 0;
  try {
    return store.transaction(() => {
      amount = vendorBalance(store, memberId, vendor);
      if (!amount) return [];
      transfer(gateway, memberId, { vendor, direction: 'main', amount }, requestId);
      return [{ vendor, amount: toAmount(amount), state: 'done' }];
    });
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    recordTransfer(gateway, memberId, { vendor, direction: 'main', amount }, { requestId, state: 'failed' });
    return [{ vendor, amount: toAmount(amount), state: 'failed' }];
  }
}

/** Records a transfer that failed because of the vendor. */
function noted(
  gateway: Gateway,
  memberId: number,
  asked: Omit<Transfer, 'id'> & { requestId: string },
  move: () => string,
): string {
  try {
    return move();
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === featureRefusal.walletDown) {
      recordTransfer(gateway, memberId, asked, { requestId: asked.requestId, state: 'failed' });
    }
    throw thrown;
  }
}

const isSame = (one: Omit<Transfer, 'id'>, other: Omit<Transfer, 'id'>) =>
  one.vendor === other.vendor && one.direction === other.direction && one.amount === other.amount;

/** @throws Refusal for accounts with play money */
function ownerOf({ member }: Session): number {
  if (!isReal(member.type)) throw new Refusal(refusal.realOnly);
  return member.id;
}
