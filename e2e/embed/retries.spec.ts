import { forward } from '../support/forward.ts';
import { expect, test } from '../support/test-environment.ts';
import { board, listen, openPage, reports, scriptTag, wins } from './partner-page.ts';

test('offers a working retry without the operator’s settings or the texts, and retries a missing file', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin } = environment.demo;
  await listen(page);
  const [settings, texts, chunk] = [
    `${origin}/embed/site.json`,
    `${origin}/embed/texts/**`,
    /\/embed\/winners-/,
  ];
  await page.route(settings, (route) => route.abort());
  await page.route(texts, (route) => route.abort());
  await page.route(chunk, (route) => route.abort(), { times: 1 });
  await openPage(page, environment, { body: board });
  const retry = page.locator('#board').getByRole('button', { name: 'Loading failed, click to retry' });
  const errors = async () => (await reports(page)).filter(({ name }) => name === 'error');
  const unreachable = { name: 'error', detail: { mount: 'winners', code: 'unreachable' } };
  await expect(retry).toBeVisible();
  expect(await errors()).toEqual([unreachable]);
  await test.step('the settings arrive, the texts do not', async () => {
    await page.unroute(settings);
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/embed/texts/'));
    await retry.click();
    await asked;
    await expect(retry).toBeVisible();
  });
  await test.step('the texts arrive', async () => {
    await page.unroute(texts);
    await retry.click();
    await expect(wins(page)).toHaveCount(10);
  });
  await test.step('a file that stays away shows the page’s own content', async () => {
    await page.route(chunk, (route) => route.abort());
    await openPage(page, environment, {
      body: '<div data-foyer="winners"><a href="/wins">All wins</a></div>',
    });
    await expect(page.getByText('All wins')).toBeVisible();
    expect(await errors()).toEqual([{ name: 'error', detail: { mount: 'winners', code: 'offline' } }]);
  });
});

test('leaves one global with the script in head and body and an AMD loader, and stores nothing', {
  tag: '@EM-1',
}, async ({ page, environment, context }) => {
  await page.addInitScript(() => {
    const define = () => {
      throw new Error('define was called');
    };
    Object.assign(window, { define: Object.assign(define, { amd: {} }) });
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { before: Object.getOwnPropertyNames(window) }),
    );
  });
  const { origin } = environment.demo;
  await openPage(page, environment, {
    head: scriptTag(origin),
    body: `${board}${scriptTag(origin, 'data-again')}<img name="currentScript" alt="">`,
  });
  await expect(wins(page)).toHaveCount(10);
  await expect(page.locator('#board .embed')).toHaveCount(1);
  const added = await page.evaluate(() => {
    const clean = document.createElement('iframe');
    document.body.append(clean);
    const known = new Set(Object.getOwnPropertyNames(clean.contentWindow));
    clean.remove();
    return Object.getOwnPropertyNames(window).filter((name) => !known.has(name) && !/^\d+$/.test(name));
  });
  expect(added.filter((name) => !['before', 'define', 'board'].includes(name))).toEqual(['Foyer']);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(environment.problems).toEqual([]);
});

test('shows mounts in a sandboxed page without storage', { tag: '@EM-1' }, async ({ page, environment }) => {
  const { origin, partnerOrigin } = environment.demo;
  // This operator lets sandboxed pages, whose origin is `null`, read the board.
  await page.route(/getWinnerBoard/i, async (route) => {
    const response = await forward(route, { ...route.request().headers(), origin: partnerOrigin });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': '*' },
    });
  });
  await page.route(`${partnerOrigin}/inner`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Inner</title>${scriptTag(origin)}${board}`,
    }),
  );
  await openPage(page, environment, {
    css: 'iframe { width: 100%; height: 600px }',
    body: '<iframe src="/inner" sandbox="allow-scripts"></iframe>',
  });
  const inner = page.frameLocator('iframe');
  await expect(inner.locator('#board').getByRole('listitem')).toHaveCount(10);
  const storage = await page.frames()[1]!.evaluate(() => {
    try {
      return typeof window.localStorage;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(storage).toBe('SecurityError');
  expect(environment.problems).toEqual([]);
});
