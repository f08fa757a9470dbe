import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';

test('EM-1 a page that allows frames only shows a widget by its address, and can hear how high it is', async ({
  page,
  environment,
}) => {
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
  expect(attributes).toEqual(['data-foyer', 'data-lang', 'data-limit', 'data-mount', 'data-play']);
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
  expect(height).toBeLessThanOrEqual(560);
  const width = await frame.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  expect(environment.problems).toEqual([]);
});

test('EM-1 the page of a frame is accessible, and says in place what it cannot show', async ({
  page,
  environment,
}) => {
  const { origin } = environment.demo;
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  for (const lang of ['en', 'ur']) {
    await page.goto(`${origin}/embed/frame/winners?partner=acme&lang=${lang}&limit=500`);
    await expect(page.locator('[data-foyer]').getByRole('listitem')).toHaveCount(20);
    await expect(page).not.toHaveTitle('Winners');
    expect(await violations(page)).toEqual([]);
  }
  expect(warnings).toContain('Foyer: data-limit="500" is not 1 to 100');
  await page.route(/\/embed\/winners-/, (route) => route.abort());
  await page.goto(`${origin}/embed/frame/winners?partner=acme`);
  await expect(page.getByRole('link', { name: 'Open the site' })).toBeVisible();
});
