import type { EndpointName } from '../../../src/gateway/endpoints/table.ts';
import { refusal } from '../../../src/gateway/http/errors.ts';
import { inputOf } from '../samples.ts';
import { described } from './probe.ts';
import type { Scope } from './scope.ts';
import { type Account, signIn } from './sessions.ts';

/** Lists whose entries belong to one account. */
const lists: readonly EndpointName[] = [
  'getBetRecords',
  'getTransactions',
  'getDeposits',
  'getPayments',
  'getWalletTransfers',
];

interface AccountScope extends Scope {
  account: Account;
  other: Account;
}

/** Checks with two accounts that a token reads only the data of the account it belongs to. */
export async function checkAccounts(scope: AccountScope): Promise<void> {
  const { findings, probe, known, writes, token, other } = scope;
  const otherToken = await signIn(probe, other);
  const nameOf = async (bearer: string) => {
    const { value } = await probe.ask('getMember', { token: bearer });
    return (value as { account?: string } | undefined)?.account;
  };
  await findings.check('accounts', 'getMember', async () => {
    const names = [await nameOf(token), await nameOf(otherToken), await nameOf(token)];
    if (names.includes(undefined)) return '';
    return names[0] !== names[1] && names[0] === names[2] ? '' : 'the same member for both tokens';
  });
  for (const name of lists) {
    const { query } = inputOf(name, known);
    await findings.check('accounts', name, async () => {
      const [mine, theirs] = [
        idsOf((await probe.ask(name, { query, token })).value),
        idsOf((await probe.ask(name, { query, token: otherToken })).value),
      ];
      const shared = theirs.filter((id) => mine.includes(id)).length;
      return shared ? `${shared} of the other account's ${theirs.length} entries` : '';
    });
  }
  if (writes)
    await findings.check('accounts', 'cancelPayment', async () => {
      const { query } = inputOf('getPayments', known);
      const [orderId] = idsOf((await probe.ask('getPayments', { query, token })).value);
      if (!orderId) return '';
      const answer = await probe.ask('cancelPayment', { body: { orderId }, token: otherToken });
      const isRefused = answer.code === refusal.notFound || answer.code === refusal.realOnly;
      return isRefused ? '' : `${described(answer)} for the other account's payment`;
    });
  await probe.ask('logout', { token: otherToken });
}

function idsOf(value: unknown): string[] {
  const { list = [] } = (value ?? {}) as { list?: { id: string | number }[] };
  return list.map(({ id }) => String(id));
}
