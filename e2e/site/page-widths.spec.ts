import type { Page } from 'playwright/test';
import { forward } from '../support/forward.ts';
import { shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { expect, openSite, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

/** The pane with the open text begins with the first title and ends with its text. */
async function expectEndsWithText(page: Page): Promise<void> {
  const text = '.accordion-item__text:not([hidden])';
  await expect(page.locator(text)).toBeVisible();
  const [pane, first] = [await boxOf(page, text), await boxOf(page, '.accordion-item button')];
  const end = await page
    .locator(`${text} > :last-child`)
    .evaluate((last) => last.getBoundingClientRect().bottom);
  expect(pane.y).toBeCloseTo(first.y, 0);
  expect(pane.y + pane.height - end).toBeLessThan(40);
}

test('pages about the member start on one line at 1280 px, and a payment has its record at its side', {
  tag: ['@WL-1', '@WL-5'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.signIn();
  const pages =
    'member/home securityCenter myAccount/index protection transaction/record webEmail message member/benefits withdraw voucherCenter';
  for (const path of pages.split(' ')) {
    await openInPlace(page, `/m/${path}`);
    const first = path === 'message' ? '.message-group' : '.sheet__title';
    await expect.poll(async () => (await boxOf(page, first)).x, { message: path }).toBe(104);
  }

  await test.step('the account is a band above the groups of the member centre', async () => {
    await openInPlace(page, '/m/member/home');
    await expect(page.locator('.member-groups__group')).toHaveCount(4);
    const [account, groups] = [await boxOf(page, '.account-panel'), await boxOf(page, '.member-groups')];
    expect([account.x, account.width]).toEqual([groups.x, groups.width]);
    expect(account.height).toBeLessThan(120);
  });

  await openInPlace(page, '/m/voucherCenter');
  const sideBySide = async () => {
    const form = await boxOf(page, '.payment-screen .form');
    const record = await boxOf(page, '.payment-list');
    return record.x >= form.x + form.width && record.y < form.y + form.height;
  };
  await expect.poll(sideBySide).toBe(true);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(sideBySide).toBe(false);
});

test('at 1280 px a record has its filters in one row and its export at the side of its sums', {
  tag: '@WL-2',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.session();
  for (const language of ['EN', 'UR']) {
    await openSite(page, environment, '/m/gameRecord', language);
    await expect(page.locator('.record-export button')).toBeVisible();
    for (const row of [
      ['.record-range', '.record-kind'],
      ['.record-sums', '.record-export'],
    ]) {
      const [first, second] = await Promise.all(row.map((part) => boxOf(page, part)));
      const middle = second!.y + second!.height / 2;
      expect(middle, row.join()).toBeGreaterThan(first!.y);
      expect(middle, row.join()).toBeLessThan(first!.y + first!.height);
    }
  }
});

test('at 1280 px panes of announcements and of the inbox end with their texts, above offers and contacts, and pages begin on one line', {
  tag: ['@AN-2', '@MS-5'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.session();
  for (const path of ['notice', 'webEmail']) {
    await openSite(page, environment, `/m/${path}`);
    await expectEndsWithText(page);
    if (path === 'notice') await expect(page.locator('.current-offers')).toBeVisible();
  }
  await expect(page.locator('.inbox-page__contact')).toBeInViewport({ ratio: 0.9 });
  for (const [path, first] of [
    ['notice', '.accordion'],
    ['message', '.message-page__ways'],
    ['webEmail', '.sheet__title'],
    ['set', '.member-groups__group'],
    ['activity', '.list-news'],
  ] as const) {
    await openInPlace(page, `/m/${path}`);
    await expect.poll(async () => (await boxOf(page, first)).y, { message: path }).toBe(72);
  }
});

test('at 1280 px buttons of security, wallets and invitations are as wide as their texts', {
  tag: ['@WL-1', '@WL-4', '@WL-14'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.session();
  for (const [path, button] of [
    ['/m/securityCenter', '.factor-list__buttons > .button'],
    ['/m/walletTransfer', '.wallet-transfer .button--primary'],
    ['/m/inviteFriends', '.invite__actions > .button'],
  ] as const) {
    await openSite(page, environment, path);
    await expect(page.locator(button).first()).toBeVisible();
    expect((await boxOf(page, button)).width, path).toBeLessThan(240);
  }
  await test.step('the field of a link of one line is one line high', async () => {
    // In a wide font the link of the test has two.
    const height = await page.locator('.invite__link textarea').evaluate((field: HTMLTextAreaElement) => {
      field.value = 'https://example.com';
      return field.getBoundingClientRect().height;
    });
    expect(height).toBeLessThan(48);
  });
  await test.step('friends are at the side of the link', async () => {
    const [link, sums] = [await boxOf(page, '.invite__link'), await boxOf(page, '.invite__sums')];
    expect(sums.x).toBeGreaterThan(link.x + link.width);
  });
  await test.step('rewards and dates of friends end on one line', async () => {
    const ends = await page
      .locator('.invite__friend > :nth-child(even)')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(3);
    expect(new Set(ends).size, ends.join()).toBe(1);
  });
});

test('pages refused to a trial account show the reason at the side of the banner at 1280 px, with promotions in two columns', {
  tag: '@SE-5',
}, async ({ page, environment }) => {
  await environment.session('trial4');
  for (const path of ['/m/voucherCenter', '/m/withdraw']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSite(page, environment, path);
    const note = page.locator('.account-note');
    await expect(page.locator('.promotion-offer').nth(1)).toBeVisible();
    const isAtSide = async () => {
      const [reason, banner] = [(await note.boundingBox())!, await boxOf(page, '.register-page__banners')];
      return banner.y === reason.y && banner.x >= reason.x + reason.width;
    };
    await expect.poll(isAtSide, { message: path }).toBe(true);
    const offers = page.locator('.promotion-offer');
    const [first, second] = [(await offers.nth(0).boundingBox())!, (await offers.nth(1).boundingBox())!];
    expect(second.y).toBe(first.y);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(isAtSide, { message: path }).toBe(false);
  }
});

test('five level cards leave no hole from 768 to 1440 px', { tag: '@WL-6' }, async ({
  page,
  environment,
}) => {
  await environment.session('noor2');
  for (const language of ['EN', 'UR']) {
    await openSite(page, environment, '/m/member/benefits', language);
    await expect(page.locator('.vip-level')).toHaveCount(5);
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator('.vip-level').evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
        return tops.map((at) => {
          const row = boxes.filter(({ top }) => Math.round(top) === at);
          return `${Math.round(Math.min(...row.map((one) => one.left)))} ${Math.round(Math.max(...row.map((one) => one.right)))}`;
        });
      });
      expect(rows.length).toBeGreaterThan(1);
      expect(new Set(rows).size, `${language} at ${width} px: ${rows}`).toBe(1);
    }
  }
});

test('quick amounts have rows of the same length, and the whole balance is in its field', {
  tag: '@WL-1',
}, async ({ page, environment }) => {
  await environment.session();
  for (const [path, amounts] of [
    ['/m/voucherCenter', 6],
    ['/m/withdraw', 4],
  ] as const) {
    await openSite(page, environment, path);
    const presets = page.locator('.transfer-form__presets > button');
    await expect(presets).toHaveCount(amounts);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const rows = await presets.evaluateAll((all) => {
        const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      });
      expect(new Set(rows).size, `${amounts} amounts at ${width} px: ${rows}`).toBe(1);
    }
  }
  const field = (await page.locator('.field__box:has([name="amount"])').boundingBox())!;
  const all = (await page.getByRole('button', { name: /^Max/ }).boundingBox())!;
  expect(all.y).toBeGreaterThanOrEqual(field.y);
  expect(all.y + all.height).toBeLessThanOrEqual(field.y + field.height);
});

test('leagues of unequal length fill their rows with matches as rows, and nothing moves when odds change', {
  tag: '@GC-1',
}, async ({ page, environment }) => {
  await page.clock.install();
  await watchShifts(page);
  let odds = 1.5;
  await page.route('**/GCSGAME_getMatches*', async (route) => {
    const answer = await (await forward(route)).json();
    const [first] = answer.value.matches;
    const names = ['First', 'First', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Fifth', 'Sixth'];
    answer.value.matches = names.map((competition, index) => ({
      ...{ ...first, id: `m${index}`, competition, isLive: index < 6 },
      ...{ odds: { home: odds, draw: odds, away: odds }, startsAt: Date.now() + 2 * 86_400_000 },
    }));
    await route.fulfill({ json: answer });
  });
  for (const [width, columns, language] of [
    [768, 1, 'EN'],
    [1280, 1, 'UR'],
    [1440, 2, 'EN'],
    [1440, 2, 'UR'],
    [1920, 2, 'EN'],
  ] as const) {
    const where = `${width}, ${language}`;
    await page.setViewportSize({ width, height: 1600 });
    await openSite(page, environment, '/m/sport-games', language);
    await expect(page.locator('.match')).toHaveCount(9);
    const list = await boxOf(page, '.match-board__list');
    const { cards, sides } = await page.locator('.match').evaluateAll((all) => ({
      cards: all.map((one) => one.getBoundingClientRect()),
      sides: all.map((one) =>
        ['.match__about', '.match__bets'].map((part) => one.querySelector(part)!.getBoundingClientRect()),
      ),
    }));
    const places = cards.map(({ top, x }) => [Math.round(top), language === 'UR' ? -x : x]);
    expect(places, where).toEqual(places.toSorted(([a, b], [c, d]) => a! - c! || b! - d!));
    expect(new Set(cards.map(({ height }) => Math.round(height))).size, where).toBe(1);
    const tops = [...new Set(places.map(([top]) => top))];
    const rows = tops.map((at) => cards.filter(({ top }) => Math.round(top) === at));
    expect(Math.max(...rows.map((row) => row.length)), where).toBe(columns);
    for (const row of rows) {
      expect(Math.min(...row.map(({ left }) => left)), where).toBeCloseTo(list.x, 0);
      expect(Math.max(...row.map(({ right }) => right)), where).toBeCloseTo(list.x + list.width, 0);
      const filled = row.reduce((sum, one) => sum + one.width, 0);
      expect(filled, where).toBeGreaterThan(list.width - 12);
    }
    for (const [about, bets] of sides) expect(bets!.top, where).toBeLessThan(about!.bottom);
    expect(new Set(sides.map(([, bets]) => Math.round(bets!.width))).size, where).toBe(1);
  }
  const before = (await shiftsOf(page)).length;
  odds = 150.5;
  await page.clock.runFor(10_000);
  await expect(page.locator('.odd__value').first()).toHaveText('150.50');
  // An odd ends at the same place and grows towards its sign.
  const moved = (await shiftsOf(page)).slice(before).flatMap((shift) => shift.moved);
  expect(moved.filter((one) => !one.startsWith('BDI 150.50'))).toEqual([]);
});

test('the only live match fills its row at 1280 px, with its odds at the side', {
  tag: '@GC-1',
}, async ({ page, environment }) => {
  await page.route('**/GCSGAME_getMatches*', async (route) => {
    const answer = await (await forward(route)).json();
    answer.value.matches = [{ ...answer.value.matches[0], isLive: true }];
    await route.fulfill({ json: answer });
  });
  for (const language of ['EN', 'UR']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSite(page, environment, '/m/sport-games', language);
    await expect(page.locator('.match')).toHaveCount(1);
    const group = await boxOf(page, '.match-board__leagues');
    expect((await boxOf(page, '.match')).width).toBe(group.width);
    const [about, bets] = [await boxOf(page, '.match__about'), await boxOf(page, '.match__bets')];
    expect(
      language === 'UR' ? about.x - bets.x - bets.width : bets.x - about.x - about.width,
    ).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(async () => (await boxOf(page, '.match__bets')).y)
      .toBeGreaterThan((await boxOf(page, '.match__about')).y);
  }
});

test('pages with an arrow back have it in one place and colour, and their titles on one line', {
  tag: '@RT-10',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['EN', 'UR']) {
    const heads: unknown[] = [];
    for (const path of ['/m/notice', '/m/hot-games']) {
      await openSite(page, environment, path, language);
      const arrow = page.locator('header .icon-button').first();
      const [{ x, width }, title] = [(await arrow.boundingBox())!, await boxOf(page, 'header h1')];
      const start = language === 'UR' ? title.x + title.width - x : title.x - x - width;
      heads.push([x, start, await arrow.evaluate((one) => getComputedStyle(one).color)]);
    }
    expect(heads[1]).toEqual(heads[0]);
  }
});

test("with text of twice the size a member's title fits a phone", { tag: '@RT-10' }, async ({
  page,
  environment,
}) => {
  await environment.session();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 320, height: 700 });
  await openSite(page, environment, '/m/notice');
  await expect(page.locator('.back-header .balance')).toHaveCount(1);
  const title = page.locator('.back-header h1');
  const isCut = () => title.evaluate((one) => one.scrollWidth > one.clientWidth);
  await expect.poll(isCut).toBe(false);
  const [{ x, width }, service] = [(await title.boundingBox())!, await boxOf(page, '.service-button')];
  expect(x + width).toBeLessThanOrEqual(service.x);
});

