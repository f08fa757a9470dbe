import { startDemo } from '../../demo/server/demo.ts';
import { violations } from '../support/axe.ts';
import { closePopups } from '../support/popups.ts';
import { expect, test } from '../support/test-environment.ts';
import { untilVisitFollowed } from '../support/visit.ts';

test("operators see a visit's measurements and policy violations by page", async ({ page, context }) => {
  const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', reportHistory: false });
  await closePopups(page);
  try {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/m/reports')) reports.push(request.postData() ?? '');
    });
    await test.step('a visit', async () => {
      await page.goto(`${demo.origin}/m/home?ticket=secret`);
      await untilVisitFollowed(page);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('vitals-')),
      );
      await page.evaluate(() => fetch('http://refused.example/?ticket=secret').catch(() => {}));
      await page.locator('.bottom-menu a[href="/m/activity"]').click();
      await page.locator('.promotion').first().waitFor();
      await page.goto('about:blank');
      await expect.poll(() => reports.join()).toContain('"LCP"');
    });
    await test.step("the operator's page", async () => {
      const desk = await context.newPage();
      await desk.goto(`${demo.origin}/operators`);
      await expect(desk.getByRole('heading', { name: 'Log in' })).toBeVisible();
      expect(await violations(desk)).toEqual([]);
      await desk.getByLabel('Token').fill('demo-operators-toke');
      await desk.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(desk.getByRole('alert')).toHaveText('Wrong token.');
      await desk.getByLabel('Token').fill('demo-operators-token');
      await desk.getByRole('button', { name: 'Log in', exact: true }).click();
      const row = desk.locator('#groups').getByRole('row', { name: '/m/home' });
      // The beacon is sent while the page closes.
      await expect(async () => {
        await desk.getByRole('button', { name: 'Refresh' }).click();
        await expect(row.getByRole('cell').nth(1)).toHaveText(/^\d[\d.]* (ms|s)$/);
        await expect(row.getByRole('cell').nth(3)).toHaveText(/^(good|fair|poor)$/);
      }).toPass();
      await expect(desk.locator('#policies')).toContainText(
        'directive: connect-src, blocked: http://refused.example',
      );
      await expect(desk.locator('#brands')).toContainText('localhostin use');
      await expect(desk.locator('#brands td:empty')).toHaveCount(0);
      await desk.locator('select[name=by]').selectOption('release');
      await expect(desk.locator('#groups')).toContainText(/[\w-]{8}/);
      await expect(desk.locator('.uplot canvas')).toHaveCount(2);
      expect(await violations(desk)).toEqual([]);
      await desk.emulateMedia({ colorScheme: 'dark' });
      await expect(desk.locator('body')).toHaveCSS('background-color', 'rgb(15, 18, 24)');
      expect(await violations(desk)).toEqual([]);
      await desk.emulateMedia({ colorScheme: 'light' });
      expect(await desk.locator('main').textContent()).not.toContain('secret');
      for (const width of [360, 768, 1280]) {
        await desk.setViewportSize({ width, height: 800 });
        expect(
          await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        if (process.env.FOYER_SHOTS)
          await desk.screenshot({
            path: `${process.env.FOYER_SHOTS}/operators-${width}.png`,
            fullPage: true,
          });
      }
      await desk.getByRole('button', { name: 'Log out' }).click();
      await expect(desk.getByRole('heading', { name: 'Log in' })).toBeVisible();
    });
    expect(reports.join()).not.toContain('secret');
  } finally {
    await demo.close();
  }
});
