import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { coveredAtRest, coveredOnTheWay } from '../support/covered.ts';
import { cutLetters, unfit } from '../support/narrow.ts';
import { expect, openSite, type TestEnvironment, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

const screens = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/slot-games',
  '/m/lott',
  '/m/elott?code=VNSG3',
  '/m/slot-games?name=lantern&minBet=0.5&classify=JP',
  '/m/hot-games',
  '/m/studio?vassalage=ASTER',
  '/m/sport-games',
  '/m/activity',
  '/m/notice',
  '/m/help',
  '/m/forget',
  '/m/trail',
];
const memberScreens = [
  '/m/home',
  '/m/fav-games',
  '/m/member/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/protection',
  '/m/rewardCenter',
  '/m/set',
  '/m/changePsw',
  '/m/myAccount/index',
  '/m/member/benefits',
  '/m/securityCenter',
  '/m/gameRecord',
  '/m/terminal',
  '/m/transaction/record',
  '/m/message',
  '/m/vouReport',
  '/m/webEmail',
  '/m/profitandloss',
  // Every state, one with its text open.
  '/m/activityDetail?id=p-race',
];
const agentScreens = [
  '/m/agent',
  '/m/member/team',
  '/m/agentRegister',
  // A member with rebates and a team; the demo's ids never change.
  '/m/member/team?id=30418279',
  '/m/member/agent/agentDivident',
  '/m/member/team?name=a',
  '/m/member/agent/getDevidendContract',
  '/m/agent/team/pnl',
  '/m/member/notice?types=A',
  '/m/teamBetting',
  '/m/member/agent/agentRebeat',
  '/m/member/agent/agentRebeat?member=30418279',
  '/m/member/teamRebate',
];

/** Pages whose code shows several addresses, without another main element between them. */
const manyAddresses = [/record|vouReport|profitandloss/i, /team|agentRebeat/i];

/** Forms longer than the screen, whose focused fields scroll into view. */
const longForms: ReadonlySet<string> = new Set(['/m/register', '/m/withdraw']);

/** The narrowest phone: nothing may be wider than the screen, and no number may break. */
const NARROW = { width: 320, height: 740 };

