import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';
import { openPage, wins } from './partner-page.ts';

const { mounts } = JSON.parse(
  readFileSync(new URL('../../dist/embed/attributes.json', import.meta.url), 'utf8'),
) as { mounts: Record<string, { attributes: { name: string; attribute: string }[] }> };

const lines = (page: Page) => page.locator('.snippet__code').innerText();

test('the playground offers every mount and attribute, shows the choice and writes working lines', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin, partnerOrigin } = environment.demo;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access']);
  await page.goto(partnerOrigin);
  await page.getByRole('link', { name: 'Playground' }).click();
  const widgets = page.getByRole('group', { name: 'Widget' });
  await expect(widgets.getByRole('radio')).toHaveCount(Object.keys(mounts).length);
  for (const [name, { attributes }] of Object.entries(mounts)) {
    await widgets.getByRole('radio', { name }).check();
    await expect(page.locator('#attributes .field__name')).toHaveText(
      attributes.map(({ attribute }) => attribute),
    );
    await expect(page.locator('.stage [data-foyer]')).toHaveAttribute('data-foyer', name);
  }

  await widgets.getByRole('radio', { name: 'winners' }).check();
  await page.locator('.stage__place').scrollIntoViewIfNeeded();
  await expect(wins(page)).toHaveCount(20);
  await page.getByLabel('data-limit').fill('4');
  await page.getByLabel('data-lang').selectOption('UR');
  await expect(wins(page)).toHaveCount(4);
  await expect(page.locator('.stage .embed')).toHaveCSS('direction', 'rtl');
  await page.getByLabel('data-min-height').fill('tall');
  await expect(page.getByLabel('data-min-height')).toHaveAttribute('aria-invalid', 'true');
  expect(await lines(page)).toBe(
    `<script async src="${origin}/embed/foyer.js" crossorigin referrerpolicy="no-referrer" data-partner="acme"></script>\n` +
      '<div data-foyer="winners" data-lang="UR" data-limit="4">' +
      '<svg display="block" width="1" height="580" aria-hidden="true"></svg></div>',
  );
  expect(await violations(page)).toEqual([]);

  // By keyboard: the next kind of code, and the copy button.
  await page.getByRole('radio', { name: 'HTML' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await lines(page)).toContain(
    `<FoyerMount\n      site="${origin}"\n      partner="acme"\n      foyer="winners"`,
  );
  expect(await lines(page)).toContain("lang={'UR'}\n      limit={4}\n");
  await page.keyboard.press('ArrowRight');
  expect(await lines(page)).toContain("{ foyer: 'winners', lang: 'UR', limit: 4 }");
  await page.keyboard.press('ArrowRight');
  const frame = await lines(page);
  expect(frame).toContain(`src="${origin}/embed/frame/winners?partner=acme&amp;lang=UR&amp;limit=4"`);
  expect(frame).toContain('height="580"');
  await page.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.snippet__said')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(frame);
  expect(environment.problems).toEqual([]);

  await test.step('it fits 360, 768 and 1280 px', async () => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.getByRole('radio', { name: 'Night' }).check();
    await page.getByLabel('Width', { exact: true }).fill('240');
    await expect(page.locator('.stage__place')).toHaveCSS('inline-size', '240px');
  });
  await page.getByRole('radio', { name: 'HTML' }).check();
  const [script, mount] = (await lines(page)).split('\n');
  await openPage(page, environment, { head: script!, body: mount! });
  await expect(wins(page)).toHaveCount(4);
});
