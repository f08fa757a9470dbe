import type { Texts } from './texts.ts';

/** Formats an amount with its sign, a true minus instead of a hyphen, so that the meaning does not depend on colour. */
export function signedAmount({ money }: Pick<Texts, 'money'>, amount: number, currency: string): string {
  return (amount > 0 ? '+' : '') + money(amount, currency).replace('-', '−');
}