test('settings and the message centre use the width of 1280 px, and one column on phones', {
  tag: ['@PW-5', '@MS-1'],
}, async ({ page, environment }) => {
  await environment.session();
  for (const language of ['EN', 'UR']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSite(page, environment, '/m/set', language);
    await test.step(`settings in ${language}`, async () => {
      const groups = page.locator('.settings-page .member-groups__group');
      await expect(groups).toHaveCount(4);
      await expect(page.locator('.balance')).toHaveCount(1);
      const box = async (place: number) => (await groups.nth(place).boundingBox())!;
      const [account, display, safety] = [await box(0), await box(1), await box(2)];
      expect([display.x, display.width, safety.y]).toEqual([account.x, account.width, account.y]);
      expect(safety.x).not.toBe(account.x);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(async () => (await box(2)).x).toBe((await box(0)).x);
      await expect(page.locator('.back-header .balance')).toBeVisible();
      await expect(page.locator('.balance')).toHaveCount(1);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openInPlace(page, '/m/message');
    await test.step(`message centre in ${language}`, async () => {
      await expect(page.locator('.news-pane [aria-expanded]').first()).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      const title = page.locator('.news-pane [aria-expanded]').nth(1);
      await title.focus();
      await page.keyboard.press('Enter');
      const list = (await title.boundingBox())!;
      const text = (await page.locator('.news-pane .accordion-item__text:not([hidden])').boundingBox())!;
      const ways = await boxOf(page, '.message-page__ways');
      const order = [ways.x, list.x, text.x];
      expect(order).toEqual(order.toSorted((a, b) => (language === 'UR' ? b - a : a - b)));
      expect(text.width).toBeGreaterThan(list.width);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator('.news-pane')).toHaveCount(0);
    });
  }
});

test('agents read one announcement next to the titles at 1280 px, at first the newest', {
  tag: ['@AG-6'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.session('agent10');
  await openSite(page, environment, '/m/member/notice?types=A', 'EN');
  const titles = page.locator('.accordion-item__title');
  const open = page.locator('.accordion-item__title[aria-expanded="true"]');
  const text = page.locator('.accordion-item__text:not([hidden])');
  await expect(titles.first()).toHaveAttribute('aria-expanded', 'true');
  await titles.nth(2).click();
  await expect(titles.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(open).toHaveCount(1);
  const [list, beside] = [(await titles.first().boundingBox())!, (await text.boundingBox())!];
  expect(beside.x).toBeGreaterThan(list.x + list.width);
  await expectEndsWithText(page);
  const contacts = page.locator('.message-group__actions > li');
  const tops = await contacts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
  await titles.nth(2).click();
  await expect(open).toHaveCount(0);
});

test('identity checks are in columns of one height at 1280 px, with their buttons on one line', {
  tag: '@KY-1',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.session('noor2');
  await openSite(page, environment, '/m/identity', 'EN');
  const cards = page.locator('.identity__check:has(h2)');
  await expect(cards).toHaveCount(3);
  const boxes = await cards.evaluateAll((all) =>
    all.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      const button = one.querySelector('button:not(.identity__camera)')!.getBoundingClientRect();
      return [top, height, button.top].map(Math.round).join(' ');
    }),
  );
  expect(new Set(boxes).size, boxes.join(', ')).toBe(1);
});

test('free play, a forgotten and a new password have a panel at their side at 1280 px', {
  tag: ['@SE-2', '@PW-1', '@PW-4'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const isAtSide = async (path: string, selector: string) => {
    await openSite(page, environment, path, 'EN');
    await page.locator('.entry-panel').waitFor();
    const [form, panel] = [await boxOf(page, selector), await boxOf(page, '.entry-panel')];
    expect(panel.x, path).toBeGreaterThan(form.x + form.width);
  };
  await isAtSide('/m/trail', '.trial-button');
  await isAtSide('/m/forget', '.form');
  await environment.session();
  await isAtSide('/m/changePsw', '.form');
  const [text, panel] = [await boxOf(page, '.sheet__text'), await boxOf(page, '.entry-panel')];
  expect(text.y).toBe(panel.y);
  await expect(page.locator('.entry-panel h2')).toHaveText('A good password');
  await expect(page.locator('.sheet .entry-mark__cards')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.sheet .entry-mark__cards')).toBeVisible();
});

test('tiles of the agency have one height, also with long names', { tag: ['@AG-1', '@AG-2'] }, async ({
  page,
  environment,
}) => {
  await environment.session('agent10');
  for (const language of ['TY', 'UR']) {
    await openSite(page, environment, '/m/agent', language);
    await expect(page.locator('.team-counters__one')).toHaveCount(4);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const tile of ['.agent-menu__entry', '.team-counters__one']) {
        const heights = await page
          .locator(tile)
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
        expect(new Set(heights).size, `${tile} in ${language} at ${width} px: ${heights}`).toBe(1);
      }
    }
  }
});

test("an agent's refresh buttons are in line, pages begin as far below the header as others, and a badge touches its icon", {
  tag: ['@AG-1', '@RT-7'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await environment.session('agent10');
  for (const language of ['EN', 'UR']) {
    await openSite(page, environment, '/m/agent', language);
    await expect(page.locator('.agent-money bdi')).toContainText('₹');
    expect((await boxOf(page, '.agent-head')).y).toBe(72);
    const [balance, team] = [
      await boxOf(page, '.agent-money .balance__refresh > .icon'),
      await boxOf(page, '.team-counters__refresh > .icon'),
    ];
    expect(Math.abs(balance.x + balance.width / 2 - team.x - team.width / 2)).toBeLessThan(3);
    const item = page.locator('.bottom-menu__item:has(.unread-badge)');
    const [bar, icon, badge] = [
      await boxOf(page, '.bottom-menu'),
      (await item.locator('.icon').boundingBox())!,
      (await item.locator('.unread-badge').boundingBox())!,
    ];
    expect(badge.y - bar.y).toBeGreaterThan(7);
    expect(Math.abs(badge.x + badge.width / 2 - icon.x - icon.width / 2)).toBeLessThan(icon.width);
    await test.step('on a wide screen the name is in line with the heading of the figures', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const [head, heading, money, figure] = await Promise.all(
        ['.agent-head', '.team-counters h2', '.agent-money', '.team-counters__one'].map((one) =>
          boxOf(page, one),
        ),
      );
      expect(head!.y + head!.height).toBeCloseTo(heading!.y + heading!.height, 0);
      expect(head!.width).toBe(money!.width);
      expect(money!.y).toBe(figure!.y);
      await page.setViewportSize({ width: 390, height: 844 });
    });
  }
});

test('at 1280 px the balance hugs its amount, in one place on all pages; the level ends before the line of the page; amounts of a table end below each other in Urdu', {
  tag: ['@HD-3', '@HD-5'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.signIn('noor2');
  await expect(page.locator('.member-bar__label')).toHaveText('Diamond');
  await expect(page.locator('.header .balance bdi')).toContainText('₹');
  const level = await boxOf(page, '.member-bar__label');
  const news = await boxOf(page, '.home__news');
  expect(level.x + level.width).toBeLessThanOrEqual(news.x + news.width);
  const { width } = await boxOf(page, '.header .balance');
  expect(width).toBeLessThan(220);
  const room = await page.locator('.member-bar__label').evaluate((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return range.getBoundingClientRect().left - label.getBoundingClientRect().left;
  });
  expect(room).toBeGreaterThan(4);
  await openSite(page, environment, '/m/home', 'EN');
  await expect(page.locator('.game-tile').first()).toBeVisible();
  const { x } = await boxOf(page, '.header .balance');
  await page.goto(`${environment.demo.origin}/m/transaction/record`);
  await expect(page.locator('.record-table')).toBeVisible();
  expect((await boxOf(page, '.header .balance')).x).toBeCloseTo(x, 0);
  await openSite(page, environment, '/m/transaction/record', 'UR');
  await expect(page.locator('.record-table')).toBeVisible();
  const ends = await page
    .locator('.record-table td:nth-child(3) bdi')
    .evaluateAll((amounts) => amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)));
  expect([ends.length > 5, new Set(ends).size]).toEqual([true, 1]);
});

