import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, type TestEnvironment, test } from '../support/test-environment.ts';
import { listen, openPage, reports } from './partner-page.ts';

const strip = (more = '') => `<div id="news" data-foyer="announcements" ${more}></div>`;
const titles = (page: Page) => page.locator('#news .marquee__list:not([aria-hidden]) .marquee__title');
const dialog = (page: Page) => page.locator('#news').getByRole('dialog');

/** Opens the first announcement by keyboard: hovering pauses the marquee wherever it has scrolled to. */
async function openFirst(page: Page): Promise<void> {
  await titles(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  // Playwright also counts transparent elements as visible.
  await expect(dialog(page)).toHaveCSS('opacity', '1');
}

/** Makes the gateway return one announcement. */
function report({ demo }: TestEnvironment, content: string): void {
  demo.gateway.faults?.rewrite('getAnnouncements', (value) => ({
    ...value,
    player: [{ ...value.player[0], title: 'News', content }],
  }));
}

/** Scrolls a row of banners from its start to its end by its arrows, and back by one. */
async function useArrows(page: Page): Promise<void> {
  const arrows = page.locator('#news .banner-row__arrow');
  const last = page.locator('#news .banner-row__slide').last();
  await expect(arrows).toHaveCount(2);
  const [previous, next] = [arrows.first(), arrows.last()];
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).toHaveCSS('opacity', '0');
  await expect(last).not.toBeInViewport({ ratio: 0.95 });
  // A click would wait for a button that the press before has just disabled.
  const pressed = async () => {
    await next.press('Enter');
    return next.getAttribute('aria-disabled');
  };
  await expect.poll(pressed).toBe('true');
  await expect(last).toBeInViewport({ ratio: 0.95 });
  await expect(previous).not.toHaveAttribute('aria-disabled');
  await previous.click();
  await expect(next).not.toHaveAttribute('aria-disabled');
}

test('announcements and banners scroll, open over the page and lead to the operator, and pass axe in English and in Urdu', {
  tag: ['@EM-1', '@AN-1', '@AN-2', '@HM-1'],
}, async ({ page, environment }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await listen(page);
  await openPage(page, environment, { body: strip('data-banners="m_home"') });
  await expect(titles(page)).toHaveCount(6);
  await expect
    .poll(() => reports(page))
    .toContainEqual({ name: 'ready', detail: { mount: 'announcements' } });
  await page.locator('#news').getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('#news .marquee__track')).toHaveCSS('animation-play-state', 'paused');

  await test.step('an announcement opens and closes; the sanitiser is loaded with the first one', async () => {
    const late = () => requests.filter((path) => /\/(sanitise|announcement-detail)-/.test(path));
    expect(late()).toEqual([]);
    const first = await titles(page).first().innerText();
    await openFirst(page);
    await expect(dialog(page)).toHaveAccessibleName(first);
    await expect(dialog(page).locator('.html > *').first()).toBeVisible();
    expect(late()).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent))
      .toBe(first);
    await openFirst(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('banners of a group lead to the operator', async () => {
    const banners = page.locator('#news').getByRole('group', { name: 'Offers' }).getByRole('link');
    await expect(banners.first()).toBeVisible();
    expect(await banners.count()).toBeGreaterThan(2);
    const address = new URL((await banners.first().getAttribute('href'))!);
    expect(address.origin).toBe(environment.demo.origin);
    expect(address.searchParams.get('code')).toBe('acme');
    await banners.first().focus();
    // Every banner can be reached by keyboard.
    await banners.last().focus();
    await expect(banners.last()).toBeInViewport();
    await banners.first().focus();
  });
  await test.step('a row that scrolls has arrows', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await useArrows(page);
  });
  const passAxe = async () => {
    expect(await violations(page, '#news')).toEqual([]);
    await openFirst(page);
    await expect(dialog(page).locator('.html > *').first()).toBeVisible();
    expect(await violations(page, '#news')).toEqual([]);
  };
  await test.step('axe finds nothing, closed and open', passAxe);
  const host = page.locator('#news');
  await test.step('nothing of an open announcement is left when it is unmounted', async () => {
    await host.evaluate((element) => element.removeAttribute('data-foyer'));
    const left = await host.evaluate(({ shadowRoot }) => ({
      html: shadowRoot!.innerHTML,
      sheets: shadowRoot!.adoptedStyleSheets.length,
    }));
    expect(left).toEqual({ html: '<slot></slot>', sheets: 0 });
  });
  await test.step('in Urdu, too', async () => {
    await page.setViewportSize({ width: 768, height: 600 });
    await page.evaluate(() => Object.assign(document.documentElement, { lang: 'ur' }));
    await host.evaluate((element) => element.setAttribute('data-foyer', 'announcements'));
    await expect(host.locator('.embed')).toHaveCSS('direction', 'rtl');
    await expect(titles(page)).toHaveCount(6);
    await useArrows(page);
    await passAxe();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('a row that fits has no arrows', async () => {
    await page.setViewportSize({ width: 2400, height: 600 });
    await expect(page.locator('#news .banner-row__arrow')).toHaveCount(0);
  });
  expect(environment.problems).toEqual([]);
});

test('sanitises the HTML of announcements and links to the operator', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const { origin } = environment.demo;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  report(
    environment,
    '<p onclick="window.hit=1" style="font-size:20px;position:fixed">Hello <script>window.hit=1</script>' +
      '<a id="own" href="/m/promotions?id=4">Own</a> <a id="other" href="https://other.example/x">Other</a> ' +
      '<a id="bad" href="javascript:window.hit=1">Bad</a> <img src="/art/marks/ssl.svg" alt="Mark" onerror="window.hit=1"></p>',
  );
  await openPage(page, environment, { body: strip(), css: 'html { font-size: 10px }' });
  await openFirst(page);
  const text = dialog(page).locator('.html');
  await expect(text).toContainText('Hello');
  await expect(text.locator('p')).toHaveCSS('font-size', '20px');
  await expect(text.locator('p')).toHaveCSS('position', 'static');
  const links = await text
    .getByText(/Own|Other|Bad/, { exact: true })
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })),
    );
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  expect(links).toEqual([
    { href: `${origin}/m/promotions?id=4&code=acme&domain=127.0.0.1&widget=announcements`, ...outside },
    { href: 'https://other.example/x', ...outside },
    { href: '', target: '', rel: '' },
  ]);
  const picture = text.getByRole('img');
  await expect(picture).toHaveAttribute('src', `${origin}/art/marks/ssl.svg`);
  await expect(picture).toHaveAttribute('crossorigin', 'anonymous');
  await expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  // The request for the picture goes directly to the operator.
  expect(requests.filter((address) => address.includes('/art/marks/'))).toEqual([
    `${origin}/art/marks/ssl.svg`,
  ]);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(environment.problems).toEqual([]);
});

