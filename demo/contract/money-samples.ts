import type * as payments from '../../src/gateway/endpoints/payments.ts';
import type { EndpointName, Endpoints } from '../../src/gateway/endpoints/table.ts';
import type * as wallet from '../../src/gateway/endpoints/wallet.ts';
import type * as walletTransfer from '../../src/gateway/endpoints/wallet-transfer.ts';
import type { Input } from '../../src/gateway/http/endpoint.ts';
import { lastMonth } from './last-month.ts';
import { unknownName } from './unknown-name.ts';

type MoneyName = (keyof typeof payments | keyof typeof wallet | keyof typeof walletTransfer) & EndpointName;

export const moneySamples: {
  readonly [N in MoneyName]: (known: { language: string }) => Input<Endpoints[N]>;
} = {
  getWallets: () => ({}),
  // An unknown vendor: no money is moved.
  transferWallet: () => ({
    body: { vendor: unknownName(), to: 'vendor', amount: 1, requestId: crypto.randomUUID() },
  }),
  transferAllToMain: () => ({}),
  getWalletTransfers: () => ({ query: { ...lastMonth(), pageNo: 1, pageSize: 20 } }),
  getDepositMethods: ({ language }) => ({ query: { language } }),
  getWithdrawalMethods: ({ language }) => ({ query: { language } }),
  // An unknown method: no account is added.
  addPayoutAccount: () => ({ body: { method: unknownName(), holder: unknownName(), number: unknownName() } }),
  getPayments: ({ language }) => ({
    query: { kind: 'deposit', state: 'ended', language, pageNo: 1, pageSize: 20 },
  }),
  cancelPayment: () => ({ body: { orderId: unknownName() } }),
  deposit: () => ({ body: { amount: 1 } }),
  withdraw: () => ({ body: { amount: 1 } }),
};
