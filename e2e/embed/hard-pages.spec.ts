import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright/test';
import sharp from 'sharp';
import { hardPages } from '../../demo/partner/hard-pages.ts';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { violations } from '../support/axe.ts';
import { forward } from '../support/forward.ts';
import { expect, test } from '../support/test-environment.ts';

/** All tests share one demo, page and response: only the page around the widgets differs. */
test.describe.configure({ mode: 'default' });

const NOW = new Date('2026-03-04T12:00:00Z');

let demo: Demo;
let context: BrowserContext;
let page: Page;
let plain: Pictures;
const problems: string[] = [];

async function openContext(browser: Browser): Promise<void> {
  demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
  context = await browser.newContext({
    viewport: { width: 900, height: 1400 },
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
    const reply = await forward(route);
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
  plain = await pictures(page);
  for (const [name, picture] of Object.entries(plain))
    expect(picture.length, name).toBeGreaterThan(name === 'login' ? 500 : 10_000);
});
test.afterAll(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  await demo.close();
});

/** Content of each widget that shows its data, and of parts that load after it. */
const contents = {
  winners: ['li:nth-child(6)', '.legal-line'],
  announcements: ['.marquee__title', '.banner-row:has(.banner-row__arrow)', '.legal-line'],
  lobby: ['.lobby__grid[aria-busy=false] .game-tile', '.legal-line'],
  login: ['button'],
};
type Pictures = Record<keyof typeof contents, Buffer>;

/** Screenshots of each widget, once all are loaded: a widget that renders moves those below it. */
async function pictures(root: Page | FrameLocator): Promise<Pictures> {
  const hosts = Object.keys(contents).map((name) => [name, root.locator(`[data-foyer=${name}]`)] as const);
  for (const [name, host] of hosts) {
    for (const content of contents[name as keyof Pictures])
      await expect(host.locator(content).first()).not.toBeEmpty();
    await expect
      .poll(() =>
        host.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          // Marquee items out of view load when they scroll in; widgets have a padding of 12 px.
          const seen = [...element.shadowRoot!.querySelectorAll('img')].filter((image) => {
            const box = image.getBoundingClientRect();
            return box.left < right - 12 && box.right > left + 12;
          });
          return seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
        }),
      )
      .toBe(true);
  }
  const places: [string, { left: number; top: number; width: number; height: number }][] = [];
  for (const [name, host] of hosts) {
    const { x, y, width, height } = (await host.boundingBox())!;
    places.push([name, { left: Math.round(x), top: Math.round(y), width: Math.round(width), height }]);
  }
  const whole = await page.screenshot({ animations: 'disabled' });
  const cut = places.map(
    async ([name, place]) => [name, await sharp(whole).extract(place).png().toBuffer()] as const,
  );
  return Object.fromEntries(await Promise.all(cut)) as Pictures;
}

/** CSS pixels of the host's round corners, whose edges blend with the page. */
const CORNER = 12;
/** Tolerance per colour channel for antialiasing. */
const ROUNDED = 6;

/** Returns the number of differing pixels, without the corners. */
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
    if (atSide) continue;
    const at = index * 3;
    if ([at, at + 1, at + 2].some((part) => Math.abs(a!.data[part]! - b!.data[part]!) > ROUNDED)) different++;
  }
  return different;
}

/**
 * Tolerance in pixels: tiles, banners and the login's button can be at fractional positions, which changes
 * antialiasing.
 */
const most: Record<keyof Pictures, number> = { winners: 0, announcements: 200, lobby: 200, login: 250 };

/** Returns the widgets that differ from the plain page, with their differing pixels. */
async function compare(there: Pictures): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const [name, picture] of Object.entries(there)) {
    const before = plain[name as keyof Pictures];
    const different = await differences(picture, before);
    if (different <= most[name as keyof Pictures]) continue;
    all[name] = different;
    await test.info().attach(`plain ${name}`, { body: before, contentType: 'image/png' });
    await test.info().attach(name, { body: picture, contentType: 'image/png' });
  }
  return all;
}

test('the partner’s page links to the gallery of hard pages, which lists each', {
  tag: '@EM-1',
}, async () => {
  await page.goto(demo.partnerOrigin);
  await page.getByRole('link', { name: 'Hard pages' }).click();
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(hardPages.length + 1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'A plain page' }).click();
  expect(await compare(await pictures(page))).toEqual({});
});

for (const { name, title } of hardPages.slice(1)) {
  test(`all widgets look on ${title.toLowerCase()} as on a plain page`, { tag: '@EM-1' }, async () => {
    problems.length = 0;
    await page.goto(`${demo.partnerOrigin}/hard/${name}`);
    if (name === 'single-page') {
      await expect(page.locator('[data-foyer=winners]').getByRole('listitem')).toHaveCount(6);
      await page.getByRole('link', { name: 'About' }).click();
      await expect(page.locator('[data-foyer]')).toHaveCount(0);
      await page.getByRole('link', { name: 'Wins', exact: true }).click();
    }
    const there = await pictures(name === 'sandbox' ? page.frameLocator('iframe') : page);
    expect(await compare(there)).toEqual({});
    expect(problems).toEqual([]);
  });
}
