import type { TextKey } from '../../i18n/keys.ts';
import type { FormFields } from '../../ui/form-state.ts';
import { meantValue } from '../../validation/field-rules.ts';
import { type Demand, messagesFor } from '../../validation/messages-for.ts';
import { $dialling, likelyCountry } from './dialling.ts';
import type { MobileNumber } from './sms-code.ts';

/** Where a form keeps the dialling code beside the number. */
export const DIALLING = 'countryDialingCode';

/** Messages for a number under the shared rule and, once they are there, its country's numbering plan (LG-5). */
export function mobileMessages(value: string, dialling: string, demand: Demand = {}): readonly TextKey[] {
  const wrong = messagesFor('loginMobileNum', value, demand);
  const number = meantValue('loginMobileNum', value);
  if (wrong.length || !number) return wrong;
  if (!dialling) return ['account.diallingNeeded'];
  const plans = $dialling.get();
  if (plans.state !== 'ready' || plans.value.fits(dialling, number)) return [];
  return ['account.mobileInvalid'];
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
    mobileNum: meantValue('loginMobileNum', values[name] ?? ''),
    countryDialingCode: values[DIALLING] ?? '',
  };
}

/** Begins with the country the browser's languages speak of, unless one is chosen. @returns what stops it */
export function suggestDialling<Name extends string>(
  form: FormFields<Name | typeof DIALLING>,
  browserLanguages: readonly string[],
): () => void {
  return $dialling.subscribe((plans) => {
    if (plans.state !== 'ready' || form.$values.get()[DIALLING]) return;
    const country = likelyCountry(browserLanguages);
    const found = plans.value.countries.find(({ code }) => code === country);
    if (found) form.change(DIALLING, found.dialling);
  });
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
