import { expect, openSite, test } from '../support/test-environment.ts';

test('a long Latin game name ends with an ellipsis on a page in Urdu', async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSite(page, environment, '/m/hot-games', 'UR');
  const name = page.locator('.game-tile__name', { hasText: 'The Remarkable Voyage' });
  await name.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await name.boundingBox())!;
  // The name is right-aligned, so that the ellipsis is to the right of its box.
  const clip = { x: x + width + 1, y, width: 5, height };
  const withEllipsis = await page.screenshot({ clip, animations: 'disabled' });
  await name.evaluate((element) => (element.style.color = 'transparent'));
  expect(withEllipsis.equals(await page.screenshot({ clip, animations: 'disabled' }))).toBe(false);
});

test('the second line of a long team name is right-aligned on a page in Urdu', async ({
  page,
  environment,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openSite(page, environment, '/m/sport-games', 'UR');
  const ends = await page
    .locator('.match__name')
    .first()
    .evaluate((name) => {
      name.firstChild!.nodeValue = 'Rowanthorpe Borough Reserves and Colts';
      const range = document.createRange();
      range.selectNodeContents(name);
      return [...range.getClientRects()].map(({ right }) => Math.round(right));
    });
  expect(ends.length).toBeGreaterThan(1);
  expect(new Set(ends).size).toBe(1);
});
