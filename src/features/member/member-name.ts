import type { Member } from '../../gateway/endpoints/session.ts';

/** The nickname, or the account where there is none (DR-1). */
export function shownName({ nickname, account }: Pick<Member, 'nickname' | 'account'>): string {
  return nickname.trim() || account;
}

/** First letters of up to two words of a name, for the avatar; whole letters in any script. */
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
