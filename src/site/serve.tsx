/**
 * The site on the server: renders a page to HTML, and returns the store values that React hydrates it with.
 */
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { chooseImageHost, forgetImageHost } from '../config/images.ts';
import { readSiteConfig, type SiteConfig } from '../config/read-site-config.ts';
import { $siteConfig } from '../config/site-config.ts';
import { $status } from '../config/status.ts';
import type { Announcements } from '../features/announcements/announcements.ts';
import { currentAnnouncements } from '../features/announcements/notices.ts';
import { popupsFor } from '../features/announcements/popup-show.ts';
import { firstPreview } from '../features/home/previews.ts';
import { catalogue } from '../games/catalogue.ts';
import { hotGames } from '../games/games.ts';
import { shortCatalogue } from '../games/short-catalogue.ts';
import type { GatewayRead } from '../gateway/cache/gateway-read.ts';
import { dropResources, type Fillable, type ServedStore } from '../gateway/cache/resource.ts';
import type { Game } from '../gateway/endpoints/game.ts';
import type { Catalogue } from '../gateway/endpoints/shared/catalogue.ts';
import { unreadFields } from '../gateway/endpoints/shared/unread-fields.ts';
import type { SystemStatus } from '../gateway/endpoints/system.ts';
import { buildUrl } from '../gateway/http/build-url.ts';
import type { AnyEndpoint } from '../gateway/http/endpoint.ts';
import { firstAreas } from '../i18n/first-areas.ts';
import { $texts } from '../i18n/language.ts';
import { languageFrom, languages } from '../i18n/languages.ts';
import { lightReader } from '../i18n/reader.ts';
import { textsOf } from '../i18n/texts.ts';
import { parseJson } from '../lib/json.ts';
import type {
  Audience,
  PageRenderer,
  PageRequest,
  PlannedRead,
  RenderedPage,
  ServedRead,
  ServedValue,
} from '../lib/served-page.ts';
import { memoryStorage } from '../lib/storage.ts';
import { pages } from '../pages/entries.ts';
import { type Platform, providePlatform } from '../platform/platform.ts';
import { type RouteName, routeAt } from '../routes/routes.ts';
import { lobbyScope } from '../shell/game/lobby-scope.ts';
import { layoutOf } from '../shell/page/layout.ts';
import { $shown, type PageModule } from '../shell/page/page-store.ts';
import { App } from './app.tsx';
import { loadNamed, missingCode, usedModules } from './lazy-on-server.tsx';

const ofLists = ['gameType', 'vassalage', 'name', 'minBet', 'classify'];
const ofLotteries = ['code', 'group', 'vassalage'];
const ofPromotions = ['id', 'category'];

/**
 * Pages that the server renders: entry pages with the same content for all visitors, each with the query
 * parameters that change its content.
 */
const rendered: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: [],
  login: ['for'],
  slotGames: ofLists,
  liveGames: ofLists,
  fishingGames: ofLists,
  pokerGames: ofLists,
  sportGames: ofLists,
  esportGames: ofLists,
  gameList: ofLists,
  hotGames: ofLists,
  lottery: ofLotteries,
  eLottery: ofLotteries,
  activity: ofPromotions,
  activityDetail: ofPromotions,
  notice: ['index'],
};

/** An age that makes the browser read a value again at once. It has five characters in a page. */
const LONG_AGO = 1e21;

/** Maximum number of renders of a page whose lazy components contain lazy components. */
const ATTEMPTS = 8;

const unread: ReadonlySet<string> = new Set(unreadFields);

/** Games of home's hot block in its page; the block shows six, and reads all of them after hydration. */
const HOT_GAMES = 12;

/** Returns a value without the fields that no page reads, and without display names that only repeat a game's name. */
const onlyRead = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, function (this: Partial<Game>, name, field) {
      if (unread.has(name)) return undefined;
      return name === 'displayName' && field === this.gameName ? '' : field;
    }),
  );

const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

