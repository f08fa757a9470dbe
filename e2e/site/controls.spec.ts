import type { Locator, Page } from 'playwright/test';
import { expect, openSite, test } from '../support/test-environment.ts';
import { swipe } from '../support/touch.ts';
import { openInPlace } from '../support/visit.ts';

/** Whether a control's picture changes by an action. */
async function changes(page: Page, part: Locator, act: () => Promise<unknown>): Promise<boolean> {
  const before = await part.screenshot({ animations: 'disabled' });
  await act();
  // Without the focus ring and the hover, which also change the picture.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return !before.equals(await part.screenshot({ animations: 'disabled' }));
}

// In Urdu only, whose lines are higher and whose side is the other one; no rule names a side.
test('a select opens its own list, is operated by keys, and keeps its value', async ({
  page,
  environment,
}) => {
  await environment.session();
  await openSite(page, environment, '/m/walletTransfer', 'UR');
  const select = page.locator('select[name="vendor"]');
  const options = select.locator('option');
  await select.focus();
  await page.keyboard.press('Space');
  await expect(options.nth(1)).toBeVisible();
  const heights = await options.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const focused = await page.evaluate(() => (document.activeElement as HTMLOptionElement).value);
  expect(focused).not.toBe('');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue(focused);
  await expect(select).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(options.nth(1)).toBeHidden();
  await expect(select).toHaveValue(focused);
  // The arrow is at the end of the line.
  const arrow = await select.evaluate((one) => {
    const { left, right } = one.parentElement!.getBoundingClientRect();
    const { insetInlineEnd } = getComputedStyle(one.parentElement!, '::after');
    return { width: right - left, end: Number.parseFloat(insetInlineEnd) };
  });
  expect(arrow.end).toBeLessThan(arrow.width / 4);
});

test('checked controls differ from unchecked ones, also with forced colours', async ({
  page,
  environment,
}) => {
  /** Runs the checks with the page's own colours, then with forced ones. */
  const inBothColours = async (look: () => Promise<void>) => {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await test.step(`forced colours: ${forcedColors}`, look);
    }
  };
  await openSite(page, environment, '/m/login');
  const checkbox = page.getByRole('checkbox');
  await inBothColours(async () => {
    await checkbox.uncheck();
    expect(await changes(page, checkbox, () => checkbox.press('Space'))).toBe(true);
    await expect(checkbox).toBeChecked();
  });
  await environment.session();
  await openSite(page, environment, '/m/set');
  const masked = page.getByRole('switch', { name: 'Hide balance' });
  await inBothColours(async () => {
    await masked.uncheck();
    expect(await changes(page, masked, () => masked.press('Space'))).toBe(true);
    await expect(masked).toBeChecked();
  });
  await openInPlace(page, '/m/voucherCenter');
  const card = page.locator('.radio-card:has(:enabled)').first();
  const methods = page.getByRole('radio', { disabled: false });
  await test.step('pressed controls dim, but not those from which a finger scrolled', async () => {
    for (const control of [
      page.locator('.header__tool').first(),
      card,
      page.locator('form .button').last(),
    ]) {
      await control.hover();
      await page.mouse.down();
      await expect(control).toHaveCSS('opacity', '0.6');
      await page.mouse.move(1, 1);
      await page.mouse.up();
      await expect(control).toHaveCSS('opacity', '1');
    }
    await page.evaluate(() => scrollTo(0, 0));
    await swipe(page, card, -200, true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(card).toHaveCSS('opacity', '1');
  });
  await inBothColours(async () => {
    await methods.first().check();
    expect(await changes(page, methods.nth(1), () => methods.nth(1).check())).toBe(true);
  });
  await openInPlace(page, '/m/slot-games');
  await page.getByRole('button', { name: 'Filter' }).click();
  const tiles = page.getByRole('dialog').locator('.radio-tile');
  await inBothColours(async () => {
    await tiles.nth(2).locator('input').check();
    expect(await changes(page, tiles.nth(1), () => tiles.nth(1).locator('input').check())).toBe(true);
  });
});
