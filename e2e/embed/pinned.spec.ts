import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { forward } from '../support/forward.ts';
import { expect, test } from '../support/test-environment.ts';
import { board, listen, openPage, reports, scriptTag, wins } from './partner-page.ts';

const dist = new URL('../../dist/embed/', import.meta.url);
const { version, files } = JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as {
  version: string;
  files: Record<string, { integrity: string }>;
};

const pinnedTag = (origin: string, more = '') =>
  `<script async src="${origin}/embed/${version}/foyer.js" integrity="${files[`${version}/foyer.js`]!.integrity}" ` +
  `crossorigin="anonymous" data-partner="acme" ${more}></script>`;

/** Changes modules so that they record that they ran: those that `which` names, or all except the script. */
async function tamper(page: Page, which = '[\\w-]+'): Promise<{ requests: Set<string> }> {
  const requests = new Set<string>();
  await page.route(new RegExp(`/embed/(${which})-[\\w-]{8}\\.js(\\?\\d+)?$`), async (route) => {
    const [, name] = /\/([a-z-]+)-[\w-]{8}\.js/.exec(route.request().url())!;
    requests.add(name!);
    const reply = await forward(route);
    const body = `${await reply.text()}\n;(window.tampered||=[]).push('${name}')`;
    await route.fulfill({ response: reply, body });
  });
  return { requests };
}

/** Skips the delays of retries, which are one and two seconds. */
async function withoutPauses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const soon = (act: TimerHandler, ms?: number, ...given: unknown[]) =>
      setTimeout(act, ms === 1_000 || ms === 2_000 ? 0 : ms, ...given);
    Object.assign(window, { setTimeout: soon });
  });
}

/** Returns the names of changed modules that ran. */
const ran = (page: Page) =>
  page.evaluate(() => [...new Set((window as { tampered?: string[] }).tampered ?? [])].sort());

interface WithFoyer {
  Foyer: { diagnose(): Promise<unknown> };
}

const policies = [
  ['Trusted Types and the operator’s origin', {}],
  ['Trusted Types whose list has foyer', { policy: 'trusted-types foyer' }],
  ['Integrity-Policy', { headers: { 'Integrity-Policy': 'blocked-destinations=(script)' } }],
  [
    'nonces and Integrity-Policy',
    {
      scripts: "'nonce-abc123'",
      headers: { 'Integrity-Policy': 'blocked-destinations=(script)' },
      nonce: 'nonce="abc123"',
    },
  ],
  [
    'nonces that hold for what they load',
    { scripts: "'nonce-abc123' 'strict-dynamic'", nonce: 'nonce="abc123"' },
  ],
] as const;

test('the pinned script with its hash runs under strict policies', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const [what, options] of policies) {
    await test.step(what, async () => {
      // The previous page may still request its lazy files.
      await page.goto('about:blank');
      requests.length = 0;
      const nonce = 'nonce' in options ? options.nonce : '';
      await openPage(page, environment, {
        ...options,
        head: pinnedTag(environment.demo.origin, nonce),
        body: board,
      });
      await expect(wins(page)).toHaveCount(10);
      // Each file is requested once, and no element of the request remains.
      const files = requests.filter((path) => path.startsWith('/embed/'));
      expect(files).toEqual([...new Set(files)]);
      await expect(page.locator('head > :is(script, link[rel=modulepreload])')).toHaveCount(1);
      expect(environment.problems).toEqual([]);
    });
  }
});

const RETRY = 'Loading failed, click to retry';

const allMounts =
  '<div data-foyer="winners"><a href="/wins">All wins</a></div><div data-foyer="lobby"><a href="/games">All games</a></div>' +
  '<div data-foyer="announcements"><a href="/news">All news</a></div><a data-foyer="login" href="/login">To the operator</a>';

test('neither a changed module runs nor are changed texts shown', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const { origin } = environment.demo;
  await page.route('**/embed/texts/**', async (route) => {
    const reply = await forward(route);
    const body = (await reply.text()).replace('Latest big wins', 'Send money');
    await route.fulfill({ response: reply, body });
  });
  await test.step('changed texts', async () => {
    await openPage(page, environment, { head: pinnedTag(origin), body: board });
    await expect(page.getByRole('button', { name: RETRY })).toBeVisible();
    await expect(page.getByText('Send money')).toHaveCount(0);
  });
  await tamper(page);
  await withoutPauses(page);
  const mounts = ['announcements', 'lobby', 'login', 'winners'];
  await test.step('without pinning all of it runs, so the check makes the difference', async () => {
    await openPage(page, environment, { head: scriptTag(origin), body: allMounts });
    await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['core', ...mounts]));
    await expect(page.getByText('Send money')).toBeVisible();
  });
  await listen(page);
  for (const [what, policy] of [
    ['under Trusted Types', ''],
    ['where the page lets the script have no policy of its own', 'trusted-types other'],
  ] as const) {
    await test.step(what, async () => {
      await openPage(page, environment, { head: pinnedTag(origin), body: allMounts, policy });
      const failed = async () =>
        (await reports(page)).map(({ name, detail }) => `${name} ${detail.mount} ${detail.code}`).sort();
      await expect.poll(failed).toEqual(mounts.map((mount) => `error ${mount} offline`));
      for (const own of ['All wins', 'All games', 'All news', 'To the operator'])
        await expect(page.getByRole('link', { name: own })).toBeVisible();
      expect(await ran(page)).toEqual([]);
    });
  }
});

