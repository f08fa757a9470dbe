import { MINUTE } from '../../fixtures/durations.ts';
import { createExpiringTokens, type ExpiringTokens } from '../expiring-tokens.ts';

/** Lifetime of a staff session in milliseconds. */
export const STAFF_LIFE = 5 * MINUTE;

/** A staff member at a terminal. */
interface StaffSession {
  terminal: string;
  /** Number and name. */
  staff: string;
  /** The terminal has proved its identity, so it has a supervisor that executes commands. */
  proven: boolean;
}

export type StaffSessions = ExpiringTokens<StaffSession>;

export const createStaffSessions = (clock: () => number): StaffSessions =>
  createExpiringTokens({ clock, life: STAFF_LIFE, most: 1000 });
