import { categoryRoutes, linkTo, linkToCategory, type RouteName } from '../routes/routes.ts';
import type { Catalogue, Category } from './catalogue.ts';

/** Categories whose page does not begin with a vendor chosen (GC-6). */
const withoutFirstVendor: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'ELOTT', 'LOTT']);

/** The category a list page shows: the query's, else the one of its route, else slots (RT-3). */
export function categoryOf(route: RouteName | undefined, query: URLSearchParams): string {
  const asked = query.get('gameType');
  if (asked) return asked;
  const found = Object.entries(categoryRoutes).find(([, name]) => name === route);
  return found?.[0] ?? 'RNG';
}

/** The vendor chosen on a list page: the one the query names, else the first of the category (GC-6); none for some. */
export function chosenVendor({ code, vendors }: Category, query: URLSearchParams): string {
  const asked = query.get('vassalage');
  if (asked) return asked;
  return withoutFirstVendor.has(code) ? '' : (vendors[0]?.vassalage ?? '');
}

/** Address of the page it is on with another vendor chosen. */
export function withVendor(route: RouteName | undefined, code: string, vassalage: string): string {
  return route === 'gameList'
    ? linkTo('gameList', { gameType: code, vassalage })
    : linkToCategory(code, vassalage);
}

/** The entries of the category menu in order: HOT, FAV, then the operator's (GC-2). */
export function menuCodes({ categories }: Catalogue): string[] {
  return [
    'HOT',
    'FAV',
    ...categories.map(({ code }) => code).filter((code) => code !== 'HOT' && code !== 'FAV'),
  ];
}
