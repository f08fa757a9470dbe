import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { forward } from '../support/forward.ts';
import { shiftsOf, sumOf, watchShifts } from '../support/layout-shift.ts';
import { cutLetters } from '../support/narrow.ts';
import { expect, openSite, type TestEnvironment, test } from '../support/test-environment.ts';
import { swipe } from '../support/touch.ts';

const popup = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('.popup') });
const flag = (page: Page, type: 'A' | 'B') =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').show, `MC_POPUP_${type}`);

/** Replaces the announcements of some lists. */
async function announce(
  page: Page,
  entries: Partial<Record<'popup' | 'player' | 'banners', object[]>>,
): Promise<void> {
  await page.route('**/MCSFE_getListAnnouncements*', async (route) => {
    const answer = await (await forward(route)).json();
    Object.assign(answer.value, entries);
    await route.fulfill({ json: answer });
  });
}

/** Records the animations that start. */
async function noteAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    addEventListener('animationstart', ({ animationName }) => begun.push(animationName), true);
  });
}
const animations = (page: Page) => page.evaluate(() => (window as never as { begun: string[] }).begun);

/** Returns the popup's axe violations after its animation. */
async function violationsOnceOpen(page: Page): Promise<string[]> {
  await expect(popup(page).locator('.html > *').first()).toBeVisible();
  await popup(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return violations(page, 'dialog');
}

/** Chooses Urdu on an English page. */
async function chooseUrdu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function openAsMember(page: Page, environment: TestEnvironment, language: string): Promise<void> {
  await page.addInitScript((code) => {
    if (window === top) localStorage.setItem('MC_LANGUAGE', code);
  }, language);
  await environment.signIn();
}

test.describe('popups', () => {
  test.use({ popups: true, hasTouch: true });

  test("a guest sees home's popup once, without axe violations; a tap outside closes it without a layout shift", {
    tag: '@AN-3',
  }, async ({ page, environment }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watchShifts(page);
    await noteAnimations(page);
    const code: string[] = [];
    page.on('request', (request) => code.push(request.url()));
    const ofPopup = () => code.filter((address) => /\/popup-[\w-]{8}\.(js|css)$/.test(address));
    await test.step('it has focus, and the page behind does not scroll', async () => {
      await openSite(page, environment);
      await expect(popup(page)).toBeVisible();
      expect(ofPopup().length).toBeGreaterThan(0);
      await expect(popup(page)).toHaveAccessibleName('Welcome');
      await expect(popup(page).getByRole('button', { name: 'Next' })).toHaveCount(0);
      await expect(popup(page).getByRole('link', { name: 'See rewards' })).toHaveCount(0);
      expect(await flag(page, 'B')).toBe(true);
      // The popup itself has focus, without a ring around its close button, and is as high as its text.
      await expect(popup(page)).toBeFocused();
      const [content, action] = await Promise.all(
        ['.popup__content > *', '.popup__actions'].map((part) => popup(page).locator(part).boundingBox()),
      );
      expect(action!.y - content!.y - content!.height).toBeLessThan(20);
      // The page behind does not scroll, with the pointer on or next to the popup. Devices with a mouse keep its scrollbar.
      for (const overflow of ['', 'visible']) {
        await page.evaluate(
          (value) => document.documentElement.style.setProperty('overflow', value, 'important'),
          overflow,
        );
        for (const [x, y] of [
          [10, 10],
          [195, 420],
        ] as const) {
          await page.mouse.move(x, y);
          await page.mouse.wheel(0, 400);
        }
        await page.evaluate(
          () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
        );
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('overflow'));
    });
    expect(await violationsOnceOpen(page)).toEqual([]);
    await test.step('a tap outside closes it without a layout shift', async () => {
      await page.mouse.click(10, 10);
      // The flag is false before the exit animation ends.
      expect(await flag(page, 'B')).toBe(false);
      await expect(popup(page)).toHaveCount(0);
      expect(await animations(page)).toContain('dialog-out');
      const shifts = await shiftsOf(page);
      expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.01);
    });

    await test.step('it does not load again after a reload', async () => {
      code.length = 0;
      await page.clock.install();
      await page.reload();
      await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
      await expect.poll(() => code.some((address) => /\/visit-[\w-]{8}\.js$/.test(address))).toBe(true);
      await page.clock.fastForward(6_000);
      await expect(popup(page)).toHaveCount(0);
      expect(ofPopup()).toEqual([]);
    });
    expect(environment.problems).toEqual([]);
  });

  test('in Urdu axe finds no violations; swipes and arrow keys are mirrored; the activity opens the reward centre', {
    tag: ['@AN-3', '@LN-1'],
  }, async ({ page, environment }) => {
    await noteAnimations(page);
    await page.route('**/MCSFE_getListAnnouncements*', async (route) => {
      const answer = await (await forward(route)).json();
      const [first] = answer.value.popup;
      if (first) first.title = `${'Friday '.repeat(72)}${first.title}`;
      await route.fulfill({ json: answer });
    });
    await openAsMember(page, environment, 'UR');
    // Also below a long title.
    await expect(popup(page).locator('.popup__actions button').first()).toBeInViewport();
    await expect(popup(page).getByRole('button').first()).toBeInViewport();
    expect(await violationsOnceOpen(page)).toEqual([]);
    const places = popup(page).locator('.popup__places > span');
    await expect(places).toContainText('1');
    const content = popup(page).locator('.popup__content');
    const heading = popup(page).getByRole('heading');
    const first = await heading.innerText();
    await swipe(page, content, 120);
    await expect(heading).not.toHaveText(first);
    await swipe(page, content, 120);
    await expect(heading).not.toHaveText(first);
    await swipe(page, content, -120);
    await expect(heading).toHaveText(first);
    await page.keyboard.press('ArrowLeft');
    await expect(heading).not.toHaveText(first);
    await page.keyboard.press('ArrowRight');
    await expect(heading).toHaveText(first);
    await popup(page).locator('a[href="/m/rewardCenter"]').tap();
    await page.waitForURL('**/m/rewardCenter');
    await expect(popup(page)).toHaveCount(0);
    expect(await flag(page, 'A')).toBe(false);
    // Under reduced motion.
    expect(await animations(page)).not.toContain('dialog-out');
    expect(environment.problems).toEqual([]);
  });
});

