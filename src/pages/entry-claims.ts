import type { TextKey } from '../i18n/keys.ts';

export interface Claim {
  text: TextKey & `info.site${string}`;
  icon: 'favourites' | 'records' | 'limits' | 'languages';
}

/** Claims next to a login that fit on its panel. */
const MAX = 3;

/**
 * Returns what the site's screens keep for every member, as far as the operator has these screens. Newcomers, who read of a bonus
 * first, have no records yet.
 */
export function entryClaims(
  flags: Readonly<Record<string, boolean>>,
  languages: number,
  isNewcomer = false,
): readonly Claim[] {
  const claims: Claim[] = [{ text: 'info.siteFavourites', icon: 'favourites' }];
  if (flags.TRANSREC3 && !isNewcomer) claims.push({ text: 'info.siteRecords', icon: 'records' });
  claims.push({ text: 'info.siteLimits', icon: 'limits' });
  if (languages > 1 && !isNewcomer) claims.push({ text: 'info.siteLanguages', icon: 'languages' });
  return claims.slice(0, MAX);
}
