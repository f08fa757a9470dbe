import { HOUR, MINUTE } from '../../fixtures/durations.ts';
import type { Limits } from '../limits.ts';

/** Notes an SMS to a number. @returns seconds until one may be sent; 0 for one that may be sent now */
export function smsWait({ smsSoon, smsNumber, smsFrom }: Limits, mobile: string, address: string): number {
  if (!smsSoon.admits(mobile)) return MINUTE / 1000;
  if (!smsNumber.admits(mobile) || !smsFrom.allow(address)) return HOUR / 1000;
  smsSoon.note(mobile);
  smsNumber.note(mobile);
  return 0;
}