interface LoadedPage {
  page: PageModule;
  modules: string[];
}

const loaded = new Map<RouteName, Promise<LoadedPage>>();

function load(route: RouteName): Promise<LoadedPage> {
  const known = loaded.get(route);
  if (known) return known;
  const loading = loadNamed(pages[route].load).then(({ code, modules }) => ({ page: code, modules }));
  loading.catch(() => loaded.delete(route));
  loaded.set(route, loading);
  return loading;
}

const routeOf = (path: string): RouteName | undefined => {
  const route = routeAt(path);
  return route && rendered[route] ? route : undefined;
};

const nothing = async () => {};

/** The platform of an unknown browser with empty storage. */
const platformAt = ({ path, now }: PageRequest): Platform => ({
  persistentStorage: memoryStorage(),
  sessionStorage: memoryStorage(),
  ownDevice: true,
  vault: { seal: async (text) => text, open: async () => undefined },
  here: () => path,
  navigate() {},
  back() {},
  reload() {},
  signIn() {},
  open() {},
  oauthRedirect: { redirectUri: '', begin: nothing, complete: () => undefined },
  openGame() {},
  windows: true,
  now: () => now,
  device: { system: 'other', inApp: false, installed: false, agent: '' },
  report() {},
});

const audienceOf = ({ session, open }: AnyEndpoint): Audience =>
  session === 'optional' ? 'guest' : open ? 'everyone' : 'browser';

const planned = ({ row, query }: GatewayRead<unknown>): PlannedRead => ({
  name: row.name,
  path: row.path,
  search: buildUrl({ base: '' }, { name: row.name, path: '' }, query),
  ...(row.open && { open: true }),
  ...(row.open && row.session === 'none' && { noDevice: true }),
  ...(row.session === 'optional' && { guest: true }),
});

/** Fills the stores of a page with the available responses; returns their values. */
function fillStores(
  page: PageModule,
  route: RouteName,
  request: PageRequest,
  config: SiteConfig,
): ServedValue[] {
  const values: ServedValue[] = [];
  const seen = new Set<ServedStore>();
  const query = new URLSearchParams();
  const scope = lobbyScope(request.language);

  const changes = new Map<ServedStore, (value: never) => unknown>([
    // Region and address depend on the visitor, so only the visitor's own read sets them; it also brings the key, which
    // does not compress.
    [
      $status,
      (status: SystemStatus) => ({
        ...status,
        info: {
          ...status.info,
          // The product reads none of them.
          domainRoute: undefined,
          mainDomain: undefined,
          paths: undefined,
          register: undefined,
          resources: layoutOf(route).footer ? status.info.resources : [],
          // The channels of drawers do not compress either.
          customerService: status.info.customerService.filter(({ csType }) => csType === 'ONLINE'),
        },
        regionRestriction: false,
        location: undefined,
        encryption: undefined,
      }),
    ],
    [hotGames(scope), (games: Game[]) => games.slice(0, HOT_GAMES)],
    [
      currentAnnouncements(scope),
      (all: Announcements) => ({ ...all, popup: popupsFor(all.popup, undefined) }),
    ],
  ]);
  const partial = new Set<ServedStore>([$status, hotGames(scope)]);

  function fill(store: ServedStore): void {
    const { key, source, fill: put } = store as ServedStore & Fillable;
    if (seen.has(store) || typeof source === 'function') return;
    seen.add(store);
    const read: ServedRead = {
      name: source.row.name,
      address: buildUrl({ base: '', paths: config.endpoints }, source.row, source.query),
      audience: audienceOf(source.row),
    };
    const response = request.responseTo(read);
    const reply = response && v.safeParse(v.object({ value: source.row.reply }), parseJson(response.text));
    if (!reply?.success) return;
    const all = source.select(reply.output.value as never);
    const value = changes.get(store)?.(all as never) ?? all;
    const age = partial.has(store) ? LONG_AGO : Math.round(response!.age);
    put(value, age);
    const written = store === catalogue(scope) ? shortCatalogue(value as Catalogue) : onlyRead(value);
    values.push([key, written, age, read.audience]);
  }

  fill($status);
  for (let before = -1; before < values.length; ) {
    before = values.length;
    for (const store of page.reads?.(scope, { route, query }) ?? []) fill(store);
  }
  const known = catalogue(scope).value;
  // The category below the hot games is half visible; the other previews are read when the visitor scrolls.
  if (route === 'home' && known?.state === 'ready')
    for (const store of firstPreview(scope, known.value)) fill(store);
  return values;
}

