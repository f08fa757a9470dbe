import type { Locator, Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, openTerminal, signIn, test } from './venue.ts';

const ease = (page: Page) => page.getByRole('dialog', { name: 'Accessibility' });
const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

/** Installs an English voice that records what it speaks. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { spoken: received });
    const voice = { lang: 'en-GB', localService: true, default: true };
    const { speechSynthesis: machine } = window;
    machine.getVoices = () => [voice as SpeechSynthesisVoice];
    machine.speak = ({ text }) => void received.push(text);
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
}

/** Returns the top of the highest visible target. */
const highest = (page: Page) =>
  page.evaluate(() => {
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const seen = [...within.querySelectorAll('a[href], button, input')].filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above && element.contains(above);
    });
    return Math.min(...seen.map((element) => element.getBoundingClientRect().top));
  });

/** Whether an action changes the picture of an element and its surroundings. */
async function differs(page: Page, piece: Locator, change: () => Promise<unknown>): Promise<boolean> {
  const { x, y, width, height } = (await piece.boundingBox())!;
  const clip = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 };
  const look = () => page.screenshot({ clip, animations: 'disabled' });
  const before = await look();
  await change();
  return !before.equals(await look());
}

test.use({
  kiosk: {
    venue: 'Foyer Lounge',
    idleSeconds: 60,
    countdownSeconds: 20,
    reachPercent: 60,
    realityCheckMinutes: 0,
  },
});

test('accessibility options apply to every page of a visit, and end with it; entries of an open list are spoken', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  await giveVoice(page);
  await page.clock.install();
  await openTerminal(page, venue);
  await expect(page.locator('.game-tile').first()).toBeVisible();
  const look = () =>
    page.evaluate(() => {
      const { fontSize } = getComputedStyle(document.body);
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return [fontSize, backgroundColor, matchMedia('(prefers-reduced-motion: reduce)').media];
    });
  const before = await look();
  expect(await highest(page)).toBeLessThan(100);
  await page.getByRole('button', { name: 'Accessibility' }).click();
  for (const name of ['Big text', 'High contrast', 'Lower on the screen', 'Less motion', 'Read to me']) {
    await ease(page).getByRole('switch', { name }).click();
    await expect(ease(page).getByRole('switch', { name })).toBeChecked();
  }
  expect(await look()).toEqual(['28px', 'rgb(0, 0, 0)', 'all']);
  // 60 % of 1920 px.
  await expect.poll(() => highest(page)).toBeGreaterThanOrEqual(768);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(ease(page)).toBeHidden();
  expect(await highest(page)).toBeGreaterThanOrEqual(768);
  expect(await violations(page)).toEqual([]);
  await test.step('login and registration fill their row, and controls have boundaries', async () => {
    const account = page.locator('.terminal-head__account > .button');
    const { x } = (await account.first().boundingBox())!;
    const last = (await account.last().boundingBox())!;
    expect([x, last.x + last.width]).toEqual([16, 1064]);
    await expect(page.locator('.category-nav__entry--hot')).toHaveCSS('border-color', 'rgb(184, 184, 184)');
    await expect(page.locator('.marquee')).not.toHaveCSS('box-shadow', 'none');
    const [back, on] = await page
      .locator('.section-head')
      .first()
      .locator('.carousel__control > .icon')
      .all();
    await expect(back!).toHaveCSS('box-shadow', 'none');
    await expect(back!).toHaveCSS('opacity', '0.5');
    await expect(on!).not.toHaveCSS('box-shadow', 'none');
  });
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => highest(page)).toBeGreaterThanOrEqual(760);

  await page.locator('a[href="/m/login"]').first().focus();
  await page.locator('a[href="/m/login"]').first().press('Enter');
  await page.getByLabel('Username').click();
  await expect(page.locator('[data-keyboard]')).toBeVisible();
  expect(await highest(page)).toBeGreaterThanOrEqual(768);
  await page.getByLabel('Username').fill('maya7');
  await page.getByLabel(/^Password/).fill('foyer-1234');
  await page.keyboard.press('Enter');
  await expect(page.locator('.visit-bar__clock')).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.runFor(500);
  const said = await spoken(page);
  expect(said).toContain("I'm still here, button");
  expect(said).toContain('Are you still there?');
  expect(said).toContain('20 seconds left');
  expect(said.join()).not.toContain('foyer-1234');
  // One key press gives more time.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.fastForward(61_000);
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-accessibility', '');
  await page.getByRole('button', { name: 'Touch to start' }).tap();
  expect(await look()).toEqual(before);
  const last = (await spoken(page)).length;
  await page.getByRole('button', { name: 'Accessibility' }).focus();
  expect(await spoken(page)).toHaveLength(last);
  await test.step('arrows choose from an open list, whose entries are spoken, and Escape closes only the list', async () => {
    await page.getByRole('button', { name: 'Accessibility' }).click();
    await ease(page).getByRole('switch', { name: 'Read to me' }).click();
    await page.keyboard.press('Escape');
    await signIn(page, venue);
    await page.locator('a[href="/m/member/home"]').first().click();
    await page.locator('a[href="/m/walletTransfer"]').first().click();
    const studio = page.getByRole('combobox', { name: 'Studio' });
    await studio.focus();
    await page.keyboard.press('Enter');
    const options = studio.locator('option');
    await expect(options.nth(2)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const name = (await options.nth(1).textContent()) ?? '';
    await expect(options.nth(1)).toBeFocused();
    await expect.poll(() => spoken(page)).toContainEqual(expect.stringContaining(name));
    expect((await options.nth(1).boundingBox())?.height).toBeGreaterThanOrEqual(64);
    await page.keyboard.press('Enter');
    await expect(studio).toHaveValue(/./);
    await page.keyboard.press('Enter');
    await expect(options.nth(2)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options.nth(2)).toBeHidden();
    await expect(studio).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(studio).toBeHidden();
  });
  expect(venue.problems).toEqual([]);
});

