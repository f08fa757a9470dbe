import { useMemo, useState } from 'react';
import { useSearch as useSearchText } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { type RouteName, routeAt } from '../routes/routes.ts';

interface ListAddress {
  route: RouteName | undefined;
  /** The same object as long as it says the same. */
  query: URLSearchParams;
  /** Whether the site is still here. */
  here: boolean;
}

/** The address of a list page. The page keeps its own while the next one is on its way. */
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
