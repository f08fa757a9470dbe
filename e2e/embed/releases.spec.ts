import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { release } from '../../src/build/release/embed-folder.ts';
import { expect, type TestEnvironment, test } from '../support/test-environment.ts';
import { board, openPage, wins } from './partner-page.ts';

/** Version 0.0.9 as it was built, which partners' pages may still use. */
const last = join(import.meta.dirname, 'last-release');
const today = join(import.meta.dirname, '../../dist/embed');

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    version: string;
    mounts: { winners: string[] };
  };
const moduleOf = (folder: string) =>
  manifestOf(folder).mounts.winners.find((file) => /^winners-.+\.js$/.test(file))!;

let releases: string;

test.beforeAll(() => {
  releases = mkdtempSync(join(tmpdir(), 'foyer-releases-'));
  release(last, releases);
  release(today, releases);
});

test.afterAll(() => rmSync(releases, { recursive: true }));

/** Serves the folder of releases, with the content of some files replaced. */
async function serveReleases(page: Page, { demo }: TestEnvironment, others: Record<string, string> = {}) {
  const requests: string[] = [];
  await page.route(`${demo.origin}/embed/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/embed/'.length);
    const file = join(releases, others[name] ?? othersTexts(name, others));
    if (!existsSync(file)) return route.fallback();
    requests.push(name);
    await route.fulfill({
      body: readFileSync(file),
      contentType: name.endsWith('.js') ? 'text/javascript' : 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  return requests;
}

/** Texts are named like their module: a replaced module brings its own. */
function othersTexts(name: string, others: Record<string, string>): string {
  const [, language = '', hash = ''] = /^texts\/winners\.(\w+)-(.+)on$/.exec(name) ?? [];
  const other = others[`winners-${hash}`];
  return other ? `texts/${other.replace('-', `.${language}-`)}on` : name;
}

/** Uses a mount as the loader does: mounts, updates and unmounts. */
async function useMount(page: Page): Promise<void> {
  const host = page.locator('#board');
  await expect(wins(page)).toHaveCount(10);
  await host.evaluate((element) => element.setAttribute('data-limit', '3'));
  await expect(wins(page)).toHaveCount(3);
  await host.evaluate((element) => element.setAttribute('data-lang', 'ur'));
  await expect(page.locator('#board .embed')).toHaveCSS('direction', 'rtl');
  await host.evaluate((element) => element.removeAttribute('data-foyer'));
  await expect(page.locator('#board .embed')).toHaveCount(0);
}

const tag = (origin: string, path: string) =>
  `<script async src="${origin}/embed/${path}" data-partner="acme"></script>`;

test('the loader of the last release works with its own files next to today’s, with today’s modules, and the reverse', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const requests = await serveReleases(page, environment);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const { origin } = environment.demo;
  await openPage(page, environment, {
    // Async scripts run in the order they arrive; these two run in document order.
    head: `${tag(origin, '0.0.9/foyer.js')}${tag(origin, 'foyer.js')}`.replaceAll('async', 'defer'),
    body: board,
  });
  await useMount(page);
  expect(requests).toContain(moduleOf(last));
  expect(requests).not.toContain(moduleOf(today));
  expect(warnings).toEqual(['Foyer: 0.0.9 is already here']);
  expect(moduleOf(last)).not.toBe(moduleOf(today));
  for (const [what, loader, named, content] of [
    ['the loader of the last release with the modules of today', '0.0.9/foyer.js', last, today],
    ['the loader of today with the modules of the last release', 'foyer.js', today, last],
  ] as const) {
    await test.step(what, async () => {
      await page.unroute(`${origin}/embed/**`);
      const mixed = await serveReleases(page, environment, { [moduleOf(named)]: moduleOf(content) });
      await openPage(page, environment, { head: tag(origin, loader), body: board });
      await useMount(page);
      expect(mixed).toContain(moduleOf(named));
    });
  }
  expect(environment.problems).toEqual([]);
});
