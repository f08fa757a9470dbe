import { forward } from '../support/forward.ts';
import { expect, test } from '../support/test-environment.ts';
import { listen, openPage, shift } from './partner-page.ts';

const names = ['winners', 'announcements', 'lobby'] as const;
const body = names.map((name) => `<div data-foyer="${name}"></div>`).join('');

test('mounts show the minimum age, links to responsible gaming and terms unless the page does, and a bonus its terms', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin } = environment.demo;
  await page.setViewportSize({ width: 390, height: 1800 });
  await openPage(page, environment, {
    body: `${body.replace('"announcements"', '"announcements" data-banners="m_home"')}<div id="own" data-foyer="winners" data-legal="none"></div>`,
    css: 'body { margin: 0 }',
  });
  for (const widget of names) {
    const line = page.locator(`[data-foyer=${widget}] .legal-line`).first();
    await expect(line).toHaveText('18+ Responsible gaming Terms');
    for (const [name, topic] of [
      ['Responsible gaming', 'saferPlay'],
      ['Terms', 'terms'],
    ] as const) {
      const link = line.getByRole('link', { name });
      const query = new URLSearchParams({ topic, widget, code: 'acme', domain: '127.0.0.1' });
      await expect(link).toHaveAttribute('href', `${origin}/m/help?${query}`);
      await expect(link).toHaveAttribute('target', '_blank');
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  }
  await expect(page.locator('#own').getByRole('listitem')).toHaveCount(20);
  await expect(page.locator('#own .legal-line')).toHaveCount(0);
  expect((await page.locator('#own').boundingBox())!.height).toBe(428);
  // The title can be hidden, too.
  await expect(page.locator('#own').getByRole('heading')).toHaveCount(1);
  await page.locator('#own').evaluate((host) => host.setAttribute('data-title', 'none'));
  await expect(page.locator('#own').getByRole('heading')).toHaveCount(0);
  await expect(page.locator('#own').getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.locator('#own').evaluate((host) => host.removeAttribute('data-legal'));
  await expect(page.locator('#own .legal-line')).toBeVisible();
  expect((await page.locator('#own').boundingBox())!.height).toBe(460);
  for (const [lang, width, terms] of [
    ['en', 1280, '18+. For members who played a slot on Thursday. Terms apply.'],
    ['ur', 240, '\u206818+\u2069۔ ان کے لیے جنہوں نے جمعرات کو سلاٹ کھیلا۔ شرائط لاگو ہیں۔'],
  ] as const) {
    await test.step(`a bonus banner shows its terms, ${lang}`, async () => {
      await page.setViewportSize({ width, height: 1800 });
      await page.evaluate((code) => Object.assign(document.documentElement, { lang: code }), lang);
      const banner = page.locator('.banner-row__slide').filter({ hasText: terms });
      await expect(banner.getByRole('link')).toHaveCount(1);
      await expect(page.locator('.banner-row__terms')).toHaveCount(1);
      const title = (await banner.locator('.banner__title').boundingBox())!;
      const line = (await banner.locator('.banner-row__terms').boundingBox())!;
      expect(title.y + title.height).toBeLessThanOrEqual(line.y);
    });
  }
  expect(environment.problems).toEqual([]);
});

test('the operator’s age, note and links replace the defaults without layout shift', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await listen(page);
  await page.route('**/embed/site.json', async (route) => {
    const settings = await (await forward(route)).json();
    const legal = {
      age: 21,
      note: { EN: 'Licence 1234 of the Gaming Authority', UR: 'گیمنگ اتھارٹی کا لائسنس 1234' },
      terms: 'https://terms.example/all',
      saferPlay: 'javascript:alert(1)',
    };
    await route.fulfill({ json: { ...settings, legal }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  for (const [lang, width, note, heights] of [
    ['en', 240, 'Licence 1234 of the Gaming Authority', [460, 100, 610]],
    ['ur', 240, 'گیمنگ اتھارٹی کا لائسنس 1234', [580, 100, 666]],
  ] as const) {
    await page.setViewportSize({ width, height: 1800 });
    await openPage(page, environment, { body, lang, css: 'body { margin: 0 }' });
    const lines = page.locator('[data-foyer] .legal-line');
    await expect(lines).toHaveCount(3);
    await expect(lines.first()).toContainText(`21+ ${note}`);
    const [saferPlay, terms] = await lines.first().getByRole('link').all();
    await expect(terms!).toHaveAttribute('href', 'https://terms.example/all');
    await expect(saferPlay!).toHaveAttribute('href', /\/m\/help\?topic=saferPlay/);
    await expect(page.locator('.lobby__grid[aria-busy=false] .game-tile').first()).toBeVisible();
    const boxes = await Promise.all(names.map((name) => page.locator(`[data-foyer=${name}]`).boundingBox()));
    expect(boxes.map((box) => box!.height)).toEqual(heights);
    expect(await shift(page)).toBe(0);
    for (const wide of [width, 1280]) {
      await page.setViewportSize({ width: wide, height: 1800 });
      for (const line of await lines.all())
        expect(await line.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    }
  }
});
