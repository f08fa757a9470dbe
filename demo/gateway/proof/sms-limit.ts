import { HOUR, MINUTE } from '../../fixtures/durations.ts';
import type { Limits } from '../limits.ts';

/** Counts an SMS to a number. @returns seconds until it may be sent; 0 for now */
export function smsWait({ smsSoon, smsNumber, smsFrom }: Limits, mobile: string, address: string): number {
  if (!smsSoon.admits(mobile)) return MINUTE / 1000;
  if (!smsNumber.admits(mobile) || !smsFrom.allow(address)) return HOUR / 1000;
  smsSoon.note(mobile);
  smsNumber.note(mobile);
  return 0;
}
