import { expect, test } from '../support/test-environment.ts';
import { board, listen, openPage, reports, scriptTag, wins } from './partner-page.ts';

test('offers a retry after a malformed response', { tag: '@EM-1' }, async ({ page, environment }) => {
  environment.fault({ endpoint: 'getWinners', malformed: 'wrong-shape' });
  await openPage(page, environment, { body: board });
  const alert = page.locator('#board').getByRole('alert');
  await expect(alert).toBeVisible();
  environment.demo.gateway.faults?.clear();
  await alert.getByRole('button').click();
  await expect(wins(page)).toHaveCount(10);
});

for (const [what, address] of [
  ['the operator’s settings', '/embed/site.json'],
  ['the texts', '/embed/texts/**'],
] as const) {
  test(`offers a working retry without ${what}`, { tag: '@EM-1' }, async ({ page, environment }) => {
    await listen(page);
    await page.route(environment.demo.origin + address, (route) => route.abort());
    await openPage(page, environment, { body: board });
    const retry = page.locator('#board').getByRole('button', { name: 'Loading failed, click to retry' });
    await expect(retry).toBeVisible();
    expect(await reports(page)).toContainEqual({
      name: 'error',
      detail: { mount: 'winners', code: 'unreachable' },
    });
    await page.unroute(environment.demo.origin + address);
    await retry.click();
    await expect(wins(page)).toHaveCount(10);
  });
}

test('retries a missing file, then shows the page’s own content', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await listen(page);
  const chunk = /\/embed\/winners-/;
  await page.route(chunk, (route) => route.abort(), { times: 1 });
  await openPage(page, environment, { body: board });
  await expect(wins(page)).toHaveCount(10);

  await page.route(chunk, (route) => route.abort());
  await openPage(page, environment, { body: '<div data-foyer="winners"><a href="/wins">All wins</a></div>' });
  await expect(page.getByText('All wins')).toBeVisible();
  expect(await reports(page)).toContainEqual({
    name: 'error',
    detail: { mount: 'winners', code: 'offline' },
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
    const response = await route.fetch({ headers: { ...route.request().headers(), origin: partnerOrigin } });
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
