import { useMemo } from 'react';
import { categoryName } from '../games/category-texts.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { categoryRoutes, coversAllCategories } from '../routes/routes.ts';

/** Returns the categories of bets with their names in the current language. */
export function useCategoryNames(): readonly { code: string; name: string }[] {
  const { t } = useTexts();
  return useMemo(
    () =>
      Object.keys(categoryRoutes)
        .filter((code) => !coversAllCategories(code))
        .map((code) => ({ code, name: categoryName(code, t) })),
    [t],
  );
}
