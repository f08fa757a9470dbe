import { routeAt } from '../routes/routes.ts';

/**
 * Back to the page of the site that was here before (RT-11). Where there is none in this tab, as after a link from another
 * site, `otherwise` says where to instead: the browser's own Back would leave the site.
 */
export function goBack(otherwise: () => void): void {
  const { navigation } = window;
  const known = navigation?.currentEntry;
  const key = known ? keyBefore(navigation, known.index) : undefined;
  if (key !== undefined) {
    const { committed, finished } = navigation.traverseTo(key);
    // Refused where the player was faster; the step is then theirs.
    committed?.catch(() => {});
    finished?.catch(() => {});
  } else if (!known && (history.state?.behind ?? 0) > 0) history.back();
  else otherwise();
}

/**
 * Key of the entry with the page before. Those of the same address are stepped over: a game that was open, an anchor.
 * Where the browser tells, it also knows of pages that were loaded anew, and of none of another origin.
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