test('shows other lists, and falls back after a warning for an invalid one', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const requests: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('getListAnnouncements')) requests.push(searchParams.get('types'));
  });
  await openPage(page, environment, {
    body: `${strip('data-list="promotion"')}<div data-foyer="announcements" data-list="all" data-banner="m_home"></div><div id="empty" data-foyer="announcements" data-banners="m_none"></div>`,
  });
  await expect(page.locator('#news .marquee__title').first()).toBeVisible();
  await expect.poll(() => new Set(requests)).toEqual(new Set(['PL', 'PR', 'PL,B']));
  // A group without banners keeps no room for them.
  const height = async (id: string) => (await page.locator(id).boundingBox())!.height;
  await expect.poll(() => height('#empty')).toBe(await height('#news'));
  expect(warnings.sort()).toEqual([
    'Foyer: data-banner is not known',
    'Foyer: data-banners="m_none" is not a group with banners of the operator\'s',
    'Foyer: data-list="all" is not player, promotion, hot',
  ]);
});

test('offers a retry when the gateway fails, its response is malformed or a lazy part cannot be loaded', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await listen(page);
  const part = /\/embed\/announcement-detail-/;
  await page.route(part, (route) => route.abort());
  environment.fault({ endpoint: 'getAnnouncements', status: 503 });
  await openPage(page, environment, { body: strip() });
  const retry = page.locator('#news').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  expect((await reports(page)).map(({ name }) => name)).toContain('error');
  environment.demo.gateway.faults?.clear();
  environment.fault({ endpoint: 'getAnnouncements', malformed: 'wrong-shape' });
  const asked = page.waitForRequest(/getListAnnouncements/i);
  await retry.click();
  await asked;
  await expect(retry).toBeVisible();
  environment.demo.gateway.faults?.clear();
  await retry.click();
  await expect(titles(page)).toHaveCount(6);
  await test.step('a lazy part cannot be loaded', async () => {
    await titles(page).first().focus();
    await page.keyboard.press('Enter');
    const again = page.locator('#news').getByRole('alert').getByRole('button');
    await expect(again).toBeVisible();
    await page.unroute(part);
    await again.click();
    await expect(dialog(page)).toBeVisible();
  });
});
