import { showsVendorsOnly } from '../../games/category-texts.ts';
import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { coversAllCategories, linkToCategory } from '../../routes/routes.ts';

/** Returns the hot games and the categories with vendors, in the operator's order (DR-3). */
export function menuCategories(categories: readonly Category[]): Category[] {
  return [{ code: 'HOT', vendors: [] }, ...categories];
}

/** Returns the address of a category with its first vendor, except for hot games and sports (DR-3). */
export function menuCategoryAddress({ code, vendors }: Category): string {
  const plain = coversAllCategories(code) || showsVendorsOnly(code);
  return linkToCategory(code, plain ? '' : vendors[0]?.vassalage);
}
