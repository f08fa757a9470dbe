/**
 * Returns the locales for amounts: English and Urdu group rupees as India does, 1,00,000. No locale of Urdu groups by
 * lakh with Latin digits, and its amounts are otherwise written like English ones.
 */
export const amountLocales = (locales: string[], currency: string): string[] =>
  currency === 'INR' && /^(en|ur)$/.test(locales[0] ?? '') ? ['en-IN'] : locales;
