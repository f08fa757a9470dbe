import { useMemo, useState } from 'react';
import { useBrowserLocation, useSearch as useSearchText } from 'wouter/use-browser-location';
import { type RouteName, routeAt } from '../routes/routes.ts';

interface ListAddress {
  route: RouteName | undefined;
  /** The same object while the query is unchanged. */
  query: URLSearchParams;
  /** Whether the page is still on screen. */
  here: boolean;
}

/** Returns the address of a list page, unchanged while the next page loads. */
export function useListAddress(isHere: (route: RouteName | undefined) => boolean): ListAddress {
  const [path] = useBrowserLocation();
  const search = useSearchText();
  const route = routeAt(path);
  const here = isHere(route);
  const [last, keep] = useState({ route, search });
  if (here && (last.route !== route || last.search !== search)) keep({ route, search });
  const query = useMemo(() => new URLSearchParams(last.search), [last.search]);
  return { route: last.route, query, here };
}
