import type { Message } from '../../../i18n/message.ts';
import type { FormFields } from '../../../ui/form-state.ts';
import { loginRules } from '../../../validation/login-rules.ts';
import { checkRule, normaliseValue } from '../../../validation/rule.ts';
import { $dialling } from './dialling.ts';
import type { MobileNumber } from './sms-code.ts';

/** Where a form keeps the dialling code beside the number. */
export const DIALLING = 'countryDialingCode';

/** The number as it is checked and sent. */
export function meantNumber(value: string): string {
  return normaliseValue(loginRules.loginMobileNum, value);
}

/**
 * Messages for a number: those of its rule, by default the shared one, else what its country's numbering plan says once
 * that is there (LG-5).
 */
export function mobileMessages(
  value: string,
  dialling: string,
  wrong: readonly Message[] = checkRule(loginRules.loginMobileNum, value),
): readonly Message[] {
  const number = meantNumber(value);
  if (wrong.length || !number) return wrong;
  if (!dialling) return ['account.diallingNeeded'];
  const plans = $dialling.get();
  if (plans.state !== 'ready' || plans.value.fits(dialling, number)) return [];
  return [{ key: 'account.mobilePlan', values: { code: `\u2068+${dialling}\u2069` } }];
}

/** The number to send, checked against its country's plan; nothing where the form now says what is wrong with it. */
export async function checkedNumber<Name extends string>(
  form: FormFields<Name>,
  name: Name,
): Promise<MobileNumber | undefined> {
  await plansSettled();
  form.touch(name);
  if (form.$errors.get()[name]?.length) return undefined;
  const values: Readonly<Record<string, string>> = form.$values.get();
  return {
    mobileNum: meantNumber(values[name] ?? ''),
    countryDialingCode: values[DIALLING] ?? '',
  };
}

/** Resolves when the numbering plans are there, or cannot be had: the gateway judges the number then. */
function plansSettled(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $dialling.subscribe(({ state }) => {
      if (state === 'loading') return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