test('banners show their whole picture at 1280 px, which is the largest paint', {
  tag: ['@HM-1', '@GC-8'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/m/home', '/m/hot-games']) {
    await openSite(page, environment, path);
    await expect(page.locator('.banner__back').first()).toHaveCSS('opacity', '1');
    const { width, height } = (await page.locator('.banner__art').first().boundingBox())!;
    expect(width / height).toBeCloseTo(2.4, 1);
    const largest = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const paints = new PerformanceObserver((list) =>
            resolve((list.getEntries().at(-1) as { element?: Element } | undefined)?.element?.className),
          );
          paints.observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBe('picture banner__art');
  }
});

test('the ticker moves at most 30 steps a second and pauses on hover; a title opens its notice', {
  tag: ['@AN-1', '@LN-1', '@AN-2'],
}, async ({ page, environment }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSite(page, environment);
  const track = page.locator('.marquee__track');
  const places = () =>
    track.evaluate(
      (line) =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          const end = performance.now() + 1_000;
          const look = () => {
            seen.push(new DOMMatrix(getComputedStyle(line).transform).e);
            if (performance.now() < end) requestAnimationFrame(look);
            else resolve(seen);
          };
          look();
        }),
    );
  const runs = async (way: number) => {
    await expect(track).toBeVisible();
    const run = await places();
    expect(Math.sign(run.at(-1)! - run[0]!)).toBe(way);
    expect(new Set(run).size).toBeGreaterThan(2);
    expect(new Set(run).size).toBeLessThanOrEqual(32);
  };
  await test.step('moves in English and pauses on hover', async () => {
    await runs(-1);
    await page.locator('.marquee__view').hover();
    expect(new Set(await places()).size).toBe(1);
  });
  await test.step('moves the other way in Urdu', async () => {
    await chooseUrdu(page);
    await runs(1);
  });
  await test.step('a title opens its notice', async () => {
    const title = page.locator('.marquee__list:not([aria-hidden]) a').nth(1);
    const text = await title.innerText();
    await title.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/m/notice?index=1');
    await expect(page.getByRole('button', { name: text })).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('a wide screen shows the text next to the list, also after Back', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const titles = page.locator('.accordion-item__title');
    const text = page.locator('.accordion-item__text:visible');
    const beside = async () => {
      const [list, open] = [(await titles.last().boundingBox())!, (await text.boundingBox())!];
      // In Urdu the list is on the right.
      expect(open.x + open.width).toBeLessThan(list.x);
      expect(open.y).toBeLessThan(list.y);
      expect(open.width).toBeGreaterThan(list.width);
    };
    await beside();
    await expect(titles.nth(3).locator('time')).toHaveText(/^\d{1,2} \S+ \d{4}$/);
    await titles.nth(3).click();
    await expect(text).toHaveCount(1);
    await page.waitForURL('**/m/notice?index=3');
    await beside();
    await page.locator('.bottom-menu a').nth(1).click();
    await page.waitForURL('**/m/activity');
    await page.goBack();
    await expect(titles.nth(3)).toHaveAttribute('aria-expanded', 'true');
    await beside();
  });
});

