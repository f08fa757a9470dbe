import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright/test';
import sharp from 'sharp';
import { hardPages } from '../../demo/partner/hard-pages.ts';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';

/** One demo, one window and one answer of the gateway for all of them: only the page around the widget differs. */
test.describe.configure({ mode: 'default' });

const NOW = new Date('2026-03-04T12:00:00Z');

let demo: Demo;
let context: BrowserContext;
let page: Page;
let plain: Buffer;
const problems: string[] = [];

async function openContext(browser: Browser): Promise<void> {
  demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
  context = await browser.newContext({
    viewport: { width: 900, height: 800 },
    reducedMotion: 'reduce',
    permissions: ['local-network-access'],
  });
  page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  let answer: { body: Buffer } | undefined;
  await page.route(/getWinnerBoard/i, async (route) => {
    const reply = await route.fetch();
    const body = JSON.parse(await reply.text());
    for (const [index, win] of (body.value?.vo ?? []).entries())
      win.gameTime = NOW.getTime() - index * 60_000;
    answer ??= { body: Buffer.from(JSON.stringify(body)) };
    await route.fulfill({ response: reply, body: answer.body });
  });
}

test.beforeAll(async ({ browser }) => {
  await openContext(browser);
  await page.goto(`${demo.partnerOrigin}/hard/plain`);
  plain = await picture(page);
  expect(plain.length).toBeGreaterThan(10_000);
});
test.afterAll(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  await demo.close();
});

/** The widget as a picture, when its six wins and their pictures are there. */
async function picture(root: Page | FrameLocator): Promise<Buffer> {
  const host = root.locator('[data-foyer]');
  await expect(host.getByRole('listitem')).toHaveCount(6);
  await expect
    .poll(() =>
      host.evaluate(({ shadowRoot }) =>
        [...shadowRoot!.querySelectorAll('img')].every(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ),
      ),
    )
    .toBe(true);
  return host.screenshot({ animations: 'disabled' });
}

/** CSS pixels of the host's round corners, whose edges are drawn into what lies behind. */
const CORNER = 12;

/** How many pixels of two pictures differ, but for the edges of the corners. */
async function differences(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height } = a!.info;
  if (b!.info.width !== width || b!.info.height !== height) return width * height;
  let different = 0;
  for (let index = 0; index < width * height; index++) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const atSide = Math.min(x, width - 1 - x) < CORNER && Math.min(y, height - 1 - y) < CORNER;
    const at = index * 3;
    if (!atSide && !a!.data.subarray(at, at + 3).equals(b!.data.subarray(at, at + 3))) different++;
  }
  return different;
}

test('EM-1 the gallery of hard pages is reached from the partner’s own, and lists each', async () => {
  await page.goto(demo.partnerOrigin);
  await page.getByRole('link', { name: 'Hard pages' }).click();
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(hardPages.length + 1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'A plain page' }).click();
  expect(await differences(await picture(page), plain)).toBe(0);
});

test('EM-1 the lobby looks on hard pages as it does on a plain page', async () => {
  problems.length = 0;
  await page.goto(`${demo.partnerOrigin}/hard?widget=lobby`);
  const pictures: Buffer[] = [];
  for (const name of ['plain', 'unset', 'small-root', 'patched', 'quirks']) {
    const { title } = hardPages.find((each) => each.name === name)!;
    await page.getByRole('link', { name: title }).click();
    const host = page.locator('[data-foyer=lobby]');
    const pictured = host.locator('.game-tile img');
    await expect(pictured).not.toHaveCount(0);
    await expect
      .poll(() => pictured.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)))
      .toBe(true);
    pictures.push(await host.screenshot({ animations: 'disabled' }));
    // Its tiles stand between whole pixels, where the edges of pictures may come out otherwise.
    expect(await differences(pictures.at(-1)!, pictures[0]!), title).toBeLessThan(500);
    await page.goBack();
  }
  expect(problems).toEqual([]);
});

for (const { name, title } of hardPages.slice(1)) {
  test(`EM-1 a widget looks on ${title.toLowerCase()} as it does on a plain page`, async () => {
    problems.length = 0;
    await page.goto(`${demo.partnerOrigin}/hard/${name}`);
    if (name === 'single-page') {
      await expect(page.locator('[data-foyer]').getByRole('listitem')).toHaveCount(6);
      await page.getByRole('link', { name: 'About' }).click();
      await expect(page.locator('[data-foyer]')).toHaveCount(0);
      await page.getByRole('link', { name: 'Wins', exact: true }).click();
    }
    const there = await picture(name === 'sandbox' ? page.frameLocator('iframe') : page);
    const different = await differences(there, plain);
    if (different) {
      await test.info().attach('plain', { body: plain, contentType: 'image/png' });
      await test.info().attach(name, { body: there, contentType: 'image/png' });
    }
    expect(different, 'pixels that differ').toBe(0);
    expect(problems).toEqual([]);
  });
}
