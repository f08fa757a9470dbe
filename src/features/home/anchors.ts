import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';

/**
 * The blocks of home in order, which are also the anchors of its side menu (HM-2): HOME, FAV for a signed-in
 * player, HOT, then the operator's categories with MXWIN before SPORTS. An empty FAV comes after HOT. MXWIN is no
 * category of games: its block is the winners board. Without SPORTS it comes last.
 */
export function anchorsOf(categories: readonly Category[], signedIn: boolean, goesOn = true): string[] {
  const codes = categories.map(({ code }) => code).filter((code) => code !== 'HOT' && code !== 'FAV');
  const sports = codes.indexOf('SPORTS');
  codes.splice(sports < 0 ? codes.length : sports, 0, 'MXWIN');
  const own = goesOn ? ['FAV', 'HOT'] : ['HOT', 'FAV'];
  return ['HOME', ...(signedIn ? own : ['HOT']), ...codes];
}

/** Id of a block's element. */
export function blockId(code: string): string {
  return `lobby-${code}`;
}
