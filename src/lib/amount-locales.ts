/** Returns the locales for amounts: English groups rupees as India does, 1,00,000. */
export const amountLocales = (locales: string[], currency: string): string[] =>
  currency === 'INR' && locales[0] === 'en' ? ['en-IN'] : locales;
