import { readFileSync } from 'node:fs';
import type { Route } from 'playwright/test';
import type { BuildManifest } from '../../src/build/manifest.ts';
import { expect, openSite, test } from '../support/test-environment.ts';
import { untilVisitFollowed } from '../support/visit.ts';

test.use({ hasTouch: true });

const manifest = JSON.parse(readFileSync('dist/site/manifest.json', 'utf8')) as BuildManifest;
const filesOf = (panel: string) => manifest.pages.find(({ at }) => at.includes(panel))!.files;

test('panels open with their titles before their code has arrived, and fetch all of it at once', {
  tag: ['@DR-1', '@DR-3', '@GC-7'],
}, async ({ page, environment }) => {
  const requests = new Set<string>();
  page.on('request', (request) => void requests.add(new URL(request.url()).pathname.replace('/m/', '')));
  const held: Route[] = [];
  // Before the page opens: Playwright reports no request that is sent while a page's first route is set.
  await page.route(/\/(menu-drawer|search-panel)-[\w-]+\.js/, (route) => void held.push(route));
  await openSite(page, environment);
  await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
  await untilVisitFollowed(page);
  for (const [panel, name, content] of [
    ['menu', 'Menu', '.drawer__accordion'],
    ['search', 'Search', 'input[type="search"]'],
  ] as const) {
    await test.step(name, async () => {
      await page.getByRole('button', { name, exact: true }).tap();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('heading', { name })).toBeVisible();
      await expect(dialog.locator('.drawer__waiting').first()).toBeVisible();
      // The first file names the others, and has not arrived.
      await expect.poll(() => filesOf(panel).filter((file) => !requests.has(file))).toEqual([]);
      await expect.poll(() => held.length).toBe(1);
      await held.pop()!.continue();
      await expect(dialog.locator(content)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    });
  }
  expect(environment.problems).toEqual([]);
});