test('four arrows reach everything, Enter presses and Escape leads back', { tag: '@KI-1' }, async ({
  page,
  venue,
}) => {
  await openTerminal(page, venue);
  await expect(page.locator('.game-tile').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main :focus')).toHaveCount(1);
  // Every target on the login page, and where each arrow leads from it.
  await page.locator('a[href="/m/login"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeVisible();
  const unreached = await page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility() && element.offsetWidth > 1,
    );
    const found = new Set<Element>();
    const open = [all[0]!];
    for (let from = open.pop(); from; from = open.pop()) {
      if (found.has(from)) continue;
      found.add(from);
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        from.focus();
        const press = (name: string) =>
          from.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
        // Below a focused field is its keyboard.
        await new Promise(requestAnimationFrame);
        if (document.querySelector('[data-keyboard]')) press('Escape');
        await new Promise(requestAnimationFrame);
        press(key);
        const to = document.activeElement as HTMLElement;
        if (!found.has(to)) open.push(to);
      }
    }
    return all.filter((element) => !found.has(element)).map((element) => element.outerHTML.slice(0, 80));
  });
  expect(unreached).toEqual([]);
  await page.getByLabel('Username').focus();
  await expect(page.locator('[data-keyboard]')).toBeVisible();
  await test.step('forced colours and more contrast show what is focused, pressed and chosen', async () => {
    const key = page.locator('[data-keyboard] button').filter({ hasText: /^a$/ });
    for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', contrast: 'more' }] as const) {
      await page.emulateMedia(media);
      expect(
        await differs(page, key, () => key.evaluate((one) => one.setAttribute('aria-pressed', 'true'))),
      ).toBe(true);
      await key.evaluate((one) => one.removeAttribute('aria-pressed'));
      expect(await differs(page, key, () => key.focus())).toBe(true);
      await page.getByLabel('Username').focus();
    }
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    expect(await violations(page)).toEqual([]);
  });
  for (let row = 0; row < 6; row++) await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(/^Password/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-keyboard]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('#lobby-HOT')).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active', contrast: 'no-preference' });
  // Landscape shows the categories.
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const chosen of ['.category-nav__entry', '.vendor-strip__vendor']) {
    const piece = page.locator(`${chosen}:is([aria-current], [aria-pressed="true"])`).first();
    await piece.scrollIntoViewIfNeeded();
    const unmark = () =>
      piece.evaluate((one) => {
        one.removeAttribute('aria-current');
        one.removeAttribute('aria-pressed');
      });
    expect(await differs(page, piece, unmark), chosen).toBe(true);
  }
  // A key press makes the focus visible.
  await page.getByRole('button', { name: 'Accessibility' }).press('Enter');
  const still = ease(page).getByRole('switch', { name: 'Less motion' });
  expect(await differs(page, still, () => still.focus())).toBe(true);
  // Pressed, not set: React resets a set state when it renders, for example once the machine's voices are listed.
  expect(await differs(page, still, () => still.press('Space'))).toBe(true);
  await expect(still).toBeChecked();
});
