import type { MethodSeed } from '../../fixtures/operator/payment-methods.ts';
import { agentUsername } from '../../fixtures/people/accounts.ts';
import { pick, type Random } from '../../fixtures/random.ts';
import { feeOf, methodsOf, type PaymentKind } from '../payments.ts';
import type { Event } from './event.ts';

/** How a player pays. */
export interface PaymentHabit {
  /** Amounts in cents. */
  deposits: readonly number[];
  withdrawals: readonly number[];
  /** Ids of methods; usual ones are listed several times. */
  depositBy: readonly string[];
  withdrawBy: readonly string[];
}

/** The usual amounts and methods of a player, in rupees. */
function habit(
  deposits: readonly number[],
  withdrawals: readonly number[],
  depositBy: readonly string[],
  withdrawBy: readonly string[],
): PaymentHabit {
  const cents = (amounts: readonly number[]) => amounts.map((amount) => amount * 100);
  return { deposits: cents(deposits), withdrawals: cents(withdrawals), depositBy, withdrawBy };
}

/** Players with a payout account withdraw to it only. */
const habits: Readonly<Record<string, PaymentHabit>> = {
  maya7: habit(
    [500, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000],
    [1_500, 2_000, 3_500, 5_000, 6_000],
    ['upi', 'upi', 'upi', 'card', 'bank'],
    ['bank', 'bank', 'upi'],
  ),
  ravi1: habit(
    [5_000, 10_000, 15_000, 20_000, 25_000, 60_000, 1_00_000],
    [15_000, 20_000, 40_000, 50_000],
    ['bank', 'upi', 'upi'],
    ['bank'],
  ),
  [agentUsername]: habit([1_000, 1_500, 2_000, 3_000], [2_000, 2_500], ['bank', 'bank', 'upi'], ['bank']),
  noor2: habit(
    [50_000, 60_000, 80_000, 1_00_000, 1_50_000, 2_50_000, 5_00_000],
    [],
    ['bank', 'bank', 'usdt'],
    ['bank'],
  ),
};

/** Of all others, by their number. */
const others: readonly PaymentHabit[] = [
  habit([300, 500, 800, 1_000, 2_000], [800, 1_500], ['upi'], ['upi', 'bank']),
  habit([1_000, 1_500, 2_500, 4_000], [1_000, 2_500], ['card', 'card', 'upi'], ['bank']),
  habit([1_000, 2_000, 3_000, 5_000], [2_000, 2_500], ['bank', 'upi'], ['bank']),
  habit([1_500, 2_500, 3_500], [2_500, 3_000], ['usdt', 'upi'], ['bank']),
];

export const paymentHabitOf = (username: string, number: number): PaymentHabit =>
  habits[username] ?? others[number % others.length]!;

const methodOf = (kind: PaymentKind, id: string) => methodsOf(kind).find((one) => one.id === id)!;

/** Bank transfers carry the largest amounts. */
export const bankOf = (kind: PaymentKind) => methodOf(kind, 'bank');

const takes = ({ least, most }: MethodSeed, cents: number) => cents >= least && cents <= most;

const idsOf = (kind: PaymentKind, { depositBy, withdrawBy }: PaymentHabit) =>
  kind === 'deposit' ? depositBy : withdrawBy;

/** Returns a player's payment of an amount in cents, by one of the usual methods that takes it, with its fee. */
export function seededPayment(
  random: Random,
  kind: PaymentKind,
  pays: PaymentHabit,
  cents: number,
  at: number,
): Event {
  const chosen = methodOf(kind, pick(random, idsOf(kind, pays)));
  const method = takes(chosen, cents) ? chosen : bankOf(kind);
  const fee = feeOf(method, cents);
  return { kind, cents: kind === 'deposit' ? cents - fee : -cents, at, method: method.id, fee };
}

/** Returns the method of a payment without a fee. */
export function plainMethod(kind: PaymentKind, pays: PaymentHabit, cents: number): string {
  const usual = idsOf(kind, pays)
    .map((id) => methodOf(kind, id))
    .find((method) => takes(method, cents) && !feeOf(method, cents));
  return (usual ?? bankOf(kind)).id;
}
