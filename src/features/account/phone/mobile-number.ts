import type { Message } from '../../../i18n/message.ts';
import type { FormFields } from '../../../ui/form-state.ts';
import { loginRules } from '../../../validation/login-rules.ts';
import { checkRule, normaliseValue } from '../../../validation/rule.ts';
import { $dialling } from './dialling.ts';
import type { MobileNumber } from './sms-code.ts';

export const DIALLING = 'countryDialingCode';

export function normaliseNumber(value: string): string {
  return normaliseValue(loginRules.loginMobileNum, value);
}

/**
 * Returns the messages for a number: those of its rule, or, once the numbering plans are loaded, those of its
 * country (LG-5).
 */
export function mobileMessages(
  value: string,
  dialling: string,
  wrong: readonly Message[] = checkRule(loginRules.loginMobileNum, value),
): readonly Message[] {
  const number = normaliseNumber(value);
  if (wrong.length || !number) return wrong;
  if (!dialling) return ['account.diallingNeeded'];
  const plans = $dialling.get();
  if (plans.state !== 'ready' || plans.value.isMobileNumber(dialling, number)) return [];
  return [{ key: 'account.mobilePlan', values: { code: `\u2068+${dialling}\u2069` } }];
}

/**
 * Validates the number against its country's numbering plan. Returns undefined after the form shows an error.
 */
export async function validateNumber<Name extends string>(
  form: FormFields<Name>,
  name: Name,
): Promise<MobileNumber | undefined> {
  await waitForPlans();
  form.touch(name);
  if (form.$errors.get()[name]?.length) return undefined;
  const values: Readonly<Record<string, string>> = form.$values.get();
  return {
    mobileNum: normaliseNumber(values[name] ?? ''),
    countryDialingCode: values[DIALLING] ?? '',
  };
}

/** Resolves when the numbering plans have loaded or failed; without them the gateway validates the number. */
function waitForPlans(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $dialling.subscribe(({ state }) => {
      if (state === 'loading') return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
