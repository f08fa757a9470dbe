import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/test-environment.ts';
import { board, listen, openPage, scriptTag, told, wins } from './partner-page.ts';

const dist = new URL('../../dist/embed/', import.meta.url);
const { version, files } = JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as {
  version: string;
  files: Record<string, { integrity: string }>;
};
const own = '<div id="board" data-foyer="winners" data-limit="10"><a href="/wins">All wins</a></div>';

const pinnedTag = (origin: string, more = '') =>
  `<script async src="${origin}/embed/${version}/foyer.js" integrity="${files[`${version}/foyer.js`]!.integrity}" ` +
  `crossorigin="anonymous" data-partner="acme" ${more}></script>`;

/** Every module of the mount, as somebody else would have it: it runs where it is not checked. */
async function tamper(page: Page): Promise<void> {
  await page.route(/\/embed\/[\w-]+\.js(\?\d+)?$/, async (route) => {
    if (route.request().url().endsWith('/foyer.js')) return route.continue();
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: `window.tampered = true;${await reply.text()}` });
  });
}

const tampered = (page: Page) => page.evaluate(() => 'tampered' in window);

for (const [what, options] of [
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
] as const) {
  test(`EM-1 the pinned script with its hash runs under a policy of ${what}`, async ({
    page,
    environment,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const nonce = 'nonce' in options ? options.nonce : '';
    await openPage(page, environment, {
      ...options,
      head: pinnedTag(environment.demo.origin, nonce),
      body: board,
    });
    await expect(wins(page)).toHaveCount(10);
    expect(environment.problems).toEqual([]);
    // Each file is asked for once, and nothing of asking for it stays.
    expect(asked.filter((path) => path.startsWith('/embed/'))).toEqual([
      ...new Set(asked.filter((path) => path.startsWith('/embed/'))),
    ]);
    await expect(page.locator('head > :is(script, link[rel=modulepreload])')).toHaveCount(1);
  });
}

for (const [what, policy] of [
  ['under Trusted Types', ''],
  ['where the page lets the script have no policy of its own', 'trusted-types other'],
] as const) {
  test(`EM-1 a module that was changed after its release does not run, ${what}`, async ({
    page,
    environment,
  }) => {
    await tamper(page);
    await openPage(page, environment, { body: own, policy });
    await expect(wins(page)).toHaveCount(10);
    // The script that is not pinned runs it, so this is what a check keeps out.
    expect(await tampered(page)).toBe(true);

    await listen(page);
    await openPage(page, environment, { head: pinnedTag(environment.demo.origin), body: own, policy });
    await expect.poll(async () => (await told(page)).map(({ name }) => name)).toEqual(['error']);
    await expect(page.getByText('All wins')).toBeVisible();
    expect(await tampered(page)).toBe(false);
  });
}

test('EM-1 texts that were changed after their release are not shown', async ({ page, environment }) => {
  await page.route('**/embed/texts/**', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('Big wins', 'Send money');
    await route.fulfill({ response: reply, body });
  });
  await openPage(page, environment, { head: scriptTag(environment.demo.origin), body: board });
  await expect(page.getByText('Send money')).toBeVisible();
  await openPage(page, environment, { head: pinnedTag(environment.demo.origin), body: board });
  await expect(page.getByRole('button', { name: 'Loading failed, click to retry' })).toBeVisible();
  await expect(page.getByText('Send money')).toHaveCount(0);
});

/** What is loaded later, how a person comes to it, and what stands in its place where it was changed. */
const later: readonly {
  file: string;
  body: string;
  come?(page: Page): Promise<void>;
  instead(page: Page): Locator;
}[] = [
  {
    file: 'announcement-detail',
    body: '<div data-foyer="announcements"></div>',
    come: openNews,
    instead: (page) => page.getByRole('button', { name: 'Loading failed, click to retry' }),
  },
  {
    file: 'sanitise',
    body: '<div data-foyer="announcements"></div>',
    come: openNews,
    instead: (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Loading failed, click to retry' }),
  },
  {
    file: 'login',
    body: '<a id="login" href="/wins" data-foyer="login">To the operator</a>',
    instead: (page) => page.getByRole('link', { name: 'To the operator' }),
  },
  // It counts, and stands nowhere.
  { file: 'visits', body: board, instead: (page) => page.getByText('Big wins') },
];

async function openNews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.locator('.marquee__title').first().click();
}

for (const { file, body, come, instead } of later) {
  test(`EM-1 of a pinned script ${file}, which is loaded later, does not run with one byte changed`, async ({
    page,
    environment,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    let asked = 0;
    await page.route(new RegExp(`/embed/${file}-[\\w-]{8}\\.js`), async (route) => {
      asked++;
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: `${await reply.text()}\nwindow.tampered=1` });
    });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('cannot be had as this version was made')) complaints.push(message.text());
    });
    await openPage(page, environment, { head: pinnedTag(environment.demo.origin), body });
    await come?.(page);
    await expect(instead(page)).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    if (file !== 'visits') await expect.poll(() => complaints.join()).toContain(`/embed/${file}-`);
    expect(await tampered(page)).toBe(false);
    // A script that is not pinned runs it: this is what the check keeps out.
    await openPage(page, environment, { body });
    await come?.(page);
    await expect.poll(() => tampered(page)).toBe(true);
  });
}
