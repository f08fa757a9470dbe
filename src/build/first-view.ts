import type { Plugin } from 'rollup';
import type { FirstPage, ScreenKind } from '../edge/first-view-plan.ts';
import { parseState } from '../features/game-centre/list-address.ts';
import { showsVendorsOnly } from '../games/category-texts.ts';
import { buildUrl } from '../gateway/http/build-url.ts';
import { languageCodes } from '../lib/language-codes.ts';
import { type RouteName, routes } from '../routes/routes.ts';
import { firstViewCalls } from '../site/first-view-calls.ts';
import { textsIn } from './translation/messages.ts';

/** File of the pages whose first answers the front server writes into them (`src/edge/first-view-plan.ts`). */
const FILE = 'first-view.json';

const calls = firstViewCalls({
  merchantCode: '*merchantCode*',
  language: '*language*',
  category: '*category*',
  vendor: '*vendor*',
});

const screens: Readonly<Partial<Record<RouteName, ScreenKind>>> = {
  home: 'home',
  hotGames: 'hot',
  activity: 'promotions',
  activityDetail: 'promotions',
  notice: 'notices',
  lottery: 'lotteries',
  eLottery: 'lotteries',
  login: 'login',
};

/** What the login says down to its second field, by languages. */
const loginTexts = Object.fromEntries(
  languageCodes.map((code) => {
    const { account = {} } = textsIn(code);
    const keys = ['welcomeBack', 'loginText', 'username', 'orContact', 'password'];
    return [code, keys.map((key) => account[key] ?? '')];
  }),
);

/** What a list of a category shows: its games, or its vendors alone. */
function listOf(category: string, own: typeof calls): ScreenKind | undefined {
  if (showsVendorsOnly(category)) return 'vendors';
  return own.some(({ row }) => row.name === 'getGames') ? 'games' : undefined;
}

/** Returns the parts of a page that the front server can write: its reads, the first category of its list, its texts. */
function pageAt(route: RouteName): FirstPage {
  const { category, vendor } = parseState(route, new URLSearchParams());
  const own = calls.filter(({ on, row }) => {
    // Lists that show vendors alone ask for no games.
    return on.includes(route) && !(row.name === 'getGames' && showsVendorsOnly(category));
  });
  return {
    at: routes[route],
    category,
    // A list that begins with the first vendor asks for that one's games.
    firstVendor: vendor === undefined,
    screen: screens[route] ?? listOf(category, own),
    ...(route === 'login' && { texts: loginTexts }),
    calls: own.map(({ row: { name, path, session, open }, query, previews, where }) => ({
      name,
      path,
      search: buildUrl({ base: '' }, { name, path: '' }, query),
      ...(session === 'optional' && { own: true }),
      ...(!open && { mobile: true }),
      ...(previews && { previews }),
      ...(where && { where }),
    })),
  };
}

/** Tells the front server what each page begins with. */
export function firstView(): Plugin {
  return {
    name: 'first-view',
    generateBundle() {
      const pages = (Object.keys(routes) as RouteName[])
        .map(pageAt)
        .filter(({ calls, texts }) => calls.length || texts);
      this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(pages)}\n` });
    },
  };
}