for (const language of ['EN', 'UR']) {
  test(`axe finds no violations on a visitor’s pages and dialogs in ${language}, and they fit 320 px`, async ({
    page,
    environment,
  }) => {
    test.slow();
    await page.setViewportSize(NARROW);
    await expectNoViolations(page, environment, screens, language);
    // Dialogs have the same names, roles and structure in Urdu, and axe measures nothing else.
    if (language !== 'EN') return;
    await test.step('the filters of the game centre', async () => {
      await openInPlace(page, '/m/slot-games?minBet=0.5');
      await page.locator('.list-head__tool').last().click();
      await expect(page.locator('dialog .filter-drawer')).toBeVisible();
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });
    await test.step("a game's information", async () => {
      await page.locator('.game-tile .info-button').first().click();
      await expect(page.locator('.game-sheet__features')).toBeVisible();
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    });
    await test.step('the right drawer', async () => {
      await openInPlace(page, '/m/home');
      await page.locator('.header__visitor + .header__tool').click();
      await expect(page.locator('dialog .drawer__visitor')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
  test(`axe finds no violations on a member’s pages and dialogs in ${language}, and they fit 320 px`, {
    tag: ['@SY-1', '@WL-1'],
  }, async ({ page, environment }) => {
    test.slow();
    await page.setViewportSize(NARROW);
    await environment.session();
    await expectNoViolations(page, environment, memberScreens, language);
    await test.step('transfers with failing vendors and errors', async () => {
      const { switches } = environment.demo.gateway;
      switches.vendors = { ASTER: 'unreachable', CORAL: 'maintenance' };
      // The pages before may have read the wallets.
      await openSite(page, environment, '/m/walletTransfer', language);
      await expect(page.locator('.wallet-list__trouble')).toHaveCount(2);
      await page.locator('form button[type="submit"]').click();
      await expect(page.locator('.field--wrong')).toHaveCount(2);
      await expectNothingFound(page, '/m/walletTransfer');
      switches.vendors = {};
    });
    if (language === 'EN') await expectAccessibleMemberDialogs(page);
    await test.step('base versions of member centre and deposit', async () => {
      environment.demo.gateway.switches.mobileTemplate = { memberCenter: '0', deposit: '0' };
      await expectNoViolations(page, environment, ['/m/member/home'], language);
      await expect(page.locator('main .ruled-list')).toBeVisible();
      await expectNoViolations(page, environment, ['/m/voucherCenter'], language);
      await expect(page.locator('main select')).toBeVisible();
    });
    await test.step('the result of a deposit, which has focus', async () => {
      await page.locator('main select').selectOption('upi');
      await page.locator('main input').fill('100');
      await page.locator('main .button--primary').click();
      await page.locator('dialog .button--primary').click();
      const result = page.locator('dialog:has([role="status"])');
      await expect(result.locator('.payment-review__amount')).toContainText('100.00');
      await expect(result.locator(':focus')).toHaveCount(1);
      await expectNothingFound(page, 'result');
    });
  });
  test(`axe finds no violations on the agents’ pages in ${language}, and they fit 320 px`, async ({
    page,
    environment,
  }) => {
    test.slow();
    await page.setViewportSize(NARROW);
    await environment.session('agent10');
    for (const [at, path] of agentScreens.entries()) {
      await visit(page, environment, { path, language, from: agentScreens[at - 1] });
      await expect(page.locator('main .agent-sheet > *').first()).toBeVisible();
      await settled(page);
      // The first category of rebates, with rates or fields.
      const fold = page.locator('.rebate-accordion .accordion-item__title').first();
      if (path.includes('agentRebeat')) await fold.click();
      await expectNothingFound(page, path);
      if (language !== 'EN' || (path !== '/m/agent' && path !== '/m/member/team')) continue;
      expect({ path, covered: await coveredOnTheWay(page, 20) }).toEqual({ path, covered: [] });
    }
    await test.step('the reason why an agent has no member centre', async () => {
      await openInPlace(page, '/m/member/home');
      await expect(page.locator('dialog .dialog__panel')).toBeVisible();
      expect(await violations(page, 'dialog')).toEqual([]);
    });
  });
}

/** Content that the screen hides at the side, and input fields that show only a part of their date. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const dates = [...document.querySelectorAll<HTMLInputElement>('input[type="date"]')];
    return {
      tooWide: document.documentElement.scrollWidth - innerWidth,
      // The date, its padding and the button of the calendar.
      cut: dates.filter((date) => date.clientWidth < 8 * Number.parseFloat(getComputedStyle(date).fontSize))
        .length,
    };
  });

test('pages fit 320 and 390 px with text of twice the size', async ({ page, environment }) => {
  test.slow();
  await environment.session('newbie');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [width, language] of [
    [320, 'EN'],
    [390, 'UR'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await openSite(page, environment, '/m/help', language);
    for (const [path, content] of [
      ['/m/home', '.favourites-section .game-tile'],
      ['/m/member/home', '.member-card'],
      ['/m/member/benefits', '.vip-level'],
      ['/m/message', '.online-models__picture'],
      ['/m/gameRecord', '[role="tab"]:last-child'],
      ['/m/myAccount/index', '.member-card'],
    ] as const) {
      await openInPlace(page, path);
      await page.locator(content).first().scrollIntoViewIfNeeded();
      await settled(page);
      if (path === '/m/gameRecord') await page.locator(content).click();
      expect({ path, language, ...(await misfits(page)) }).toEqual({ path, language, tooWide: 0, cut: 0 });
    }
    // The names of pictures do not break inside a word.
    await page.locator('.member-card__picture').click();
    const tallest = page.locator('.head-icons__name').evaluateAll((names) => {
      const lines = ({ clientHeight, textContent }: Element) => [
        clientHeight,
        textContent.trim().split(/\s+/).length,
      ];
      const height = Math.min(...names.map((name) => lines(name)[0]!));
      return names
        .filter((name) => lines(name)[0]! > height * lines(name)[1]! + 1)
        .map((name) => name.textContent);
    });
    expect(await tallest).toEqual([]);
  }
});

async function expectAccessibleMemberDialogs(page: Page): Promise<void> {
  await test.step('both drawers', async () => {
    await openInPlace(page, '/m/rewardCenter');
    await page.locator('.header__tool').first().click();
    await page.locator('dialog .drawer__accordion').click();
    await expect(page.locator('dialog #games-menu a').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.header__tool:has(.member-bar__label)').click();
    await expect(page.locator('dialog .member-card')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });
  await test.step('the invitation', async () => {
    await page.locator('.bottom-menu a[href="/m/inviteFriends"]').click();
    await expect(page.locator('.invite__friend')).toHaveCount(4);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });
  await test.step('the picker of pictures', async () => {
    await openInPlace(page, '/m/myAccount/index');
    await page.locator('.member-card__picture').click();
    await expect(page.locator('dialog .head-icons__icon')).toHaveCount(13);
    expect(await violations(page)).toEqual([]);
  });
}

async function expectNoViolations(
  page: Page,
  environment: TestEnvironment,
  paths: readonly string[],
  language: string,
): Promise<void> {
  for (const [at, path] of paths.entries()) {
    await visit(page, environment, { path, language, from: paths[at - 1] });
    await expect(page.locator('main')).toBeVisible();
    await settled(page);
    await expectNothingFound(page, path);
    // Bars cover from above and below, in each language.
    if (language !== 'EN' || !longForms.has(path)) continue;
    expect({ path, covered: await coveredOnTheWay(page, 15) }).toEqual({ path, covered: [] });
  }
}

interface Visit {
  path: string;
  language: string;
  /** The address on screen; loads the site when absent. */
  from?: string | undefined;
}

/** Opens an address on the loaded site where possible, because loading takes twice as long as axe. */
async function visit(
  page: Page,
  environment: TestEnvironment,
  { path, language, from }: Visit,
): Promise<void> {
  if (!from || manyAddresses.some((pages) => pages.test(from) && pages.test(path)))
    return openSite(page, environment, path, language);
  await openInPlace(page, path);
}

async function expectNothingFound(page: Page, path: string): Promise<void> {
  const found = {
    axe: await violations(page),
    covered: await coveredAtRest(page),
    letters: await cutLetters(page),
    ...(await unfit(page)),
  };
  expect({ path, ...found }).toEqual({
    path,
    axe: [],
    covered: [],
    letters: [],
    broken: [],
    cut: [],
    tooWide: 0,
    squeezed: [],
  });
}

/** Waits for the data on screen. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [aria-busy="true"]')].every((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > innerHeight || bottom < 0;
    }),
  );
}

test('home can be used by keyboard: skip link, a game, back', async ({ page, environment }) => {
  await environment.signIn();
  await expect(page.locator('.header')).toContainText('₹25,000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const tile = page.locator('#lobby-HOT').getByRole('button', { name: /Lantern Tiger Aster/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  const frame = page.getByRole('dialog', { name: 'Lantern Tiger' });
  await expect(frame).toBeVisible();
  await frame.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(frame).toBeHidden();
  await expect(tile).toBeFocused();
  await test.step('header, menu and rail never cover the focused element', async () => {
    await page.locator('.side-menu__anchor').first().focus();
    expect(await coveredOnTheWay(page, 30)).toEqual([]);
  });
  await test.step('forced colours still show what is selected', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    // The focus has a separate outline.
    await page.locator('main').focus();
    for (const choice of ['.bottom-menu__item', '.side-menu__anchor']) {
      const lines = await page
        .locator(choice)
        .evaluateAll((all) =>
          all.map((one) => [one.ariaCurrent !== null, getComputedStyle(one).outlineStyle !== 'none']),
        );
      expect(lines.filter(([chosen]) => chosen)).toHaveLength(1);
      expect(lines.filter(([chosen, shown]) => chosen !== shown)).toEqual([]);
    }
    // The controls of banners have the ground of their pill, once the engine has arrived.
    const grounds = await page
      .locator('html, .favourite-star > .icon, .section-head .carousel__control > .icon')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(grounds.length).toBeGreaterThan(6);
    expect([...new Set(grounds)]).toEqual(['rgb(255, 255, 255)']);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step("text follows the browser's font size, and no bar clips it", async () => {
    const browser = await page.context().newCDPSession(page);
    const title = page.locator('.section-head__title').first();
    const before = await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
    await expect(title).toHaveCSS('font-size', `${before * 1.5}px`);
    await expect(page.locator('.header')).toContainText('₹25,000');
    const cut = await page
      .locator('.header .button, .header .balance__amount, .bottom-menu__item, .side-menu__anchor > span')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.getAttribute('class')),
      );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
