import type { Plugin } from 'rollup';
import { stateAt } from '../features/game-centre/list-address.ts';
import { showsVendorsOnly } from '../games/category-texts.ts';
import { addressAt } from '../gateway/address.ts';
import { type RouteName, routes } from '../routes/routes.ts';
import { firstViewCalls } from '../site/first-view-calls.ts';

/** File of the pages whose first answers the front server writes into them (`src/edge/first-view-plan.ts`). */
const FILE = 'first-view.json';

const calls = firstViewCalls({
  merchantCode: '*merchantCode*',
  language: '*language*',
  category: '*category*',
  vendor: '*vendor*',
});

const promotions: readonly RouteName[] = ['activity', 'activityDetail'];

/** What the first screen of a page shows. */
function screenOf(route: RouteName, names: readonly string[]): string | undefined {
  if (route === 'home') return 'home';
  if (route === 'hotGames') return 'hot';
  if (promotions.includes(route)) return 'promotions';
  return names.includes('getGames') ? 'games' : undefined;
}

/** What of a page the front server can write: its reads, and the category that its list begins with. */
function pageAt(route: RouteName) {
  const { category, vendor } = stateAt(route, new URLSearchParams());
  const own = calls.filter(({ on, row }) => {
    // Lists that show vendors alone ask for no games.
    return on.includes(route) && !(row.name === 'getGames' && showsVendorsOnly(category));
  });
  return {
    at: routes[route],
    category,
    // A list that begins with the first vendor asks for that one's games.
    firstVendor: vendor === undefined,
    screen: screenOf(
      route,
      own.map(({ row }) => row.name),
    ),
    calls: own.map(({ row: { name, path, session, open }, query }) => ({
      name,
      path,
      search: addressAt({ base: '' }, { name, path: '' }, query),
      ...(session === 'optional' && { own: true }),
      ...(!open && { mobile: true }),
    })),
  };
}

/** Tells the front server which reads each page begins with. */
export function firstView(): Plugin {
  return {
    name: 'first-view',
    generateBundle() {
      const pages = (Object.keys(routes) as RouteName[]).map(pageAt).filter((page) => page.calls.length);
      this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(pages)}\n` });
    },
  };
}
