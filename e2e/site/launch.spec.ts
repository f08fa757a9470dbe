import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import {
  configureSite,
  expect,
  fillLogin,
  openSite,
  type TestEnvironment,
  test,
} from '../support/test-environment.ts';

declare global {
  interface Window {
    moves?: (number | 'skipped')[];
    transition?: ViewTransition;
  }
}

const LIST = '/m/slot-games?vassalage=ASTER';
const game = (page: Page) => page.getByRole('dialog', { name: 'Lantern Tiger' });
const tile = (page: Page) => page.locator('main').getByRole('button', { name: /Lantern Tiger Aster/ });

async function openList(page: Page, environment: TestEnvironment, path = LIST): Promise<void> {
  await environment.session();
  await openSite(page, environment, path);
  await expect(tile(page)).toBeVisible();
}

/** Replaces the launch address, and serves a page there. */
async function launchAt(page: Page, address: string, html = ''): Promise<void> {
  await page.route('**/wps/game/launch*', (route) =>
    route.fulfill({ json: { success: true, value: { content: { game_url: address } } } }),
  );
  if (!html) return;
  const server = `${new URL(address).origin}/**`;
  await page.route(server, (route) => route.fulfill({ contentType: 'text/html', body: html }));
}

/** Records the width from which each view transition moves a picture, or that it was skipped. */
async function recordMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.moves = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      window.transition = transition;
      transition.ready.then(
        () => {
          const group = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
          const moved = group.find(
            ({ pseudoElement }) => pseudoElement === '::view-transition-group(picture)',
          );
          window.moves!.push(Math.round(Number.parseFloat(String(moved?.getKeyframes()[0]?.width))));
        },
        () => window.moves!.push('skipped'),
      );
      return transition;
    };
  });
}

const moves = (page: Page) => page.evaluate(() => window.moves);

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const entries = (page: Page) => page.evaluate(() => navigation.entries().length);