test('says that there are no announcements; loads the carousel engine with the first carousel, without a layout shift', {
  tag: ['@AN-1', '@HM-1', '@HM-4'],
}, async ({ page, environment }) => {
  const engines: string[] = [];
  page.on(
    'request',
    (request) => /carousel-engine.*\.js$/.test(request.url()) && engines.push(request.url()),
  );
  await announce(page, { banners: [], player: [] });
  await page.setViewportSize({ width: 390, height: 110 });
  await openSite(page, environment);
  await expect(page.getByText('Lantern Tiger').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.marquee')).toContainText('No announcements');
  expect(engines).toEqual([]);
  const tile = page.locator('#lobby-HOT .game-tile').first();
  const before = await tile.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.locator('#lobby-HOT').scrollIntoViewIfNeeded();
  await expect(page.locator('#lobby-HOT .carousel--live')).toBeVisible();
  expect(engines).toHaveLength(1);
  expect(await tile.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  /** Pixels, clearly more than half a slide, so that the speed does not matter. */
  const FINGER = 220;
  test("a carousel follows finger and arrow keys in the text's direction, in English and Urdu", {
    tag: ['@HM-4', '@LN-1'],
  }, async ({ page, environment }) => {
    await openSite(page, environment);
    const hot = page.locator('#lobby-HOT');
    const tiles = hot.locator('.game-tile');
    /** `forward`: the direction of a swipe to the next page. */
    const follows = async (forward: 1 | -1) => {
      // The change of language ends the engine and starts another.
      await hot.locator(`.carousel--live ${forward > 0 ? '.swiper-rtl' : ''}`).waitFor();
      // Clear of the bottom menu.
      await hot.evaluate((block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(tiles.nth(0)).toBeInViewport({ ratio: 0.9 });
      const left = () => tiles.nth(0).evaluate((tile) => Math.round(tile.getBoundingClientRect().left));
      const start = await left();
      await swipe(page, hot.locator('.carousel__view'), -forward * FINGER);
      // At its start and at rest, because a finger that stops an animation starts from there.
      await expect.poll(left).toBe(start);
      await swipe(page, hot.locator('.carousel__view'), forward * FINGER);
      await expect(tiles.nth(6)).toBeInViewport({ ratio: 0.9 });
      await expect(tiles.nth(0)).not.toBeInViewport();
      const [previous, next] = [
        hot.locator('.carousel__control').first(),
        hot.locator('.carousel__control').last(),
      ];
      await previous.focus();
      await page.keyboard.press(forward > 0 ? 'ArrowRight' : 'ArrowLeft');
      await expect(tiles.nth(0)).toBeInViewport({ ratio: 0.9 });
      // The next page is at the end of the text's direction, and so is its arrow.
      const [from, to] = [(await previous.boundingBox())!, (await next.boundingBox())!];
      expect(Math.sign(from.x - to.x)).toBe(forward);
      const turned = await next
        .locator('svg')
        .evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a);
      expect(turned).toBe(-forward);
    };
    await test.step('in English', () => follows(-1));
    await chooseUrdu(page);
    await test.step('in Urdu', () => follows(1));
  });
});

test('the controls of banners are one small pill at the start, with targets of at least 24 px', {
  tag: '@HM-1',
}, async ({ page, environment }) => {
  for (const language of ['EN', 'UR']) {
    await openSite(page, environment, '/m/home', language);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator('.banners.carousel--live').waitFor();
      const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
      const banners = await box('.banners');
      const pill = await box('.banners > .carousel__controls');
      const end = language === 'UR' ? banners.x + banners.width - pill.x : pill.x + pill.width - banners.x;
      expect(end / banners.width, language).toBeLessThan(width === 390 ? 0.46 : 0.2);
      expect(pill.height, language).toBeLessThanOrEqual(40);
      for (const control of await page.locator('.banners .carousel__control').all()) {
        const target = (await control.boundingBox())!;
        expect(Math.min(target.width, target.height), language).toBeGreaterThanOrEqual(24);
      }
    }
  }
});

test('controls and dots of banners have contrast over any picture', { tag: '@HM-1' }, async ({
  page,
  environment,
}) => {
  await openSite(page, environment, '/m/home');
  await page.locator('.banners.carousel--live').waitFor();
  const [background, dot] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.banners > .carousel__controls')!, '::before').backgroundColor,
    getComputedStyle(document.querySelector('.banners .carousel__dot:not(.carousel__dot--on)')!)
      .backgroundColor,
  ]);
  const light = (level: number) => (level <= 10 ? level / 3294 : ((level / 255 + 0.055) / 1.055) ** 2.4);
  const over = (color: string, under: number) => {
    const [red = 0, , , alpha = 1] = color.match(/[\d.]+/g)!.map(Number);
    return red * alpha + under * (1 - alpha);
  };
  const under = over(background, 255);
  expect((light(over(dot, under)) + 0.05) / (light(under) + 0.05), background).toBeGreaterThan(3);
});

