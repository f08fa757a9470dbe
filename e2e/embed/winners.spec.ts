import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';
import { boardReads } from './board-reads.ts';
import { board, layouts, listen, openPage, reports, shift, wins } from './partner-page.ts';

test('shows ten winners on another origin under a strict policy, passes axe and resists hostile rules', {
  tag: ['@EM-1', '@WB-1'],
}, async ({ page, environment }) => {
  await listen(page);
  await page.goto(environment.demo.partnerOrigin);
  await page.locator('[data-foyer=winners]').scrollIntoViewIfNeeded();
  await expect(wins(page)).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Latest big wins' })).toBeVisible();
  const first = wins(page).first();
  await expect(first).toContainText('₹');
  const amounts = await wins(page).locator('.winners__amount').allInnerTexts();
  const numbers = amounts.map((text) => Number(text.replace(/[^\d.]/g, '')));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  const events = await reports(page);
  expect(events).toContainEqual({ name: 'ready', detail: { mount: 'winners' } });
  expect(events.some(({ name, detail }) => name === 'resize' && Number(detail.height) > 400)).toBe(true);
  expect(await violations(page, '[data-foyer=winners]')).toEqual([]);
  // The legal line is loaded after the board.
  await expect(page.locator('[data-foyer=winners] .legal-line')).toBeVisible();
  const wanted = await looks(page);
  const openBoard = async (path: string) => {
    await page.goto(environment.demo.partnerOrigin + path);
    await page.locator('[data-foyer=winners]').scrollIntoViewIfNeeded();
    await expect(wins(page)).toHaveCount(10);
    await expect(page.locator('[data-foyer=winners] .legal-line')).toBeVisible();
  };
  await test.step('resists the rules of a hostile page', async () => {
    await openBoard('/hostile');
    expect(await looks(page)).toEqual(wanted);
  });
  await test.step('passes axe in Urdu', async () => {
    await openBoard('/ur');
    expect(await violations(page, '[data-foyer=winners]')).toEqual([]);
  });
  expect(environment.problems).toEqual([]);
});

test('loads nothing below the viewport', { tag: '@EM-1' }, async ({ page, environment }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, environment, { body: `<main>${board}</main>`, css: 'main { padding-top: 3000px }' });
  await page.waitForFunction(() => 'Foyer' in window);
  await page.waitForTimeout(300);
  expect(requests.filter((path) => path.startsWith('/embed/'))).toEqual(['/embed/foyer.js']);
  await page.locator('#board').scrollIntoViewIfNeeded();
  await expect(wins(page)).toHaveCount(10);
});

test('runs right to left in Urdu, whatever the page does', { tag: ['@EM-1', '@LN-1'] }, async ({
  page,
  environment,
}) => {
  const languages: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('getWinnerBoard')) languages.push(searchParams.get('language'));
  });
  await openPage(page, environment, {
    body: '<div id="own" data-foyer="winners" data-lang="ur"></div><div id="pages" data-foyer="winners"></div>',
    lang: 'ja-JP',
  });
  const frame = (id: string) => page.locator(`#${id} .embed`);
  await expect(frame('own')).toHaveAttribute('lang', 'ur');
  await expect(frame('own')).toHaveCSS('direction', 'rtl');
  await expect(frame('own')).toHaveCSS('font-family', /Nastaliq/);
  await page.locator('#pages').scrollIntoViewIfNeeded();
  await expect(frame('pages')).toHaveAttribute('lang', 'ja');
  await expect(frame('pages')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('#own').getByRole('listitem')).toHaveCount(20);
  expect(new Set(languages)).toEqual(new Set(['UR', 'JA']));
  expect(environment.problems).toEqual([]);
});

/** Returns the computed styles of the host and its content, except those that depend on its width. */
function looks(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(() => {
    const host = document.querySelector('[data-foyer=winners]')!;
    const names =
      'color backgroundColor direction fontFamily fontSize fontStyle fontWeight lineHeight letterSpacing textTransform ' +
      'textAlign display position float visibility opacity transform filter maxHeight marginTop ' +
      'borderTopWidth borderTopStyle listStyleType overflow pointerEvents boxSizing transitionDuration';
    return [host, ...host.shadowRoot!.querySelectorAll('*:not(.winners__list)')].map((element) => {
      const style = getComputedStyle(element);
      const before = getComputedStyle(element, '::before').content;
      return {
        element: element.className,
        before,
        ...Object.fromEntries(names.split(' ').map((name) => [name, style[name as 'color']])),
      };
    });
  });
}

