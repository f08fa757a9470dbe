import type { Movement } from '../wallet.ts';

/** A movement of an account's seeded history. */
export interface Event {
  kind: Movement;
  /** Change of the balance. */
  cents: number;
  at: number;
  gameId?: string;
  /** Of a payment; by default a usual one without a fee. */
  method?: string;
  /** In cents. */
  fee?: number;
}
