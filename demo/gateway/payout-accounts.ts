import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { withdrawalMethods } from '../fixtures/operator/payment-methods.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

export interface Account {
  id: number;
  method: string;
  holder: string;
  number: string;
}

type Fields = Readonly<Record<string, string>>;
type Row = Account & { fields: string };

/** Maximum number of accounts per member. */
const MOST = 10;
/** Visible characters at the end of a number. */
const SHOWN = 4;

const COLUMNS = 'id, method, holder, number, fields FROM payout_accounts WHERE member_id = ?';

/** Returns an account with its bank and a masked number. */
function shown({ fields, number, ...account }: Row): Account {
  const { bank } = JSON.parse(fields) as Fields;
  return { ...account, number: [bank, `•••• ${number.slice(-SHOWN)}`].filter(Boolean).join(' ') };
}

/** Returns a member's accounts, oldest first, with masked numbers. */
export function payoutAccountsOf(store: Store, memberId: number): Account[] {
  return store.all<Row>(`SELECT ${COLUMNS} ORDER BY id`, memberId).map(shown);
}

/** Returns the required name of the account holder; empty until the first account. */
export function payeeOf(store: Store, memberId: number): string {
  const sql = "SELECT coalesce(profile ->> 'payeeName', '') AS name FROM members WHERE id = ?";
  return store.one<{ name: string }>(sql, memberId)?.name ?? '';
}

/** Banks differ in capitals, dots and double spaces. */
const compared = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)
    .join(' ');

/** Adds an account, or returns the existing one; call it in a transaction. @throws Refusal */
export function addAccount(
  store: Store,
  memberId: number,
  account: Omit<Account, 'id'> & { fields?: Fields | undefined },
): Account {
  const { method, fields = {} } = account;
  const holder = account.holder.trim();
  const number = account.number.replace(/\s/g, '');
  const seed = withdrawalMethods.find(({ id }) => id === method);
  if (!seed?.number.test(number)) throw new Refusal(featureRefusal.payoutInvalid);
  const kept: Record<string, string> = {};
  for (const { id, pattern } of seed.fields ?? []) {
    const value = Object.hasOwn(fields, id) ? fields[id]!.trim() : '';
    if (!new RegExp(`^(?:${pattern})$`, 'u').test(value))
      throw new Refusal(featureRefusal.payoutInvalid, { value: { field: id } });
    kept[id] = value;
  }
  const payee = payeeOf(store, memberId);
  if (!compared(holder) || (payee && compared(holder) !== compared(payee)))
    throw new Refusal(featureRefusal.payoutHolder);
  const sql = `SELECT ${COLUMNS} AND method = ? AND number = ?`;
  const find = () => store.one<Row>(sql, memberId, method, number);
  if (!find()) {
    if (payoutAccountsOf(store, memberId).length >= MOST) throw new Refusal(featureRefusal.payoutFull);
    store.insert('payout_accounts', {
      member_id: memberId,
      method,
      holder,
      number,
      fields: JSON.stringify(kept),
    });
    // A member without a name gets the name of the first account.
    if (!payee) {
      const sql = "UPDATE members SET profile = json_set(profile, '$.payeeName', ?) WHERE id = ?";
      store.run(sql, holder, memberId);
    }
  }
  return shown(find()!);
}

/**
 * Returns the masked number of a payment's account. @throws Refusal if the member has no such account for the
 * method
 */
export function payoutNumber(store: Store, memberId: number, method: string, id: string | undefined): string {
  const account = payoutAccountsOf(store, memberId).find(
    (one) => String(one.id) === id && one.method === method,
  );
  if (!account) throw new Refusal(featureRefusal.payoutUnknown);
  return account.number;
}
