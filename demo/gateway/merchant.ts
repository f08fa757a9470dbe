/** The merchant this gateway serves; the site config of the demo says the same. */
export const MERCHANT_CODE = 'foyer';

/** The currency of every wallet, as the site config has it. */
export const CURRENCY = 'INR';
