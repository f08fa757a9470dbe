import type { Member } from '../../gateway/endpoints/session.ts';

/** Returns the nickname, or the account without one (DR-1). */
export function displayName({ nickname, account }: Pick<Member, 'nickname' | 'account'>): string {
  return nickname.trim() || account;
}

/** Returns the initials of up to two words as whole grapheme clusters in any script. */
export function initialsOf(name: string): string {
  const letters = new Intl.Segmenter();
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => letters.segment(word).containing(0)?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}
