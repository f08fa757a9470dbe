import { randomInt } from 'node:crypto';
import { HOUR } from '../fixtures/durations.ts';
import type { Gateway } from './gateway-state.ts';
import { type Account, accountById, addMember } from './members.ts';

/** Lifetime of a trial account in milliseconds. */
const TRIAL_LIFE = 2 * HOUR;
/** Play money, in cents. */
const PLAY_MONEY = 5_000_00;
const TRIAL_TYPE = 4;

/** Opens a trial account. It has no password and expires. */
export function newTrial(gateway: Gateway): Account {
  for (;;) {
    const id = addMember(gateway, {
      username: `trial_${String(randomInt(10 ** 9)).padStart(9, '0')}`,
      password: '',
      type: TRIAL_TYPE,
      balance: PLAY_MONEY,
      expiresAt: gateway.clock() + TRIAL_LIFE,
    });
    const account = id === undefined ? undefined : accountById(gateway.store, id);
    if (account) return account;
  }
}
