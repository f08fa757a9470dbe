import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';

/**
 * Returns home's blocks in order, which are also the anchors of the side menu (HM-2): HOME, FAV for members,
 * HOT, then the operator's categories with MXWIN, the winners board, before SPORTS or last. The order does not
 * depend on the member's games, which arrive later.
 */
export function anchorsOf(categories: readonly Category[], signedIn: boolean): string[] {
  const codes = categories.map(({ code }) => code).filter((code) => code !== 'HOT' && code !== 'FAV');
  const sports = codes.indexOf('SPORTS');
  codes.splice(sports < 0 ? codes.length : sports, 0, 'MXWIN');
  return ['HOME', ...(signedIn ? ['FAV', 'HOT'] : ['HOT']), ...codes];
}

export function blockId(code: string): string {
  return `lobby-${code}`;
}
