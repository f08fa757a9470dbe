import { expect, openSite, test } from '../support/test-environment.ts';

test('an unknown address redirects to home, which has theme, header, footer, menus and their targets', {
  tag: ['@RT-1', '@SE-6', '@RT-4', '@RT-7', '@RT-8', '@RT-10', '@HD-1', '@HD-2', '@FT-1', '@HD-3', '@MS-4'],
}, async ({ page, environment }) => {
  const title = (name: string) => page.locator('.back-header').getByRole('heading', { name, exact: true });
  await openSite(page, environment, '/m/nowhere?x=1');
  await page.waitForURL('**/m/home');
  await test.step('the theme is dark and stored', async () => {
    await expect(page.locator('.header')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  await test.step('the header has login and register', async () => {
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  });

  await test.step('one line of 56 px is above the page, and the banners begin above 120 px', async () => {
    expect((await page.locator('.header').boundingBox())!.height).toBe(56);
    expect((await page.locator('main').boundingBox())!.y).toBe(56);
    expect((await page.locator('.carousel').first().boundingBox())!.y).toBeLessThan(120);
  });

  await test.step('the footer has licence, age, marks, follow-us by link map, and the year', async () => {
    const footer = page.locator('.footer');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toContainText('licence MB\u2060-\u20602024\u2060-\u20600417');
    await expect(footer).toContainText('18+');
    await expect(footer).toContainText('at least 18');
    await expect(footer.getByRole('button', { name: 'Language: English' })).toBeVisible();
    await expect(footer.getByRole('img', { name: 'Certificates' }).locator('img')).toHaveCount(3);
    await expect(footer.getByRole('img', { name: 'Security' }).locator('img')).toHaveCount(2);
    for (const name of ['Responsible gaming', 'Game studios', 'Payment methods']) {
      await expect(footer.getByRole('img', { name })).toBeVisible();
    }
    await expect(footer.locator('.footer__follow').getByRole('button')).toHaveText([
      'X',
      'YouTube',
      'Facebook',
      'Telegram',
    ]);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Foyer`);
  });

  await test.step('the footer opens terms and safer play in the help centre', async () => {
    const links = page.locator('.footer').getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(['Play safely', 'Terms', 'Responsible gaming', 'Help centre']);
    await links.nth(1).click();
    await expect(title('Help centre')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Terms of use', expanded: true })).toBeInViewport();
    await page.goBack();
    await links.nth(2).click();
    await expect(page.getByRole('button', { name: 'Responsible gaming', expanded: true })).toBeInViewport();
    await page.goBack();
    await expect(page.locator('.footer')).toBeInViewport();
  });

  await test.step('devices with a link are offered the app once', async () => {
    await page.getByRole('button', { name: 'Get the app' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Android app' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('pages fade in 300 ms, except after a back swipe and with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Recorded at its start, because it may end before the next check.
    const fade = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('animationstart', ({ target }) => {
            if (target instanceof Element && target.matches('main.shell__page--fading'))
              resolve(getComputedStyle(target).animationDuration);
          });
        }),
    );
    await page.getByRole('link', { name: 'Promotion' }).click();
    expect(await fade).toBe('0.3s');
    const content = page.locator('main');
    await expect(title('Promotions')).toBeVisible();
    await expect(page.locator('.header')).toHaveCount(0);

    await page.evaluate(() => {
      const touch = (type: string, clientX: number) => {
        const at = new Touch({ identifier: 1, target: document.body, clientX, clientY: 300 });
        const lists = type === 'touchend' ? { changedTouches: [at] } : { touches: [at] };
        document.body.dispatchEvent(new TouchEvent(type, { bubbles: true, ...lists }));
      };
      touch('touchstart', 10);
      touch('touchend', 130);
      history.back();
    });
    await page.waitForURL('**/m/home');
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await expect(content).not.toHaveClass(/fading/);

    // The swipe counts only for Back and for half a second.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Promotion' }).click();
    await page.waitForURL('**/m/activity');
    await expect(content).toHaveClass(/fading/);
    expect(await content.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    await page.goBack();
    await page.waitForURL('**/m/home');
  });

  await test.step('the menu button opens the drawer; navigation closes it; Escape restores focus', async () => {
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(page.locator('header').getByRole('link', { name: 'Foyer' })).toBeVisible();
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Announcements' }).click();
    await page.waitForURL('**/m/notice');
    await expect(drawer).toBeHidden();
    await expect(title('Announcements')).toBeVisible();
    await expect(page.locator('.header')).toHaveCount(0);
    await page.goBack();
  });

  await test.step('on a wide screen, and on a rotated phone, the menu is next to the page', async () => {
    const phone = page.viewportSize()!;
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await menu.boundingBox())?.height).toBe(height);
      const beside = (await menu.boundingBox())!;
      expect(beside.x).toBe(0);
      await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
      // The content fills the width below the header.
      const content = (await page.locator('main').boundingBox())!;
      expect(content.x).toBe(beside.width);
      expect(content.width).toBe(width - beside.width);
      const header = (await page.locator('.header').boundingBox())!;
      expect(header.height).toBeLessThanOrEqual(height / 3);
      for (const way of await menu.getByRole('link').all()) await expect(way).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize(phone);
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(phone.width);
  });

  await test.step("the bottom menu's five items open their pages", async () => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Promotions', 'Share', 'Rewards', 'Member']);
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'Promotion' }).click();
    await page.waitForURL('**/m/activity');
    await menu.getByRole('link', { name: 'Rewards' }).click();
    await page.waitForURL('**/m/login*');
    await expect(title('Log in')).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Register' }).click();
    await expect(title('Register')).toBeVisible();
    await expect(page.locator('.header')).toHaveCount(0);
  });
});

test('the native app sets a class on the root and hides the download icon', {
  tag: ['@RT-9', '@HD-2'],
}, async ({ browser, environment }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 16) FoyerApp/1.0' });
  const page = await context.newPage();
  await page.goto(`${environment.demo.origin}/m/home`);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('in-app');
  await expect(page.locator('.footer')).toContainText('18 years');
  await expect(page.getByRole('button', { name: 'Get the app' })).toHaveCount(0);
  await context.close();
});

test('the header has balance, money and account and renews the member; Share opens the referral dialog', {
  tag: ['@HD-2', '@HD-3', '@HD-4', '@HD-5', '@RT-12'],
}, async ({ page, environment }) => {
  const header = page.locator('.header');
  await test.step('the header has balance, money and account, and renews the member', async () => {
    const renewal = page.waitForRequest('**/wps/session/renew');
    await environment.signIn();
    expect((await renewal).method()).toBe('POST');
    await expect(header).toContainText('₹25,000');
    await expect(header.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
    expect((await page.locator('main').boundingBox())!.y).toBe(56);
    const before = page.viewportSize()!;
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(header.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
    // On a small phone everything is within the page, and no amount is cut.
    await page.setViewportSize({ width: 320, height: 740 });
    const box = await header.getByRole('button', { name: 'My account' }).boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
    const amount = header.locator('.balance__amount');
    expect(await amount.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.setViewportSize(before);
    await header.getByRole('button', { name: 'My account, Gold' }).click();
    const drawer = page.getByRole('dialog', { name: 'My account' });
    await expect(drawer).toContainText('Maya');
    await expect(drawer.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the balance hides behind asterisks, also during a refresh', async () => {
    const amount = page.locator('.header .balance__amount');
    await expect(amount).toContainText('₹25,000');
    await amount.click();
    await expect(amount).toContainText('₹*.**');
    await page.reload();
    await expect(amount).toContainText('₹*.**');
    await amount.click();
    await expect(amount).toContainText('₹25,000');
    const held = environment.demo.gateway.faults!.hold('getWallet');
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(amount).toContainText('₹*.**');
    held.release();
    await expect(amount).toContainText('₹25,000');
  });
  await test.step('Share opens the referral dialog for members if referral is enabled', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Share' }).click();
    const popup = page.getByRole('dialog', { name: 'Invite friends' });
    await expect(popup.getByLabel('Your link')).toHaveValue(/\/m\/register\?code=\w+$/);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });
  await test.step('the download icon shows only on home', async () => {
    const icon = page.locator('.marquee').getByRole('button', { name: 'Get the app' });
    await expect(icon).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Member' }).click();
    await page.waitForURL('**/m/member/home');
    await expect(page.locator('main').getByText('Maya').first()).toBeVisible();
    await expect(icon).toHaveCount(0);
  });
});
