import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $siteConfig } from '../../../src/config/site-config.ts';
import { resource } from '../../../src/gateway/cache/resource.ts';
import { onDefect } from '../../../src/gateway/http/errors.ts';
import { $texts } from '../../../src/i18n/language.ts';
import { memoryStorage } from '../../../src/lib/storage.ts';
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

test('keeps a page until the next one has loaded', async () => {
  await showPage('home', home);
  const login = late();
  const shown = showPage('login', login.entry);
  expect(route()).toBe('home');
  login.arrive();
  await shown;
  expect(route()).toBe('login');
});

test('going back before the next page has loaded keeps the current page', async () => {
  await showPage('home', home);
  const login = late();
  const before = $shown.get();
  const shown = showPage('login', login.entry);
  await showPage('home', home);
  login.arrive();
  await shown;
  expect($shown.get()).toBe(before);
});

test('fades in later pages, but not the first, unless told otherwise', async () => {
  await showPage('home', home);
  expect($shown.get()?.fading).toBe(false);
  await showPage('login', { load: async () => ({ default: Login }) });
  expect($shown.get()?.fading).toBe(true);
  await showPage('home', home, () => false);
  expect($shown.get()?.fading).toBe(false);
});

describe('when the server no longer has a file of this build', () => {
  const gone = 'https://play.example/m/assets/login-12345678.js';
  const missing: PageEntry = {
    load: async () => {
      throw new TypeError(`Failed to fetch dynamically imported module: ${gone}`);
    },
  };
  /** Loads the modules again, because the state of a build ends with its page. */
  const storeOf = async (answer: Response) => {
    vi.resetModules();
    const platforms = await import('../../../src/platform/platform.ts');
    platforms.providePlatform({
      here: () => '/m/home',
      reload: () => void reloads++,
      sessionStorage: memoryStorage(),
    } as Partial<Platform> as Platform);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answer),
    );
    (await import('../../../src/shell/page/replaced-build.ts')).watchRelease();
    return import('../../../src/shell/page/page-store.ts');
  };

  test.each([
    ['404', new Response(null, { status: 404 })],
    ['a page', new Response(null, { headers: { 'Content-Type': 'text/html' } })],
  ])('loads the page again once when the answer is %s', async (_, answer) => {
    const { $shown, showPage } = await storeOf(answer);
    await showPage('home', home);
    await showPage('login', missing);
    expect(fetch).toHaveBeenCalledWith(gone, expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
    expect([reloads, $shown.get()?.route]).toEqual([1, 'home']);
    // The build is still the same, for example from a cache: an error with a retry that loads the page again.
    await showPage('login', missing);
    const shown = $shown.get();
    expect(shown).toMatchObject({ state: 'failed', error: { kind: 'server' } });
    if (shown?.state === 'failed') await shown.retry();
    expect(reloads).toBe(2);
  });

  test('loads the page again at the next navigation after a block has failed', async () => {
    const { $shown, showPage } = await storeOf(new Response(null, { status: 404 }));
    const { rootErrors } = await import('../../../src/shell/status/watch-page-errors.ts');
    await showPage('home', home);
    rootErrors.onCaughtError(new TypeError(`error loading dynamically imported module: ${gone}`), {});
    await until(() => vi.mocked(fetch).mock.calls.length === 1);
    expect(reloads).toBe(0);
    await showPage('login', { load: async () => ({ default: Login }) });
    expect([reloads, $shown.get()?.route]).toEqual([1, 'home']);
  });

  test('does not load the page again while the file exists', async () => {
    const { $shown, showPage } = await storeOf(
      new Response(null, { headers: { 'Content-Type': 'text/javascript' } }),
    );
    await showPage('home', home);
    await showPage('login', missing);
    expect($shown.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
    expect(reloads).toBe(0);
  });
});

test('shows a failed page with a retry when code cannot be loaded', async () => {
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

test('reloads code that arrived too late where a reload would end the visit', {
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

test('reports a page whose code throws as a defect, not as a network error', async () => {
  const defects: unknown[] = [];
  onDefect((error) => defects.push(error));
  const cause = new TypeError("Cannot read properties of undefined (reading 'games')");
  await showPage('login', { load: () => Promise.reject(cause) });
  expect($shown.get()).toMatchObject({ state: 'failed', error: { kind: 'defect', cause } });
  expect(defects).toEqual([expect.objectContaining({ cause })]);
  onDefect(() => {});
});

test('keeps the page between routes that lead to it, unless another page is shown in between', async () => {
  await showPage('liveGames', home);
  const first = $shown.get();
  await showPage('slotGames', home);
  expect($shown.get()).toEqual({ ...first, route: 'slotGames' });
  await showPage('login', { load: async () => ({ default: Login }) });
  await showPage('slotGames', home);
  expect($shown.get()?.turn).toBe((first?.turn ?? 0) + 2);
});

test('the first page of a visit waits for its data, but later or server-rendered pages do not', async () => {
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
