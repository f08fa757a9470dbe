import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';
import { button, openLoginPage, operatorFrame } from './login-page.ts';
import { openPage, wins } from './partner-page.ts';

const both = (more: string) =>
  `<main><h1>Wins</h1><div id="board" data-foyer="winners" data-limit="10" ${more}></div>` +
  `<div id="news" data-foyer="announcements" data-banners="m_home" ${more}></div>` +
  `<div id="lobby" data-foyer="lobby" ${more}></div></main>`;
const board = (page: Page) => page.locator('#board');

/** Returns the computed colours of the board: its background, that of its rows, and their text. */
const drawn = (page: Page) =>
  board(page).evaluate((host) => {
    const of = (selector: string) => getComputedStyle(host.shadowRoot!.querySelector(selector)!);
    return {
      ground: getComputedStyle(host).backgroundColor,
      rows: of('.winners__view').backgroundColor,
      text: of('.winners__game').color,
    };
  });

test('mounts have readable light colours, those of the page, parts that it styles, and print dark on white', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Foyer:')) lines.push(message.text());
  });
  const parts = ['title', 'row', 'amount', 'strip'];
  const css =
    'body{margin:0}' +
    'html.own{--foyer-ground:oklch(0.97 0.02 90);--foyer-text:#222;--foyer-accent:rebeccapurple;--foyer-font:Georgia,serif}' +
    'html.night{--foyer-ground:#101820;--foyer-text:#eee}' +
    'html.unreadable{--foyer-ground:#fff;--foyer-text:#ccc;--foyer-accent:rgb(0 0 0 / 40%)}' +
    parts.map((part, index) => `html.parts div::part(${part}){letter-spacing:${index + 1}px}`).join('');
  const root = (change: { lang?: string; className?: string }) =>
    page.evaluate((given) => void Object.assign(document.documentElement, given), change);
  const theme = (name: string) =>
    page
      .locator('[data-foyer]')
      .evaluateAll((hosts, value) => void hosts.map((host) => host.setAttribute('data-theme', value)), name);
  await page.setViewportSize({ width: 240, height: 900 });
  await openPage(page, environment, { body: both('data-theme="light"'), css });
  await expect(wins(page)).toHaveCount(10);
  for (const [lang, width] of [
    ['en', 240],
    ['en', 1200],
    ['ur', 1200],
    ['ur', 240],
  ] as const) {
    await test.step(`axe finds nothing on light pages, ${lang}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await root({ lang });
      for (const mount of await page.locator('[data-foyer] .embed').all())
        await expect(mount).toHaveAttribute('lang', lang);
      await expect(wins(page)).toHaveCount(10);
      await expect
        .poll(() => drawn(page))
        .toMatchObject({ ground: 'rgb(255, 255, 255)', text: 'rgb(27, 31, 39)' });
      // Studio logos have dark letters on a light background.
      const studio = page.locator('.vendor-strip__vendor:not(.vendor-strip__vendor--on)').first();
      await expect(studio).toHaveCSS('background-color', (await drawn(page)).rows);
      await expect(studio.locator('.vendor-strip__icon')).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
      expect(await violations(page)).toEqual([]);
    });
  }
  await root({ lang: 'en' });
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('the page’s colours and font', async () => {
    await root({ className: 'own' });
    await expect
      .poll(() => drawn(page))
      .toMatchObject({ ground: 'rgb(250, 245, 230)', text: 'rgb(34, 34, 34)' });
    await expect(board(page).locator('.winners__title')).toHaveCSS(
      'font-family',
      /^Georgia, serif, system-ui/,
    );
    await root({ className: 'own night' });
    await expect
      .poll(() => drawn(page))
      .toMatchObject({ ground: 'rgb(16, 24, 32)', text: 'rgb(238, 238, 238)' });
    expect(await violations(page)).toEqual([]);
    expect(lines).toEqual([]);
  });
  await test.step('unreadable and invalid colours are reported once, and the mount remains readable', async () => {
    await theme('dark');
    await root({ className: 'unreadable' });
    await expect
      .poll(() => drawn(page))
      .toMatchObject({ ground: 'rgb(255, 255, 255)', text: 'rgb(0, 0, 0)' });
    expect(await violations(page)).toEqual([]);
    expect(lines.sort()).toEqual([
      'Foyer: --foyer-accent: rgb(0 0 0 / 40%) is not a colour without transparency',
      'Foyer: --foyer-text can hardly be read on --foyer-ground, black or white is taken',
    ]);
  });
  await test.step('without a theme', async () => {
    await page
      .locator('[data-foyer]')
      .evaluateAll((hosts) => void hosts.map((host) => host.removeAttribute('data-theme')));
    await expect
      .poll(() => drawn(page))
      .toEqual({ ground: 'rgb(13, 15, 20)', rows: 'rgb(22, 26, 34)', text: 'rgb(244, 241, 234)' });
  });
  await test.step('documented parts can be styled', async () => {
    await root({ className: 'parts' });
    const spacing = () =>
      page.evaluate(
        (names) =>
          names.map((name) => {
            const roots = [...document.querySelectorAll('[data-foyer]')].map((host) => host.shadowRoot!);
            const part = roots.flatMap((each) => [...each.querySelectorAll(`[part=${name}]`)])[0];
            return part && getComputedStyle(part).letterSpacing;
          }),
        parts,
      );
    await expect.poll(spacing).toEqual(['1px', '2px', '3px', '4px']);
  });
  await test.step('in print wins and titles are dark on white, without screen-only parts', async () => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    expect(await drawn(page)).toEqual({
      ground: 'rgba(0, 0, 0, 0)',
      rows: 'rgba(0, 0, 0, 0)',
      text: 'rgb(0, 0, 0)',
    });
    const last = wins(page).last();
    const bounds = (await board(page).boundingBox())!;
    const lowest = (await last.boundingBox())!;
    expect(lowest.y + lowest.height).toBeLessThanOrEqual(bounds.y + bounds.height);
    await expect(board(page).locator('.winners__row--copy:visible')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    for (const title of await page.locator('#news .marquee__list:not([aria-hidden]) li').all()) {
      const box = (await title.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
    }
  });
  expect(environment.problems).toEqual([]);
});

test('data-theme="auto" follows the system, in mounts and in the operator frame', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const body = button.replace('data-foyer', 'data-theme="auto" data-foyer') + both('data-theme="auto"');
  await openLoginPage(page, environment, { body });
  await expect(wins(page)).toHaveCount(10);
  await expect.poll(() => drawn(page)).toMatchObject({ ground: 'rgb(255, 255, 255)' });
  await page.locator('#login').click();
  await expect(operatorFrame(page).locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(operatorFrame(page).locator('html')).toHaveCSS('color-scheme', 'light');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  // The same as without a theme.
  await expect
    .poll(() => drawn(page))
    .toEqual({ ground: 'rgb(13, 15, 20)', rows: 'rgb(22, 26, 34)', text: 'rgb(244, 241, 234)' });
  await page.locator('#login').click();
  await expect(operatorFrame(page).locator('html')).toHaveAttribute('data-theme', 'dark');
});