async function openFilters(page: Page): Promise<void> {
  await page.locator('[data-foyer=lobby]').getByRole('searchbox').fill('lantren tigr');
  await page.locator('[data-foyer=lobby]').getByRole('button', { name: 'Filter', exact: true }).click();
}

async function openNews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.locator('.marquee__title').first().click();
}

test('no lazy file of a pinned script runs with one byte changed, and the widget says so', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const later = [
    'announcement-detail',
    'diagnose',
    'failures',
    'fresh',
    'fuzzy-search',
    'lobby-filters',
    'refused',
    'theme',
    'visits',
  ];
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { requests: asked } = await tamper(page, `${later.join('|')}|sanitise-html`);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const [, name] =
      /\/embed\/([a-z-]+)-[\w-]{8}\.js cannot be had as this version was made/.exec(message.text()) ?? [];
    if (name) complaints.push(name);
  });
  const body = `<div data-foyer="lobby"></div><div data-foyer="announcements"></div>
    <div id="board" data-foyer="winners" data-theme="light"></div><button data-foyer="login">Log in</button>`;
  await listen(page);
  await withoutPauses(page);

  await test.step('pinned', async () => {
    environment.fault({ endpoint: 'getWinners', status: 503 });
    await openPage(page, environment, { head: pinnedTag(environment.demo.origin), body });
    const place = (name: string) => page.locator(`[data-foyer=${name}]`);
    await expect(place('lobby').locator('.game-tile').first()).toBeVisible();
    await openFilters(page);
    await openNews(page);
    await expect(place('announcements').getByRole('button', { name: RETRY })).toBeVisible();
    await expect(place('lobby').getByRole('button', { name: RETRY })).toBeVisible();
    // The fuzzy search does not run.
    await expect(place('lobby').getByText('No results for “lantren tigr”')).toBeVisible();
    // Without diagnosis and theme.
    await expect(place('winners').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(place('winners').locator('.embed')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    environment.demo.gateway.faults?.clear();
    await place('winners').getByRole('button', { name: 'Retry' }).click();
    await expect(wins(page)).toHaveCount(20);
    // The page forbids the frame and the explanation cannot be loaded, so the site's own page opens.
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Log in' }).click();
    await (await opened).close();
    await page.keyboard.press('Escape');
    const refusal = await page.evaluate(() => (window as never as WithFoyer).Foyer.diagnose().catch(String));
    expect(refusal).toContain('cannot be had as this version was made');
    await expect.poll(() => [...asked].sort()).toEqual(later);
    expect(await ran(page)).toEqual([]);
    expect(complaints).toEqual(expect.arrayContaining(['announcement-detail', 'lobby-filters']));
  });

  await test.step('an announcement with a changed sanitiser offers a retry', async () => {
    await page.unrouteAll();
    await tamper(page, 'sanitise-html');
    await openPage(page, environment, {
      head: pinnedTag(environment.demo.origin),
      body: '<div data-foyer="announcements"></div>',
    });
    await openNews(page);
    await expect(page.getByRole('dialog').getByRole('button', { name: RETRY })).toBeVisible();
    expect(await ran(page)).toEqual([]);
    expect(complaints).toContain('sanitise-html');
  });

  await test.step('not pinned, where all of it runs: the check makes the difference', async () => {
    await page.unrouteAll();
    await tamper(page, `${later.join('|')}|sanitise-html`);
    environment.fault({ endpoint: 'getWinners', status: 503 });
    await openPage(page, environment, { body });
    await expect(page.locator('.game-tile').first()).toBeVisible();
    for (const open of [openFilters, openNews]) {
      await open(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const again = page.locator('#board').getByRole('alert').getByRole('button');
    await expect(again).toBeVisible();
    environment.demo.gateway.faults?.clear();
    await again.click();
    await expect(wins(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.evaluate(() => (window as never as WithFoyer).Foyer.diagnose());
    await expect.poll(() => ran(page)).toEqual([...later, 'sanitise-html'].sort());
  });
});
