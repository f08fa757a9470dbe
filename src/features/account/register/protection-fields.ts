import { ageOn, isoDateOf } from '../../../gateway/protection/age.ts';
import type { Message } from '../../../i18n/message.ts';
import { latinDigits } from '../../../lib/digits.ts';

const AMOUNT = /^\d{1,8}(?:[.,]\d{1,2})?$/;

/** Returns the errors of a date of birth as the form has it, `1990-5-7`. */
export function birthDateErrors(value: string, minAge: number, now: number): readonly Message[] {
  if (!value) return ['account.required'];
  const date = isoDateOf(value);
  if (!date) return ['account.dateWrong'];
  return ageOn(date, now) < minAge ? [{ key: 'account.tooYoung', values: { age: minAge } }] : [];
}

/** Whether a deposit limit is chosen; the value is a period or `none`. */
export function isLimited(period: string): period is 'day' | 'week' | 'month' {
  return period === 'day' || period === 'week' || period === 'month';
}

const plain = (amount: string) => latinDigits(amount.trim());

/** Returns the errors of a limit's amount. Groups of thousands are refused: `1.000` is one in some languages. */
export function limitAmountErrors(amount: string): readonly Message[] {
  return AMOUNT.test(plain(amount)) ? [] : ['account.limitAmountWrong'];
}

/** Returns the deposit limit for the request body; null for none. */
export function depositLimitOf(period: string, amount: string) {
  return isLimited(period) ? { period, value: Number(plain(amount).replace(',', '.')) } : null;
}
