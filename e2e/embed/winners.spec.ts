import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';
import { boardReads } from './board-reads.ts';
import { listen, openPage, reports, wins } from './partner-page.ts';

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
  // Lazy pictures of a board that scrolls by itself load only after it shows them.
  await expect(page.locator('[data-foyer=winners] img[loading=lazy]')).toHaveCount(0);
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
  await test.step('the page keeps a game from opening', async () => {
    await page.evaluate(() =>
      document.addEventListener('foyer:game', (event) => event.preventDefault(), { once: true }),
    );
    await wins(page).first().getByRole('button').click();
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.context().pages()).toHaveLength(1);
    expect((await reports(page)).at(-1)!.name).toBe('game');
  });
  expect(environment.problems).toEqual([]);
});

test('loads nothing below the viewport; runs right to left in Urdu, whatever the page does', {
  tag: ['@EM-1', '@LN-1'],
}, async ({ page, environment }) => {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await openPage(page, environment, {
    body: '<main><div id="own" data-foyer="winners" data-lang="ur"></div><div id="pages" data-foyer="winners"></div></main>',
    lang: 'ja-JP',
    css: 'main { padding-top: 3000px }',
  });
  await page.waitForFunction(() => 'Foyer' in window);
  await page.waitForTimeout(300);
  const files = requests.map(({ pathname }) => pathname).filter((path) => path.startsWith('/embed/'));
  expect(files).toEqual(['/embed/foyer.js']);
  const frame = (id: string) => page.locator(`#${id} .embed`);
  await page.locator('#own').scrollIntoViewIfNeeded();
  await expect(frame('own')).toHaveAttribute('lang', 'ur');
  await expect(frame('own')).toHaveCSS('direction', 'rtl');
  await expect(frame('own')).toHaveCSS('font-family', /Nastaliq/);
  await page.locator('#pages').scrollIntoViewIfNeeded();
  await expect(frame('pages')).toHaveAttribute('lang', 'ja');
  await expect(frame('pages')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('#own').getByRole('listitem')).toHaveCount(20);
  const boards = requests.filter(({ pathname }) => pathname.endsWith('getWinnerBoard'));
  expect(new Set(boards.map(({ searchParams }) => searchParams.get('language')))).toEqual(
    new Set(['UR', 'JA']),
  );
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