/**
 * Renders a page synchronously: all pages share the stores, so no render of another brand or language may run
 * in between.
 */
function renderNow({ page, modules }: LoadedPage, route: RouteName, request: PageRequest): RenderedPage {
  missingCode.clear();
  usedModules.clear();
  const language = languageFrom(request.language) ?? 'EN';
  const config = readSiteConfig(request.config);
  const reader = lightReader(languages[language].locales);
  for (const [area, messages] of Object.entries(request.messages)) reader.add(area, messages);
  const texts = textsOf(language, reader);
  try {
    Object.defineProperty(globalThis, 'location', {
      value: new URL(request.path, request.origin),
      configurable: true,
    });
    providePlatform(platformAt(request));
    $siteConfig.set(config);
    $texts.set(texts);
    const values = fillStores(page, route, request, config);
    const status = $status.value;
    chooseImageHost(config.imageCDNs, config.gateway, request.draw);
    if (status?.state === 'ready') chooseImageHost(status.value.info.imageCDNs, config.gateway, request.draw);
    const { name } = config.brand;
    const { title } = layoutOf(route);
    // Without the status it is unknown which controls the page has.
    const isOpen = status?.state === 'ready' && !status.value.maintenance;
    $shown.set({ route, fading: false, turn: 1, state: 'shown', Page: page.default });
    // React asks for all pictures first, also for those that the browser finds in the same bytes.
    const html = isOpen ? renderToString(<App onShown={() => {}} />).replace(PRELOADS, '') : '';
    return {
      html,
      title: title ? `${texts.t(title)} · ${name}` : name,
      lang: languages[language].locales[0],
      direction: languages[language].direction,
      values,
      modules: [...modules, ...usedModules],
    };
  } finally {
    $shown.set(undefined);
    $status.forget();
    $texts.set(undefined);
    $siteConfig.set(undefined);
    forgetImageHost();
    dropResources();
    Reflect.deleteProperty(globalThis, 'location');
  }
}

export const { areasOf, isShapedBy, plannedReads, render }: PageRenderer = {
  areasOf(path) {
    const route = routeOf(path);
    return (
      route && (pages[route].areas ?? []).filter((area) => !(firstAreas as readonly string[]).includes(area))
    );
  },
  isShapedBy(path, search) {
    const route = routeOf(path);
    const query = new URLSearchParams(search);
    return (route && rendered[route])?.some((name) => query.has(name)) ?? false;
  },
  async plannedReads(path) {
    const route = routeOf(path);
    const reads = route && (await load(route)).page.reads;
    if (!reads) return [];
    try {
      $siteConfig.set(readSiteConfig('{"merchantCode":"*merchantCode*","brand":{"name":"*"}}'));
      const stores = reads(lobbyScope('*language*'), { route, query: new URLSearchParams() });
      return stores.flatMap((store) => {
        const { source } = store as ServedStore & Fillable;
        return typeof source === 'function' ? [] : [planned(source)];
      });
    } finally {
      $siteConfig.set(undefined);
      dropResources();
    }
  },
  async render(request) {
    const route = routeOf(request.path);
    if (!route) throw new Error(`No page is rendered at ${request.path}`);
    const page = await load(route);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const result = renderNow(page, route, request);
      if (!missingCode.size) return result;
      await Promise.all(missingCode);
    }
    throw new Error(`The lazy parts of ${request.path} do not end`);
  },
};
