import { useMemo, useState } from 'react';
import { usePath, useQuery } from '../platform/use-address.tsx';
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
  const search = useQuery();
  const route = routeAt(usePath());
  const here = isHere(route);
  const [last, keep] = useState({ route, search });
  if (here && (last.route !== route || last.search !== search)) keep({ route, search });
  const query = useMemo(() => new URLSearchParams(last.search), [last.search]);
  return { route: last.route, query, here };
}
