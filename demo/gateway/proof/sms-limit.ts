import { HOUR, MINUTE } from '../../fixtures/durations.ts';
import type { Attempts } from '../attempts.ts';

/** Codes to one number: one a minute, five an hour; from one address twenty an hour. */
const SOON = { most: 1, within: MINUTE };
const PER_NUMBER = { most: 5, within: HOUR };
const PER_ADDRESS = { most: 20, within: HOUR };

/** Notes an SMS to a number. @returns seconds until one may be sent; 0 for one that may be sent now */
export function smsWait(attempts: Attempts, mobile: string, address: string): number {
  const key = `sms ${mobile}`;
  if (attempts.count(key, SOON.within) >= SOON.most) return SOON.within / 1000;
  if (attempts.count(key, PER_NUMBER.within) >= PER_NUMBER.most) return PER_NUMBER.within / 1000;
  if (!attempts.allow(`sms from ${address}`, PER_ADDRESS)) return PER_ADDRESS.within / 1000;
  attempts.note(key);
  return 0;
}
