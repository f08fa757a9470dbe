import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { id, text } from './shared/fields.ts';
import { page, paged, range } from './shared/record-fields.ts';
import { amount, requestId } from './wallet.ts';

/** Maximum number of wallets; the rest is dropped. */
const MOST_WALLETS = 200;

const vendorWallet = v.object({
  /** Vendor code. */
  id,
  name: text,
  /** In the site currency; null if the vendor does not respond. */
  balance: v.nullish(v.number(), null),
  /** `ready`, or why transfers are impossible. */
  state: v.picklist(['ready', 'maintenance', 'unavailable']),
});

export type VendorWallet = v.InferOutput<typeof vendorWallet>;

/** The main wallet and the vendors' wallets; a failing vendor does not fail the call (WL-1). */
export const getWallets = endpoint({
  name: 'getWallets',
  method: 'GET',
  path: '/wps/wallets/merchant',
  summary: 'The main wallet and the vendor wallets with their states',
  reply: v.object({
    /** In the site currency. */
    main: v.number(),
    vendors: v.pipe(
      listOf(vendorWallet),
      v.transform((vendors) => vendors.slice(0, MOST_WALLETS)),
    ),
  }),
  module: 'FUNDTRANS3',
  session: 'required',
});

/** Target: the vendor's wallet, or the main one. */
const direction = v.picklist(['vendor', 'main']);

/**
 * Transfers money between the main wallet and a vendor's. A `requestId` transfers once; a repeated call returns the
 * first response.
 */
export const transferWallet = endpoint({
  name: 'transferWallet',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary: 'Move money between the main wallet and a vendor’s; once for each requestId',
  body: v.object({
    vendor: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    to: direction,
    amount,
    requestId,
  }),
  reply: v.object({
    orderId: v.string(),
    /** New balances of both wallets. */
    main: v.number(),
    balance: v.number(),
  }),
  module: 'FUNDTRANS3',
  session: 'required',
});

/** Transfers all vendors' balances to the main wallet; a failure does not stop the others. */
export const transferAllToMain = endpoint({
  name: 'transferAllToMain',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransferAll',
  summary: 'Move all that lies at vendors back into the main wallet; tells of each vendor how it went',
  reply: v.object({
    main: v.number(),
    list: listOf(v.object({ vendor: id, amount: v.number(), state: v.picklist(['done', 'failed']) })),
  }),
  module: 'FUNDTRANS3',
  session: 'required',
});

const transfer = v.object({
  id,
  vendor: id,
  name: text,
  to: direction,
  amount: v.number(),
  at: v.number(),
  /** `pending`: the vendor has not confirmed yet. */
  state: v.picklist(['done', 'pending', 'failed']),
});

export type WalletTransfer = v.InferOutput<typeof transfer>;

/** Transfers between the member's wallets, newest first (WL-1). */
export const getWalletTransfers = endpoint({
  name: 'getWalletTransfers',
  method: 'GET',
  path: '/wps/relay/GCS_getWalletTransfers',
  summary: 'Transfers between the member’s wallets in a range of time, by page',
  query: v.object({ ...range, ...page }),
  reply: v.object({
    list: listOf(transfer),
    ...paged,
    /** Sums of completed transfers, both positive. */
    totals: v.object({ toVendors: v.number(), toMain: v.number() }),
  }),
  module: 'FUNDTRANS3',
  session: 'required',
});
