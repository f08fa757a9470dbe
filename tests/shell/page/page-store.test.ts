import { beforeEach, expect, test } from 'vitest';
import { $siteConfig } from '../../../src/config/site-config.ts';
import { resource } from '../../../src/gateway/cache/resource.ts';
import { onDefect } from '../../../src/gateway/http/errors.ts';
import { $texts } from '../../../src/i18n/language.ts';
import { type Platform, providePlatform } from '../../../src/platform/platform.ts';
import { $shown, type PageEntry, showPage } from '../../../src/shell/page/page-store.ts';
import { until } from '../../support/patient.ts';

const Home = () => null;
const Login = () => null;
const home: PageEntry = { load: async () => ({ default: Home }) };
const route = () => $shown.get()?.route;

let reloads = 0;

beforeEach(() => {
  $shown.set(undefined);
  reloads = 0;
  providePlatform({ here: () => '/m/home', reload: () => void reloads++ } as Partial<Platform> as Platform);
});

function late() {
  let arrive!: () => void;
  const load = () =>
    new Promise<{ default: typeof Login }>((resolve) => (arrive = () => resolve({ default: Login })));
  return { entry: { load }, arrive: () => arrive() };
}

test('a page stays until the next one has arrived', async () => {
  await showPage('home', home);
  const login = late();
  const shown = showPage('login', login.entry);
  expect(route()).toBe('home');
  login.arrive();
  await shown;
  expect(route()).toBe('login');
});

test('going back before the next page has arrived stays where one is', async () => {
  await showPage('home', home);
  const login = late();
  const before = $shown.get();
  const shown = showPage('login', login.entry);
  await showPage('home', home);
  login.arrive();
  await shown;
  expect($shown.get()).toBe(before);
});

test('the first page does not fade in, later ones do, unless told otherwise', async () => {
  await showPage('home', home);
  expect($shown.get()?.fading).toBe(false);
  await showPage('login', { load: async () => ({ default: Login }) });
  expect($shown.get()?.fading).toBe(true);
  await showPage('home', home, () => false);
  expect($shown.get()?.fading).toBe(false);
});

test('code that cannot be fetched is a failed page with a way to try again', async () => {
  let reachable = false;
  const load = async () => {
    if (!reachable) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Login };
  };
  await showPage('login', { load });
  const shown = $shown.get();
  expect(shown).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
  reachable = true;
  if (shown?.state === 'failed') await shown.retry();
  expect($shown.get()).toMatchObject({ state: 'shown', Page: Login });
});

const hangs = async () => {
  throw new DOMException('The code did not come in time', 'TimeoutError');
};

test('code that times out shows a failed page, and its retry reloads', { tags: ['SY-2'] }, async () => {
  await showPage('login', { load: hangs });
  const shown = $shown.get();
  expect(shown).toMatchObject({ state: 'failed', error: { kind: 'timeout' } });
  expect(reloads).toBe(0);
  if (shown?.state === 'failed') await shown.retry();
  expect(reloads).toBe(1);
});

test('where a visit would end with the page, code that came too late is asked for again', {
  tags: ['SY-2'],
}, async () => {
  providePlatform({} as Platform);
  let hung = true;
  await showPage('login', { load: () => (hung ? hangs() : Promise.resolve({ default: Login })) });
  hung = false;
  const shown = $shown.get();
  if (shown?.state === 'failed') await shown.retry();
  expect($shown.get()).toMatchObject({ state: 'shown', Page: Login });
});

test('a page whose code throws is no network that failed: it is a defect, and told as one', async () => {
  const defects: unknown[] = [];
  onDefect((error) => defects.push(error));
  const cause = new TypeError("Cannot read properties of undefined (reading 'games')");
  await showPage('login', { load: () => Promise.reject(cause) });
  expect($shown.get()).toMatchObject({ state: 'failed', error: { kind: 'defect', cause } });
  expect(defects).toEqual([expect.objectContaining({ cause })]);
  onDefect(() => {});
});

test('routes that lead to the same page, one after the other, keep it; a page in between does not', async () => {
  await showPage('liveGames', home);
  const first = $shown.get();
  await showPage('slotGames', home);
  expect($shown.get()).toEqual({ ...first, route: 'slotGames' });
  await showPage('login', { load: async () => ({ default: Login }) });
  await showPage('slotGames', home);
  expect($shown.get()?.turn).toBe((first?.turn ?? 0) + 2);
});

test('the first page of a visit waits for what it reads, later ones do not, nor one that a server rendered', async () => {
  $siteConfig.set({ merchantCode: 'foyer' } as never);
  $texts.set({ language: 'EN' } as never);
  let go = () => {};
  let reads = 0;
  const page = (Page: typeof Home): PageEntry => ({
    load: async () => ({
      default: Page,
      reads() {
        reads += 1;
        return [resource(`page-store/${reads}`, () => new Promise<number>((done) => (go = () => done(1))))];
      },
    }),
  });
  const first = showPage('home', page(Home));
  await until(() => reads > 0);
  expect([route(), reads]).toEqual([undefined, 1]);
  go();
  await first;
  expect(route()).toBe('home');
  await showPage('login', page(Login));
  expect([route(), reads]).toEqual(['login', 1]);
  $shown.set(undefined);
  await showPage('home', page(Home), undefined, false);
  expect([route(), reads]).toEqual(['home', 1]);
  $texts.set(undefined);
});
