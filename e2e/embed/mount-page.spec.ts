import { violations } from '../support/axe.ts';
import { forward } from '../support/forward.ts';
import { expect, test } from '../support/test-environment.ts';
import { emptySite } from './partner-page.ts';

test('a page without scripts shows a widget in an iframe, and can follow its height', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin, partnerOrigin } = environment.demo;
  await page.context().grantPermissions(['local-network-access']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const heights: unknown[] = [];
    Object.assign(window, { heights });
    addEventListener('message', ({ data, origin: from }) => heights.push({ ...data, from }));
  });
  const address = `${origin}/embed/frame/winners?partner=acme&lang=ur&limit=5&nothing=1`;
  await page.route(`${partnerOrigin}/framed`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'Content-Security-Policy': `default-src 'none'; frame-src ${origin}`,
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
      body: `<!doctype html><html lang="en"><title>Builder</title><main><h1>Builder</h1>
        <iframe title="Wins" src="${address}" width="320" height="560"></iframe></main>`,
    }),
  );
  await page.goto(`${partnerOrigin}/framed`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('listitem')).toHaveCount(5);
  await expect(inside.locator('.embed')).toHaveCSS('direction', 'rtl');
  const frame = page.frames().find((each) => each.url().includes('/embed/frame/'))!;
  await expect.poll(() => frame.evaluate(() => document.documentElement.lang)).toBe('ur');
  const attributes = await inside
    .locator('[data-foyer]')
    .evaluate(({ attributes: all }) => [...all].map(({ name }) => name).sort());
  expect(attributes).toEqual(['data-foyer', 'data-lang', 'data-limit', 'data-play']);
  const script = inside.locator('script[src$="/foyer.js"]');
  await expect(script).toHaveAttribute('data-partner', 'acme');
  type Height = { type: string; mount: string; height: number; from: string };
  const heights = await page.evaluate(() => (window as never as { heights: Height[] }).heights);
  const { height } = (await inside.locator('[data-foyer]').boundingBox())!;
  expect(heights.at(-1)).toEqual({
    type: 'foyer:height',
    mount: 'winners',
    height: Math.round(height),
    from: origin,
  });
  expect(height).toBeLessThanOrEqual(580);
  const width = await frame.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  expect(environment.problems).toEqual([]);
});

test('oEmbed answers a pasted lobby address with an iframe of its height, whose games lead to the site', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin, partnerOrigin } = environment.demo;
  await page.context().grantPermissions(['local-network-access']);
  await emptySite(page, environment);
  const pasted = `${origin}/embed/frame/lobby?partner=acme&lang=ur&category=RNG&rows=1`;
  // As an editor: follows the page's oEmbed link and inserts the HTML of the response.
  const found = await (await fetch(pasted)).text();
  const [, title, href] = /json\+oembed" title="([^"]+)" href="([^"]+)"/.exec(found)!;
  expect(title).toBe('Foyer: گیمز');
  const { html } = await (
    await fetch(href!.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)))
  ).json();
  await page.route(`${partnerOrigin}/pasted`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Builder</title><link rel="icon" href="data:,">${html}`,
    }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${partnerOrigin}/pasted`);
  const inside = page.frameLocator('iframe');
  const tiles = inside.locator('.game-tile');
  await expect(tiles).toHaveCount(3);
  await expect(inside.locator('.embed')).toHaveCSS('direction', 'rtl');
  await expect(page.getByTitle(title!, { exact: true })).toBeVisible();
  const frame = page.frames().find((each) => each.url().includes('/embed/frame/'))!;
  const content = () =>
    frame.evaluate(() => [document.title, document.documentElement.scrollHeight - innerHeight]);
  // Everything can be scrolled into view.
  await expect.poll(content).toEqual(['گیمز', 0]);
  const first = await tiles.first().innerText();
  await inside.getByRole('group').first().getByRole('button').nth(2).click();
  await expect.poll(() => tiles.first().innerText()).not.toBe(first);
  const opened = page.waitForEvent('popup');
  await tiles.first().getByRole('button').click();
  const site = await opened;
  await expect(site).toHaveURL(/code=acme/);
  await site.close();
  expect(environment.problems).toEqual([]);
});

test('iframe pages pass axe, and say what they cannot show', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const { origin } = environment.demo;
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  for (const [mount, lang, shown, title] of [
    ['winners', 'ur', 'listitem', 'تازہ بڑی جیت'],
    ['lobby', 'en', 'searchbox', 'Games'],
  ] as const) {
    await page.goto(`${origin}/embed/frame/${mount}?partner=acme&lang=${lang}&limit=500`);
    await expect(page.locator('[data-foyer]').getByRole(shown).first()).toBeVisible();
    await expect(page).toHaveTitle(title);
    expect(await violations(page)).toEqual([]);
  }
  // Warns about invalid attributes, not about the page's own.
  expect(new Set(warnings)).toEqual(new Set(['Foyer: data-limit="500" is not 1 to 100']));
  // Without a language the operator's default applies.
  await page.route('**/embed/site.json', async (route) => {
    const reply = await forward(route);
    await route.fulfill({ response: reply, json: { ...(await reply.json()), defaultLanguage: 'JA' } });
  });
  await page.goto(`${origin}/embed/frame/announcements?partner=acme`);
  await expect(page).toHaveTitle('お知らせ');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ja/);
  await page.route(/\/embed\/winners-/, (route) => route.abort());
  await page.goto(`${origin}/embed/frame/winners?partner=acme&lang=es`);
  const { host } = new URL(origin);
  await expect(page.getByRole('link', { name: `Abrir ${host}` })).toBeVisible();
});
