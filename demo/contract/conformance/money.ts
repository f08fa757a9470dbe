import { refusal } from '../../../src/gateway/http/errors.ts';
import { isReal } from '../../gateway/account-types.ts';
import { type Answer, described } from './probe.ts';
import type { Scope } from './scope.ts';

interface Paid {
  orderId?: string;
  sumBalance?: number;
}

/** Checks that balances agree, and with `writes` that a payment happens once for each id. */
export async function checkMoney(scope: Scope): Promise<void> {
  const { findings, probe, known, writes, token } = scope;
  if (!isReal(known.type)) return findings.skip('balance', 'getWallet', 'needs a real account');
  const balance = async () =>
    ((await probe.ask('getWallet', { token })).value as Paid | undefined)?.sumBalance ?? Number.NaN;
  await findings.check('balance', 'getWallet', async () => {
    const { value } = await probe.ask('getWallets', { token });
    const { main = 0, vendors = [] } = (value ?? {}) as {
      main?: number;
      vendors?: { balance: number | null }[];
    };
    if (vendors.some((vendor) => vendor.balance === null)) return '';
    const sum = vendors.reduce((total, vendor) => total + Number(vendor.balance), main);
    const shown = await balance();
    return isSame(sum, shown) ? '' : `${shown}, and ${rounded(sum)} as the sum of getWallets`;
  });
  if (!writes) return;
  await findings.check('payment.once', 'deposit', () => paysOnce(scope, 'deposit'));
  await findings.check('payment.once', 'withdraw', async () => {
    const before = await balance();
    return paysOnce(scope, 'withdraw', async () => {
      const taken = before - (await balance());
      findings.note(
        'balance',
        'withdraw',
        isSame(taken, 1) ? '' : `${rounded(taken)} less after a withdrawal of 1`,
      );
    });
  });
}

/** Makes a payment of 1 three times with one id, the last time of another amount. */
async function paysOnce(
  { probe, token }: Scope,
  kind: 'deposit' | 'withdraw',
  afterFirst?: () => Promise<void>,
): Promise<string> {
  const requestId = crypto.randomUUID();
  const pay = (amount: number) => probe.ask(kind, { body: { amount, requestId }, token });
  const order = ({ value }: Answer) => (value as Paid | undefined)?.orderId;
  const first = await pay(1);
  // A limit of the account; nothing was paid.
  if (!first.success) return first.code === refusal.withdrawalLimit ? '' : described(first);
  await afterFirst?.();
  const second = await pay(1);
  if (order(second) !== order(first))
    return `${described(second)} and another orderId for the same requestId`;
  const different = await pay(2);
  return different.code === refusal.badRequest
    ? ''
    : `${described(different)} for the same id and another amount`;
}

const rounded = (amount: number) => Number(amount.toFixed(4));
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.000_5;
