import { readFile } from 'node:fs/promises';
import { violations } from '../support/axe.ts';
import { expect, openSite, test } from '../support/test-environment.ts';

test('a record is a sortable table with an export on a wide screen, and cards with details on a phone', {
  tag: '@WL-2',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.session();
  await openSite(page, environment, '/m/member/home');
  await page.locator('main a[href="/m/gameRecord"]').first().click();
  await page.getByRole('tab', { name: '30 days' }).click();
  await test.step('a column sorts the whole range by keyboard', async () => {
    const stake = page.getByRole('columnheader', { name: 'Stake' });
    await stake.getByRole('button').press('Enter');
    await expect(stake).toHaveAttribute('aria-sort', 'descending');
    await expect(stake.getByRole('button')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    const header = page.locator('.record-table th').first();
    await page.mouse.wheel(0, 900);
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(56);
  });
  await test.step('the export has the whole range', async () => {
    const total = Number(await page.locator('.record-sums dd').first().textContent());
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^bets_.*\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + total);
    expect(environment.problems).toEqual([]);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const bet = page.locator('.record__open').nth(1);
  const over = page.getByRole('dialog');
  await bet.click();
  await expect(over).toContainText('Order');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await test.step('more bets load on scroll', async () => {
    await page.locator('.record').nth(19).scrollIntoViewIfNeeded();
    await expect(page.locator('.record').nth(20)).toBeAttached();
  });
});