test('a game opens full screen; Back and reload return to the list; an ended session opens login', {
  tag: ['@LA-1', '@LA-3'],
}, async ({ page, environment }) => {
  await openList(page, environment);
  await test.step('Back closes it, the list is unchanged, and Forward does not reopen it', async () => {
    await page.evaluate(() => scrollTo(0, 120));
    const at = await scrolled(page);
    await tile(page).click();
    await expect(game(page).frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
    const box = await game(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([390, 844]);
    expect(await violations(page)).toEqual([]);

    await page.goBack();
    await expect(game(page)).toBeHidden();
    expect(page.url()).toBe(environment.demo.origin + LIST);
    expect(await scrolled(page)).toBe(at);
    await expect(tile(page)).toBeFocused();

    await page.goForward();
    await page.waitForFunction(() => !history.state?.game);
    await expect(game(page)).toBeHidden();
  });
  await test.step('a reload with an open game returns to the list', async () => {
    await tile(page).click();
    await expect(game(page)).toBeVisible();
    await page.reload();
    await expect(tile(page)).toBeVisible();
    await page.waitForFunction(() => !history.state?.game);
    await expect(game(page)).toBeHidden();
    expect(page.url()).toBe(environment.demo.origin + LIST);
  });
  await test.step("a tile's picture moves to the information dialog and back, unless motion is unwanted", async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const about = page.getByRole('button', { name: 'About Lantern Tiger' });
    // A dialog whose code takes longer than half a second opens without a transition.
    await about.click();
    await expect(game(page).getByText('Return to player')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(game(page)).toBeHidden();
    await recordMoves(page);
    const picture = tile(page).locator('.picture');
    const { width } = (await picture.boundingBox())!;
    await about.click();
    await expect.poll(() => moves(page)).toEqual([Math.round(width)]);
    const art = game(page).locator('.game-sheet__art');
    await expect(art).toHaveCSS('view-transition-name', 'none');
    await page.keyboard.press('Escape');
    await expect(game(page)).toBeHidden();
    await expect(about).toBeFocused();
    await expect.poll(() => moves(page)).toEqual([Math.round(width), 96]);
    await expect(picture).toHaveCSS('view-transition-name', 'none');
    // A second tap in the middle of an animation counts.
    await about.click();
    await game(page).getByRole('button', { name: 'Close' }).click();
    await expect(game(page)).toBeHidden();
    // The dialog closes before its picture has moved.
    await page.evaluate(() => window.transition!.finished);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { length } = (await moves(page))!;
    await about.click();
    await page.keyboard.press('Escape');
    await expect(game(page)).toBeHidden();
    expect(await moves(page)).toHaveLength(length);
  });
  await test.step('the information dialog starts the game', async () => {
    const about = page.getByRole('button', { name: 'About Lantern Tiger' });
    await expect(about).toBeFocused();
    await page.keyboard.press('Enter');
    await game(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(game(page).frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
    await game(page).getByRole('button', { name: 'Game tools' }).click();
    const received = game(page).frameLocator('iframe').locator('html');
    await expect(received).toHaveAttribute('data-sound', 'on');
    await page.getByRole('button', { name: 'Mute' }).click();
    await expect(received).toHaveAttribute('data-sound', 'off');
    await page.getByRole('button', { name: 'Information' }).click();
    await expect(page.getByText('Return to player')).toBeVisible();
    // The dialog is inside the drawer of tools, and ends with its own content.
    const link = page.getByRole('link', { name: /^All games by/ });
    const below = () =>
      link.evaluate((end) => {
        const panel = end.closest('.dialog__panel')!;
        return panel.getBoundingClientRect().bottom - end.getBoundingClientRect().bottom;
      });
    await expect.poll(below).toBeLessThan(24);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Aster', level: 1 })).toBeVisible();
    await expect(page.getByText('40 games')).toBeVisible();
    await page.goBack();
    await expect(tile(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a revoked session redirects the player to login', async () => {
    await tile(page).click();
    const frame = game(page).frameLocator('iframe');
    await expect(frame.getByRole('button', { name: 'Spin' })).toBeEnabled();
    await environment.advance(3 * 60 * 60 * 1000);
    // The press removes its own iframe, so the click may not resolve.
    void frame
      .getByRole('button', { name: 'Spin' })
      .click()
      .catch(() => {});
    await page.waitForURL('**/m/login?from=**');
    await expect(game(page)).toBeHidden();
  });
});

test("opens a vendor's window, closes it on failure, and shows a button when popups are blocked", {
  tag: '@LA-1',
}, async ({ page, environment }) => {
  await configureSite(page, { newWindowVendors: ['ASTER'] });
  await openList(page, environment);
  await test.step('the window has no opener', async () => {
    const popup = page.waitForEvent('popup');
    await tile(page).click();
    const window = await popup;
    await expect(window.getByRole('button', { name: 'Spin' })).toBeVisible();
    expect(await window.evaluate(() => opener)).toBeNull();
    await expect(game(page)).toBeHidden();
    expect(page.url()).toBe(environment.demo.origin + LIST);
    await window.close();
  });
  await test.step('closes the window when the launch fails', async () => {
    environment.demo.gateway.switches.vendors = { ASTER: 'maintenance' };
    const popup = page.waitForEvent('popup');
    await tile(page).click();
    const window = await popup;
    if (!window.isClosed()) await window.waitForEvent('close');
    const message = page.getByText('This game is under maintenance');
    await expect(message).toBeVisible();
    environment.demo.gateway.switches.vendors = {};
  });
  await test.step('a blocked popup shows a message and a button that opens the game', async () => {
    await page.evaluate(() => {
      const open = window.open;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await tile(page).click();
    const question = page.getByRole('dialog', { name: 'Game window' });
    await expect(question).toContainText('blocked the game');
    expect(await violations(page)).toEqual([]);
    const popup = page.waitForEvent('popup');
    await question.getByRole('button', { name: 'Open game' }).click();
    await (await popup).close();
  });
});

test('responds to a tap at once; a failed launch is explained in its window', { tag: '@LA-1' }, async ({
  page,
  environment,
}) => {
  await openList(page, environment);
  const message = game(page).getByRole('alert');
  const leave = async () => {
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(game(page)).toBeHidden();
    await page.waitForFunction(() => !history.state?.game);
  };

  await test.step('shows name, art and progress during the request', async () => {
    environment.demo.gateway.switches.vendors = { ASTER: 'unreachable' };
    const hold = environment.demo.gateway.faults!.hold('launchGame');
    await tile(page).click();
    await expect(game(page).getByRole('progressbar', { name: 'Lantern Tiger' })).toBeVisible();
    await expect(game(page).locator('.game-cover img')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    hold.release();
    await expect(message).toContainText('The game studio is not responding.');
    environment.demo.gateway.switches.vendors = {};
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(game(page).frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(game(page)).toBeHidden();
    await page.waitForFunction(() => !history.state?.game);
  });

  await test.step('a permanent failure offers only Back', async () => {
    environment.demo.gateway.switches.vendors = { ASTER: 'region' };
    await tile(page).click();
    await expect(message).toContainText('This game is not available in your region.');
    await expect(message.getByRole('button')).toHaveText(['Close']);
    expect(await violations(page)).toEqual([]);
    await leave();
    await launchAt(page, 'javascript:document.title="gone"');
    await tile(page).click();
    await expect(message).toContainText('not secure');
    await leave();
    expect(await page.title()).toContain('Slots');
    expect(environment.problems).toEqual([]);
  });

  await test.step('retries an address that does not load', async () => {
    await page.unroute('**/wps/game/launch*');
    await launchAt(page, 'https://gone.test/play');
    await page.route('https://gone.test/**', (route) => route.abort('connectionrefused'));
    await tile(page).click();
    await expect(message).toContainText('is not responding');
    await page.unroute('**/wps/game/launch*');
    await launchAt(page, 'https://games.test/play', '<title>Game</title><p>At last</p>');
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(game(page).frameLocator('iframe').getByText('At last')).toBeVisible();
    await expect(message).toBeHidden();
  });

  await test.step('detects an address that the content security policy blocks', async () => {
    await page.keyboard.press('Escape');
    await expect(game(page)).toBeHidden();
    await page.waitForFunction(() => !history.state?.game);
    await page.unroute('**/wps/game/launch*');
    await launchAt(page, 'http://plain.test/play');
    await tile(page).click();
    await expect(message).toContainText('does not allow');
    await leave();
    await expect(tile(page)).toBeFocused();
  });
});

test('shows a visitor the game, offers a trial, and starts it on the list after login', {
  tag: '@LA-1',
}, async ({ page, environment }) => {
  await openSite(page, environment, LIST);
  await tile(page).click();
  await expect(page.getByRole('heading', { name: 'Log in to play Lantern Tiger' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Lantern Tiger in free play' }).click();
  await expect(game(page).frameLocator('iframe').locator('#trial')).toBeVisible();
  await game(page).getByRole('button', { name: 'Game tools' }).click();
  await expect(page.getByRole('dialog', { name: 'Lantern Tiger' }).last()).toContainText('no real money');
  await page.getByRole('button', { name: 'Leave game' }).click();
  await expect(game(page)).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await fillLogin(page, 'maya7');
  await expect(page).toHaveURL(environment.demo.origin + LIST);
  await expect(game(page).frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();

  await test.step("the game's menu opens from its handle", async () => {
    const handle = game(page).getByRole('button', { name: 'Game tools' });
    await handle.focus();
    await page.keyboard.press('Enter');
    const tools = page.getByRole('dialog', { name: 'Lantern Tiger' }).last();
    await expect(tools.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expect(tools).toContainText('25,000');
    await expect(tools).toContainText('open for 0 minutes');
    expect(await violations(page)).toEqual([]);
    await tools.getByRole('button', { name: 'Add to favourites' }).click();
    await expect(tools.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tools.getByRole('link', { name: 'Deposit' })).toBeHidden();
    await expect(handle).toBeFocused();
    await page.setViewportSize({ width: 844, height: 390 });
    const [bar, frame] = await Promise.all(
      ['.game-protection', 'iframe'].map((part) => game(page).locator(part).boundingBox()),
    );
    expect(frame).toMatchObject({ y: bar!.height, width: 844, height: 390 - bar!.height });
    // On a wide screen title, facts and buttons are one row.
    await page.setViewportSize({ width: 1280, height: 800 });
    const [facts, wide] = await Promise.all(
      ['.game-protection', 'iframe'].map((part) => game(page).locator(part).boundingBox()),
    );
    expect(wide).toMatchObject({ x: 0, y: 44, width: 1280, height: 800 - 44 });
    expect(facts!.y + facts!.height).toBeLessThanOrEqual(44);
    for (const name of ['Game tools', 'Close'])
      await expect(game(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 844, height: 390 });
    await handle.click();
    await tools.getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL(/voucherCenter/);
    await expect(game(page)).toBeHidden();
  });
});

test('the close button removes the history entry; relogin messages count only from the game’s window and origin', {
  tag: ['@LA-1', '@LA-3'],
}, async ({ page, environment }) => {
  await openSite(page, environment);
  await openList(page, environment);
  await test.step('the close button removes the history entry, also after navigation inside the game', async () => {
    await launchAt(
      page,
      'https://games.test/play',
      '<title>Game</title><script>history.pushState(1,"","?a");history.pushState(2,"","?b")</script>',
    );
    const before = await entries(page);
    await tile(page).click();
    await expect(game(page).locator('.game-iframe')).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('Escape');
    await expect(game(page)).toBeHidden();
    await page.waitForFunction(() => !history.state?.game);
    expect(await page.evaluate(() => navigation.currentEntry?.index)).toBe(before - 1);
    await page.unrouteAll();
  });
  await launchAt(
    page,
    'https://games.test/play',
    `<title>Game</title><iframe title="ad" src="https://ads.test/"></iframe><button>Leave</button><script>
      document.querySelector('button').onclick = () => parent.postMessage({ relogin: true }, '*');
    </script>`,
  );
  await page.route('https://ads.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>top.postMessage({relogin:true},"*");top.postMessage("sent","*")</script>',
    }),
  );
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => data === 'sent' && document.body.setAttribute('data-sent', ''));
  });
  await tile(page).click();
  await page.waitForSelector('[data-sent]');
  await page.evaluate(() => postMessage({ relogin: true }));
  await expect(game(page)).toBeVisible();
  await game(page).frameLocator('iframe').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/m/login?from=**');
  await expect(game(page)).toBeHidden();
  await fillLogin(page, 'maya7');
  await expect(page).toHaveURL(environment.demo.origin + LIST);
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});
