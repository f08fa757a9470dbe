import { expect, openSite, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

test('in the Urdu of an address a long Latin game name has three lines and then an ellipsis, and the second line of a team name is right-aligned', {
  tag: '@LN-1',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('an address of the sitemap names its language', async () => {
    await openSite(page, environment, '/m/hot-games?lang=UR');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(new URL(page.url()).search).toBe('');
  });
  const name = page.locator('.game-tile__name', { hasText: 'The Remarkable Voyage' });
  await test.step('a game name of three lines is whole, with the studio above the next row', async () => {
    await name.scrollIntoViewIfNeeded();
    expect(await name.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(3);
    const studio = await name.locator('xpath=following-sibling::*').boundingBox();
    const tops = await page
      .locator('.game-tile')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().y));
    const nextRow = Math.min(...tops.filter((top) => top > studio!.y));
    expect(studio!.y + 0.75 * studio!.height).toBeLessThan(nextRow);
  });
  await test.step('a longer one ends with an ellipsis', async () => {
    await name.evaluate((element) => (element.firstChild!.nodeValue += ' and the Lost Parrot of Tortuga'));
    const { x, y, width, height } = (await name.boundingBox())!;
    // The name is right-aligned, so that the ellipsis is to the right of its box.
    const clip = { x: x + width + 1, y, width: 5, height };
    const withEllipsis = await page.screenshot({ clip, animations: 'disabled' });
    await name.evaluate((element) => (element.style.color = 'transparent'));
    expect(withEllipsis.equals(await page.screenshot({ clip, animations: 'disabled' }))).toBe(false);
  });
  await test.step('its lines are closer than those of Nastaliq', async () => {
    const leading = (name: Element) => {
      const { lineHeight, fontSize } = getComputedStyle(name);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    };
    const names = page.locator('.game-tile__name');
    expect(await names.filter({ hasText: 'The Remarkable Voyage' }).evaluate(leading)).toBeLessThan(1.4);
    const nastaliq = names.filter({ hasText: /^\p{Script=Arabic}/u }).first();
    expect(await nastaliq.evaluate(leading)).toBeGreaterThan(1.8);
  });
  await page.setViewportSize({ width: 320, height: 740 });
  await test.step('a live table has one line for it, with the studio above the limits', async () => {
    await openInPlace(page, '/m/live-games');
    const table = page.locator('.game-tile', { hasText: 'First Class Money Wheel' });
    const middle = async (part: string) => {
      const { y, height } = (await table.locator(part).boundingBox())!;
      return y + height / 2;
    };
    expect(await middle('.game-tile__more')).toBeLessThan((await middle('.table-facts')) - 12);
    expect((await table.locator('.game-tile__name').boundingBox())!.height).toBeLessThan(30);
  });
  await test.step('the second line of a team name is right-aligned', async () => {
    await page.evaluate(() => history.pushState({}, '', '/m/sport-games'));
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
});

test('Japanese headings break between phrases', { tag: '@HM-1' }, async ({ page, environment }) => {
  await openSite(page, environment, '/m/hot-games', 'JA');
  const lines = await page.getByText('今夜みんなが遊んでいるゲーム').evaluate((title) => {
    // In every font, there are as many lines as can be.
    title.style.inlineSize = 'min-content';
    const text = title.firstChild!;
    const range = document.createRange();
    const lines = new Map<number, string>();
    for (const [at, letter] of [...text.textContent!].entries()) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { bottom } = range.getBoundingClientRect();
      lines.set(bottom, (lines.get(bottom) ?? '') + letter);
    }
    return [...lines.values()];
  });
  expect(lines).toEqual(['今夜', 'みんなが', '遊んでいる', 'ゲーム']);
});
