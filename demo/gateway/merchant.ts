/** The merchant code, as in the demo's site config. */
export const MERCHANT_CODE = 'foyer';

/** The currency of every wallet, as in the site config. */
export const CURRENCY = 'INR';