test('banners show whole letters before the subject of their picture, and say below them that they have a target, without covering either or the controls', {
  tag: '@HM-1',
}, async ({ page, environment }) => {
  for (const [language, action] of [
    ['EN', 'Take a look'],
    ['UR', 'دیکھیں'],
  ] as const) {
    await openSite(page, environment, '/m/home', language);
    await page.locator('.banners.carousel--live').waitFor();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await cutLetters(page);
      expect(cut.filter((word) => word.includes('cut by banner'))).toEqual([]);
      const slide = page.locator('.banners .banner').first();
      const boxes = await Promise.all(
        [
          slide.locator('.banner__title'),
          slide.getByText(action),
          page.locator('.banners .carousel__dots'),
          slide,
        ].map((part) => part.boundingBox()),
      );
      const [title, button, dots, banner] = boxes.map((box) => box!);
      const isWhole = await slide.locator('.banner__title').evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const ends = [...text.getClientRects()].map(({ bottom }) => bottom);
        return Math.max(...ends) <= element.getBoundingClientRect().bottom;
      });
      expect(isWhole, `${language} ${width}`).toBe(true);
      if (language === 'EN') {
        const end = await slide.locator('.banner__title').evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return text.getBoundingClientRect().right;
        });
        expect((end - banner!.x) / banner!.width, `${width}`).toBeLessThan(0.57);
      }
      const isOut = button!.x >= banner!.x + banner!.width || button!.x + button!.width <= banner!.x;
      // A long title in a wide font fills the banner of the narrowest phone, and has no action.
      if (isOut && width === 320) continue;
      expect(isOut, `${language} ${width}`).toBe(false);
      expect(title!.y + title!.height, `${language} ${width}`).toBeLessThanOrEqual(button!.y);
      expect(button!.y + button!.height, `${language} ${width}`).toBeLessThan(dots!.y - 8);
    }
  }
});