test('promotions below rewards have pictures as high as their row, and a link in line with it', {
  tag: '@WL-7',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.session('noor2');
  await page.goto(`${environment.demo.origin}/m/rewardCenter`);
  const cards = page.locator('.promotion-offer');
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.first().locator('.promotion-offer__offer')).toHaveText(/./);
  const heights = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const rows = await heights('.promotion-offer');
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows).size).toBe(1);
  expect(await heights('.promotion-offer__picture')).toEqual(rows);
  const end = await cards.evaluateAll((all) =>
    Math.max(...all.map((one) => one.getBoundingClientRect().right)),
  );
  const link = await page.locator('.promotion-offers__head a').evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect().right;
  });
  expect(Math.abs(end - link)).toBeLessThan(2);
});

test("the words of an agent's menu at the side have a margin", { tag: '@RT-7' }, async ({
  page,
  environment,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.session('agent10');
  await page.goto(`${environment.demo.origin}/m/agent`);
  const word = page.locator('.agent-footer').getByText('Announcements');
  await expect(word).toBeVisible();
  const margins = await word.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const boxes = [range, one, one.closest('.agent-footer')!].map((each) => each.getBoundingClientRect());
    const [text, label, menu] = boxes as [DOMRect, DOMRect, DOMRect];
    // A label that is too wide is cut.
    return [Math.max(text.left, label.left) - menu.left, menu.right - Math.min(text.right, label.right)];
  });
  expect(Math.min(...margins)).toBeGreaterThan(2);
});

test('seals of the footer have one size, and those of a group share a row on phones', {
  tag: '@FT-1',
}, async ({ page, environment }) => {
  await openSite(page, environment, '/m/home');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const seals = page.locator('.footer__group img[src*="/marks/"]').filter({ visible: true });
    await expect
      .poll(
        async () => {
          await page.locator('.footer').scrollIntoViewIfNeeded();
          const boxes = await seals.evaluateAll((all) =>
            all.flatMap((image) => {
              const { width, height, y } = image.getBoundingClientRect();
              const group = image.closest('.footer__group')!.querySelector('h2')!.textContent;
              return image.getAttribute('width') === '120' ? [{ size: `${width} ${height}`, group, y }] : [];
            }),
          );
          const rows = new Set(boxes.map(({ group, y }) => `${group} ${y}`));
          return [boxes.length, new Set(boxes.map(({ size }) => size)).size, rows.size];
        },
        { message: `${width} px` },
      )
      .toEqual([7, 1, 3]);
  }
});