test('causes no layout shift from 240 to 800 px, in English and in Urdu', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  environment.fault({ endpoint: 'getWinners', latency: 400 });
  await listen(page);
  for (const [width, lang] of layouts(800)) {
    await test.step(`${width} wide, ${lang}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, environment, {
        lang,
        css: 'body { margin: 0 } [data-foyer="winners"] { min-height: 460px } [data-foyer="winners"]:lang(ur) { min-height: 580px }',
        body: `${board}<p>What follows.</p>`,
      });
      const below = page.getByText('What follows.');
      const before = (await below.boundingBox())!.y;
      await expect(wins(page)).toHaveCount(10);
      expect((await below.boundingBox())!.y).toBe(before);
      expect(await shift(page)).toBe(0);
      const room = await page.locator('#board').evaluate((host) => host.scrollWidth - host.clientWidth);
      expect(room).toBe(0);
    });
  }
});

test('opens a chosen game on the operator’s site for this partner if the page says so, unless it keeps it closed', {
  tag: ['@EM-1', '@WB-1'],
}, async ({ page, environment }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await listen(page);
  await page.goto(environment.demo.partnerOrigin);
  await page.locator('[data-foyer=winners]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pause' }).click();
  await test.step('the page keeps a game from opening', async () => {
    await page.evaluate(() =>
      document.addEventListener('foyer:game', (event) => event.preventDefault(), { once: true }),
    );
    await wins(page).first().getByRole('button').click();
    await page.waitForTimeout(300);
    expect(page.context().pages()).toHaveLength(1);
  });
  await page.locator('[data-foyer=winners]').evaluate((board) => board.setAttribute('data-play', 'tab'));
  const [site] = await Promise.all([
    page.context().waitForEvent('page'),
    wins(page).first().getByRole('button').click(),
  ]);
  const address = new URL(site.url());
  expect(address.origin + address.pathname).toBe(`${environment.demo.origin}/m/gameList`);
  expect(address.searchParams.get('code')).toBe('acme');
  expect(address.searchParams.get('domain')).toBe('127.0.0.1');
  const game = (await reports(page)).findLast(({ name }) => name === 'game')!.detail;
  expect(Object.keys(game).sort()).toEqual(
    ['gameId', 'gameName', 'gameType', 'mount', 'nodeId', 'vassalage'].sort(),
  );
  expect(address.searchParams.get('gameType')).toBe(game.gameType);
  expect(address.searchParams.get('vassalage')).toBe(game.vassalage);
  expect(await site.evaluate(() => window.opener)).toBeNull();
});

test('boards of a page share one request per round, none while hidden, and pause separately', {
  tag: ['@EM-1', '@WB-1'],
}, async ({ page, environment }) => {
  const reads = await boardReads(page);
  await page.clock.install();
  const three = [3, 5, 10].map((limit) => `<div data-foyer="winners" data-limit="${limit}"></div>`).join('');
  await page.setViewportSize({ width: 390, height: 1600 });
  await openPage(page, environment, { body: three });
  await expect(wins(page)).toHaveCount(18);
  // Boards that mount together share the first request; a later one with more wins may send another.
  expect(reads.count()).toBeLessThanOrEqual(3);
  const pauses = page.getByRole('button', { name: 'Pause' });
  await expect(pauses).toHaveCount(3);
  let before = reads.count();
  // Polling is a lazy module and starts when it is loaded.
  const passed = async () => {
    await page.clock.runFor(1_000);
    return reads.count();
  };
  await expect.poll(passed, { intervals: [50] }).toBe(before + 1);
  await reads.answered();

  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);
  await show(true);
  before = reads.count();
  await page.clock.runFor(120_000);
  expect(reads.count()).toBe(before);
  await show(false);
  await expect.poll(reads.count).toBe(before + 1);
  await reads.answered();

  for (const _ of [1, 2, 3]) await pauses.first().click();
  before = reads.count();
  await page.clock.runFor(120_000);
  expect(reads.count()).toBe(before);
  await page.getByRole('button', { name: 'Play' }).first().click();
  await expect.poll(reads.count).toBe(before + 1);
  expect(environment.problems).toEqual([]);
});
