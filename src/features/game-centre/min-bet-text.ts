import { $siteConfig } from '../../config/site-config.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Returns a minimum bet with the currency, or without it in a widget, which has no site.json. */
export function minBetText({ money, number }: Pick<Texts, 'money' | 'number'>, bet: number): string {
  const currency = $siteConfig.get()?.currency;
  return currency ? money(bet, currency) : number(bet);
}
