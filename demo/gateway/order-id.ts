import { secureRandom } from './secure-random.ts';

/** Crockford's base 32: no letter that is easily taken for a digit. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PAIRS = 5;

/**
 * Ten letters and digits, which a player can read out to customer service.
 * @param random returns a number from 0 up to, but not including, 1
 */
export function newOrderId(random: () => number = secureRandom): string {
  const pair = () => {
    const value = Math.floor(random() * SYMBOLS.length ** 2);
    return SYMBOLS.charAt(Math.floor(value / SYMBOLS.length)) + SYMBOLS.charAt(value % SYMBOLS.length);
  };
  return Array.from({ length: PAIRS }, pair).join('');
}
