import { routeAt } from '../routes/routes.ts';

/**
 * Returns to the previous page of the site (RT-11). Calls `otherwise` when this tab has none, for example
 * after a link from another site, because the browser's own Back would leave the site.
 */
export function goBack(otherwise: () => void): void {
  const { navigation } = window;
  const known = navigation?.currentEntry;
  const key = known ? keyBefore(navigation, known.index) : undefined;
  if (key !== undefined) {
    const { committed, finished } = navigation.traverseTo(key);
    // The browser rejects the traversal when the player navigated first.
    committed?.catch(() => {});
    finished?.catch(() => {});
  } else if (!known && (history.state?.behind ?? 0) > 0) history.back();
  else otherwise();
}

/**
 * Returns the key of the previous page's entry. Skips entries with the current address, such as an open game
 * or an anchor. The Navigation API also lists pages that were loaded as documents, but none of another
 * origin.
 */
function keyBefore(navigation: Navigation, here: number): string | undefined {
  const before = navigation
    .entries()
    .slice(0, here)
    .findLast(({ url }) => url !== null && addressOf(url) !== addressOf(location.href));
  return before?.url && routeAt(new URL(before.url).pathname) ? before.key : undefined;
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
