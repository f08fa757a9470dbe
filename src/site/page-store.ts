import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import { asGatewayError, GatewayError } from '../gateway/errors.ts';
import { needAreas } from '../i18n/language.ts';
import { type RouteName, routeAt } from '../routes/routes.ts';
import type { Pages } from './pages.ts';

/** The page on screen. It stays until the next one, its code and its texts, can be shown. */
export type Shown =
  | { state: 'shown'; route: RouteName; Page: ComponentType }
  | { state: 'failed'; route: RouteName; error: GatewayError };

export const $shown = atom<Shown | undefined>();

let wanted: RouteName | undefined;

/** Shows the page of a route of the given table. */
export async function showRoute(route: RouteName, pages: Pages): Promise<void> {
  wanted = route;
  try {
    const { load, areas = [] } = pages[route];
    const [page] = await Promise.all([load(), needAreas(areas)]);
    if (wanted === route) $shown.set({ state: 'shown', route, Page: page.default });
  } catch (thrown) {
    // Code or texts that cannot be fetched are a network failure, whatever the browser calls it.
    const error = thrown instanceof TypeError ? new GatewayError('offline') : asGatewayError(thrown);
    if (wanted === route) $shown.set({ state: 'failed', route, error });
  }
}

/** The route of a path; unknown ones are home (RT-1). */
export function routeOrHome(path: string): RouteName {
  return routeAt(path) ?? 'home';
}
