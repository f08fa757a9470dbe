import { HOUR, MINUTE } from '../../fixtures/durations.ts';
import type { Random } from '../../fixtures/random.ts';
import { newOrderId } from '../order-id.ts';
import type { Store } from '../store.ts';
import type { Event } from './event.ts';
import { bankOf, type PaymentHabit, plainMethod } from './seeded-payments.ts';
import { writePayment } from './write-payment.ts';

interface Holder {
  id: number;
  balance: number;
  /** Time of the deposit that precedes all events. */
  opened: number;
  /** Has never withdrawn. */
  keeps: boolean;
  pays: PaymentHabit;
}

/** The first deposit is a multiple of it, in cents. */
const ROUND = 100_00;
const LEAST = bankOf('withdraw').least;
/** Milliseconds from an event to a withdrawal. */
const PAUSE = 12 * MINUTE;

/**
 * Inserts an account's movements from zero to its balance. A deposit before the events and a withdrawal between them
 * make up the difference; no balance is negative.
 */
export function writeLedger(store: Store, holder: Holder, random: Random, events: Event[]): void {
  if (!events.length) return;
  // Rebates of other players' rounds lie in between.
  events.sort((a, b) => a.at - b.at);
  const { id, opened } = holder;
  const { deposited, withdrawn, after } = differenceOf(holder, events);
  if (holder.keeps) store.run('UPDATE members SET balance = ? WHERE id = ?', holder.balance + withdrawn, id);
  const all = [
    ...divided('deposit', deposited, (index) => opened + index * HOUR),
    ...events.slice(0, after + 1),
    ...(holder.keeps ? [] : divided('withdraw', -withdrawn, (index) => pauseAfter(events, after, index))),
    ...events.slice(after + 1),
  ].sort((a, b) => a.at - b.at);
  let held = 0;
  for (const { kind, cents, at, gameId, method, fee = 0 } of all) {
    held += cents;
    const order = newOrderId(random);
    store.insert('ledger', {
      id: order,
      member_id: id,
      kind,
      amount: cents,
      balance: held,
      at,
      game_id: gameId ?? null,
    });
    if (kind !== 'deposit' && kind !== 'withdraw') continue;
    const amount = kind === 'deposit' ? cents + fee : -cents;
    const by = method ?? plainMethod(kind, holder.pays, amount);
    writePayment(store, { id: order, memberId: id, kind, method: by, amount, fee, at });
  }
}

/** Returns the first deposit, the withdrawal of what exceeds the balance, and the event that it follows. */
function differenceOf({ balance, keeps }: Holder, events: readonly Event[]) {
  const start = balance - events.reduce((total, { cents }) => total + cents, 0);
  let held = start;
  let least = Math.min(0, start);
  let last = -1;
  for (const [index, { cents }] of events.entries()) {
    held += cents;
    least = Math.min(least, held);
    if (held < 0) last = index;
  }
  const needed = start - least;
  let deposited = keeps ? needed : Math.ceil(needed / ROUND) * ROUND;
  if (deposited > start && deposited - start < LEAST && !keeps) deposited += LEAST;
  // The balance is positive again after the next event, or if it never was negative after any.
  let after = last < 0 ? Math.floor(events.length / 2) : Math.min(last + 1, events.length - 1);
  // Movements of one time stay together.
  while (events[after + 1]?.at === events[after]!.at) after++;
  return { deposited, withdrawn: deposited - start, after };
}

/** Returns a time after an event and before the next one. */
function pauseAfter(events: readonly Event[], index: number, step: number): number {
  const { at } = events[index]!;
  const next = events[index + 1]?.at ?? at + 3 * PAUSE;
  return at + Math.min((step + 1) * PAUSE, Math.floor(((next - at) * (step + 1)) / (step + 3)));
}

/** Divides an amount into payments of the size that a bank transfer allows. */
function divided(kind: 'deposit' | 'withdraw', cents: number, timeOf: (index: number) => number): Event[] {
  const most = Math.sign(cents) * bankOf(kind).most;
  const count = Math.ceil(cents / (most || 1));
  return Array.from({ length: count }, (_, index) => ({
    kind,
    cents: index < count - 1 ? most : cents - most * index,
    at: timeOf(index),
  }));
}
