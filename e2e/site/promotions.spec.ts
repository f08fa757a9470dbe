import { expect, openSite, PASSWORD, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

test("an address opens and scrolls to its promotion, whose text follows the browser's font size", {
  tag: '@PR-1',
}, async ({ page, environment }) => {
  await openSite(page, environment, '/m/activityDetail?id=p-race');
  const race = page.locator('.promotion', { hasText: 'The slot race' });
  const lead = race.getByRole('heading', { name: 'Four stages' });
  await expect(lead).toHaveCSS('font-size', '20px');
  const covers = race.locator('.html img');
  await expect(covers.first()).toHaveCSS('border-radius', '12px');
  // In one row, each as high as wide.
  const boxes = await covers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(4);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  expect(boxes[0].height).toBeCloseTo(boxes[0].width, 0);
  // A table of 900 px stays within its column.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // Twice the usual font size.
  const twice = await page.context().newCDPSession(page);
  await twice.send('Page.enable');
  await twice.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(lead).toHaveCSS('font-size', '40px');
  await twice.send('Page.setFontSizes', { fontSizes: { standard: 16 } });

  await expect(race.getByRole('link', { name: 'Terms of the race' })).toHaveAttribute('target', '_blank');
  await page.goto(`${environment.demo.origin}/m/activityDetail?id=p-friends`);
  const friends = page.locator('.promotion', { hasText: 'Bring a friend' });
  await expect(friends).toBeInViewport({ ratio: 0.9 });
  // The action stays above the menu while the terms scroll.
  await page.setViewportSize({ width: 390, height: 560 });
  await friends.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  const join = friends.getByRole('button', { name: 'Join: Bring a friend' });
  await expect(join).toBeInViewport({ ratio: 1 });
  await expect(friends.locator('.promotion__text')).not.toBeInViewport({ ratio: 0.9 });
  // In a grid, the open promotion has its own row, with its text next to the card.
  await page.setViewportSize({ width: 1280, height: 800 });
  const art = friends.locator('.promotion__picture');
  const ratio = await art.evaluate((image: HTMLImageElement) => {
    const drawn = image.getBoundingClientRect();
    return drawn.width / drawn.height / (image.naturalWidth / image.naturalHeight);
  });
  expect(ratio, 'the whole picture').toBeCloseTo(1, 1);
  const boxOf = async (part: typeof friends) => (await part.boundingBox())!;
  const [list, card, text] = await Promise.all(
    [page.locator('.promotions'), friends, friends.locator('.promotion__text')].map(boxOf),
  );
  expect(card!.width).toBeCloseTo(list!.width, 0);
  expect(text!.x).toBeGreaterThan(card!.x + card!.width / 3);
  expect(text!.y).toBeCloseTo(card!.y, 0);

  await test.step('tables and rows of pictures end at the edge of the panel, and cards below have one height', async () => {
    await race.getByRole('button', { name: /More/ }).click();
    await expect(lead).toBeVisible();
    const [panel, table, cover] = await Promise.all(
      [race.locator('.promotion__text'), race.locator('.html table'), covers.last()].map(boxOf),
    );
    const padding = 24;
    for (const part of [table!, cover!]) {
      expect(panel!.x + panel!.width - part.x - part.width).toBeCloseTo(padding, 0);
    }
    const rest = page.locator('.promotion:not(.promotion--open)');
    const heights = await rest.evaluateAll((all) =>
      all.slice(0, 3).map((one) => Math.round(one.getBoundingClientRect().height)),
    );
    expect(new Set(heights).size, heights.join()).toBe(1);
  });
  expect(environment.problems).toEqual([]);
});

test('a promotion opens at its own address, from which Back leads to the same place of the list', {
  tag: '@PR-1',
}, async ({ page, environment }) => {
  await openSite(page, environment, '/m/activity');
  const cup = page.locator('.promotion', { hasText: 'Prediction cup' });
  await cup.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await cup.getByRole('button', { name: /More/ }).click();
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=p-tournament$/);
  const below = async () =>
    (await cup.boundingBox())!.y - (await page.locator('.back-header').boundingBox())!.height;
  await expect.poll(below).toBeLessThan(20);
  expect(await below()).toBeGreaterThanOrEqual(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect(cup.locator('.promotion__text')).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(environment.problems).toEqual([]);
});

test('the picture of a banner and of a card in the list moves to its promotion and back', {
  tag: '@PR-1',
}, async ({ page, environment }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSite(page, environment);
  const banner = page.locator('main a.banner[href$="id=p-friday"]').first();
  const picture = page.locator('.promotion', { hasText: 'Friday free spins' }).locator('.promotion__picture');
  await expect(banner).toBeInViewport();
  await page.evaluate(() => {
    const ended: string[] = [];
    Object.assign(window, { ended });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const tell = (how: string) => () => ended.push(how);
      transition.ready.then(tell('moved'), tell('skipped'));
      return transition;
    };
  });
  const ended = () => page.evaluate(() => (window as unknown as { ended: string[] }).ended);
  // A page that takes longer than 500 ms, as on a busy machine, appears without the animation.
  await expect(async () => {
    // A try that failed may have ended elsewhere.
    if (!page.url().endsWith('/m/home')) await openInPlace(page, '/m/home');
    // The banners do not rotate while one has the focus, so that the click is on this one.
    await banner.focus();
    await banner.click({ position: { x: 60, y: 60 } });
    await expect(picture).toBeInViewport();
    await page.goBack();
    await expect(banner).toBeInViewport();
    expect((await ended()).filter((how) => how === 'moved').length).toBeGreaterThanOrEqual(2);
  }).toPass();
  await openInPlace(page, '/m/activity');
  const card = page.getByRole('button', { name: /^Welcome gift|100% up/ });
  const opened = async () => {
    const before = (await ended()).length;
    await card.click();
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await page.goBack();
    await expect(card).toHaveAttribute('aria-expanded', 'false');
    return (await ended()).length - before;
  };
  await expect(async () => expect(await opened()).toBe(2)).toPass();
  expect(await ended()).not.toContain('skipped');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await opened()).toBe(0);
  expect(environment.problems).toEqual([]);
});

test("a visitor signs in over the promotions, which then show the member's states; a claim raises the balance", {
  tag: ['@PR-2', '@LG-11'],
}, async ({ page, environment }) => {
  await openSite(page, environment, '/m/activity');
  await page.getByRole('button', { name: 'Join: Weekly cashback' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const [facebook, google] = ['Facebook', 'Google'].map((name) =>
    login.getByRole('button', { name: `Continue with ${name}` }),
  );
  await expect(login.getByRole('link', { name: 'Register' })).toBeInViewport({ ratio: 1 });
  expect((await google!.boundingBox())!.y).toBe((await facebook!.boundingBox())!.y);
  await login.getByLabel(/^Username/).fill('maya7');
  await login.getByLabel(/^Password/).fill(PASSWORD);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  const claim = page.getByRole('button', { name: 'Claim: Weekly cashback' });
  await claim.click();
  await expect(page.getByRole('status')).toHaveText('Added to your balance');
  await expect(page.locator('.promotion', { hasText: 'Weekly cashback' })).toContainText('Claimed');
  await expect(claim).toBeHidden();
  await openInPlace(page, '/m/home');
  await expect(page.locator('.header')).toContainText('₹25,278');
  expect(environment.problems).toEqual([]);
});
