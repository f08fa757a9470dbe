import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { withdrawalMethods } from '../fixtures/operator/payment-methods.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

interface Account {
  id: number;
  method: string;
  holder: string;
  number: string;
}

type Fields = Readonly<Record<string, string>>;
type Row = Account & { fields: string };

/** Accounts of one member at most. */
const MOST = 10;
/** Characters at the end of a number that are shown. */
const SHOWN = 4;

const COLUMNS = 'id, method, holder, number, fields FROM payout_accounts WHERE member_id = ?';

/** An account as it is shown: its bank, and the end of its number. */
function shown({ fields, number, ...account }: Row): Account {
  const { bank } = JSON.parse(fields) as Fields;
  return { ...account, number: [bank, `•••• ${number.slice(-SHOWN)}`].filter(Boolean).join(' ') };
}

/** A member's own accounts, the oldest first, as they are shown. */
export function payoutAccountsOf(store: Store, memberId: number): Account[] {
  return store.all<Row>(`SELECT ${COLUMNS} ORDER BY id`, memberId).map(shown);
}

/** The name that a member's accounts have to be held in; empty until the first one is added. */
export function payeeOf(store: Store, memberId: number): string {
  const sql = "SELECT coalesce(profile ->> 'payeeName', '') AS name FROM members WHERE id = ?";
  return store.one<{ name: string }>(sql, memberId)?.name ?? '';
}

/** Banks write a name with or without capitals, dots and double spaces. */
const compared = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)
    .join(' ');

/** Adds an account, or finds the same one; runs inside a transaction. @throws Refusal */
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
    store.run(
      'INSERT INTO payout_accounts (member_id, method, holder, number, fields) VALUES (?, ?, ?, ?, ?)',
      ...[memberId, method, holder, number, JSON.stringify(kept)],
    );
    // A member who gave no name at registration is held to the name of the first account.
    if (!payee) {
      const sql = "UPDATE members SET profile = json_set(profile, '$.payeeName', ?) WHERE id = ?";
      store.run(sql, holder, memberId);
    }
  }
  return shown(find()!);
}

/** What is shown of the account that a payment goes to. @throws Refusal for one that is not the member's own for that way */
export function payoutNumber(store: Store, memberId: number, method: string, id: string | undefined): string {
  const account = payoutAccountsOf(store, memberId).find(
    (one) => String(one.id) === id && one.method === method,
  );
  if (!account) throw new Refusal(featureRefusal.payoutUnknown);
  return account.number;
}
