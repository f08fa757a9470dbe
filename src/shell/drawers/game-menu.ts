import { showsVendorsOnly } from '../../games/category-texts.ts';
import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { liesAcross, linkToCategory } from '../../routes/routes.ts';

/** The hot games, then the categories that have vendors, in the operator's order (DR-3). */
export function menuCategories(categories: readonly Category[]): Category[] {
  return [{ code: 'HOT', vendors: [] }, ...categories];
}

/** Page of a category, with its first vendor chosen unless it is the hot one or one of sports (DR-3). */
export function menuCategoryAddress({ code, vendors }: Category): string {
  const plain = liesAcross(code) || showsVendorsOnly(code);
  return linkToCategory(code, plain ? '' : vendors[0]?.vassalage);
}
