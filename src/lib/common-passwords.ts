import { filterHas } from './bloom-filter.ts';
import { filter } from './common-password-filter.ts';

const bytes = Uint8Array.from(atob(filter), (letter) => letter.charCodeAt(0));

/**
 * Whether a password is one of the 11,600 most common with at least 8 characters, in any case. Of other passwords,
 * fewer than one in a thousand counts as common too. Import it lazily: the filter has 22 kB.
 */
export function isCommonPassword(password: string): boolean {
  return filterHas(bytes, password.toLowerCase());
}
