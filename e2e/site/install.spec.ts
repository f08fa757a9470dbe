import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, openSite, test } from '../support/test-environment.ts';
import { openInPlace, untilVisitFollowed } from '../support/visit.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Opens another page and home again: the bar shows from the second page on. */
async function comeToBar(page: Page): Promise<void> {
  await untilVisitFollowed(page);
  await page.locator('.bottom-menu a[href="/m/activity"]').click();
  // Going back before it has loaded would count as one page.
  await page.locator('.promotion').first().waitFor();
  await page.locator('.bottom-menu a[href="/m/home"]').click();
  await page.waitForURL('**/m/home');
}

test.describe('on Android', () => {
  test.use({ userAgent: ANDROID });

  test('the bar shows above the bottom menu until it is closed; its guide opens over the dialog', {
    tag: ['@DL-1', '@DL-2'],
  }, async ({ page, environment }) => {
    await openSite(page, environment);
    const bar = page.locator('.download-bar');
    await test.step('shows from the second page on, in place of the button next to the news', async () => {
      await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
      await expect(bar).toHaveCount(0);
      const button = page.locator('.marquee').getByRole('button', { name: 'Get the app' });
      await expect(button).toHaveCount(1);
      await comeToBar(page);
      await expect(bar).toContainText('Foyer');
      const box = (await bar.boundingBox())!;
      const menu = (await page.locator('.bottom-menu').boundingBox())!;
      expect(Math.abs(box.y + box.height - menu.y)).toBeLessThan(10);
      await expect(button).toHaveCount(0);
      await page.getByRole('link', { name: 'Log in' }).click();
      await page.waitForURL('**/m/login');
      await expect(bar).toHaveCount(0);
      await page.goBack();
    });
    await test.step('the guide covers the dialog; Escape closes one at a time; the terms open help', async () => {
      await bar.getByRole('button', { name: 'Get the app' }).click();
      const popup = page.getByRole('dialog', { name: 'Get the app' });
      await popup.getByRole('button', { name: 'Add to home screen' }).click();
      const guide = page.getByRole('dialog', { name: 'Add to home screen' });
      await expect(guide).toContainText('Open your browser’s menu');
      await page.keyboard.press('Escape');
      await expect(guide).toHaveCount(0);
      await expect(popup.getByRole('button', { name: 'Add to home screen' })).toBeFocused();
      await popup.getByRole('link', { name: 'Terms' }).click();
      await page.waitForURL('**/m/help');
      await expect(popup).toHaveCount(0);
      await page.goBack();
      await page.waitForURL('**/m/home');
    });
    await test.step('stays hidden after it was closed', async () => {
      await bar.getByRole('button', { name: 'Hide this bar' }).click();
      await expect(bar).toHaveCount(0);
      await expect(page.locator('#content')).toBeFocused();
      await page.reload();
      await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
      await expect(bar).toHaveCount(0);
    });
  });

  test('the install prompt waits for a tap, and never shows once installed', { tag: '@DL-3' }, async ({
    page,
    environment,
  }) => {
    await page.addInitScript(() => {
      // At the load event, before the page's own code.
      addEventListener('load', () => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        const prompt = async () => {
          dispatchEvent(new Event('appinstalled'));
          return { outcome: 'accepted' };
        };
        dispatchEvent(Object.assign(event, { prompt }));
      });
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await page.waitForLoadState('load');
      await route.continue();
    });
    await page.goto(`${environment.demo.origin}/m/home`, { waitUntil: 'load' });
    await page.locator('.marquee').getByRole('button', { name: 'Get the app' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Install now' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.download-bar')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1');
  });
});

test('the browser finds the site installable; a shortcut from the profile is recorded only in the app', {
  tag: ['@DL-3', '@RG-7'],
}, async ({ page, environment }) => {
  const mark = () => page.evaluate(() => localStorage.getItem('WEBCLIP'));
  await openSite(page, environment, '/m/home?webclip=1');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/m/app.webmanifest');
  expect(JSON.parse(data!)).toMatchObject({ name: 'Foyer', start_url: '/m/home' });
  expect(environment.problems).toEqual([]);
  await untilVisitFollowed(page);
  expect(await mark()).toBeNull();
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.reload();
  await expect.poll(mark).toBe('1');
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE, viewport: { width: 360, height: 740 } });
  test('axe finds no violations on /m/app, in the dialog and the guide in English and Urdu', async ({
    page,
    environment,
  }) => {
    for (const language of ['EN', 'UR']) {
      await openSite(page, environment, '/m/app', language);
      await expect(page.locator('.step-list li')).toHaveCount(3);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await untilVisitFollowed(page);
      await openInPlace(page, '/m/home');
      await page.locator('.download-bar .button').click();
      await expect(page.locator('.install-options')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.locator('.install-options .button').last().click();
      await expect(page.locator('.step-list')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
  });
});
