import { secureRandom } from './secure-random.ts';

/** Crockford's base 32, without letters that look like digits. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PAIRS = 5;

/**
 * Returns an id of ten characters, which a player can read to customer service. @param random returns a
 * number in [0, 1)
 */
export function newOrderId(random: () => number = secureRandom): string {
  const pair = () => {
    const value = Math.floor(random() * SYMBOLS.length ** 2);
    return SYMBOLS.charAt(Math.floor(value / SYMBOLS.length)) + SYMBOLS.charAt(value % SYMBOLS.length);
  };
  return Array.from({ length: PAIRS }, pair).join('');
}
