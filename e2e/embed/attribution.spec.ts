import type { Locator, Page } from 'playwright/test';
import { partnerSecrets } from '../../demo/fixtures/people/partner-desk.ts';
import { getReferral } from '../../src/gateway/endpoints/referral.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import { violations } from '../support/axe.ts';
import { agreeAndRegister } from '../support/registration.ts';
import { expect, PASSWORD, type TestEnvironment, test } from '../support/test-environment.ts';
import { listen, reports, wins } from './partner-page.ts';

/** Returns how many players registered by the codes of the demo's agent, including the partner's. */
async function invited({ demo }: TestEnvironment): Promise<number> {
  const base = { base: demo.origin, merchantCode: 'foyer' };
  configureGateway({ ...base, key: async () => (await call(getStatus, {})).encryption });
  const body = {
    username: 'agent10',
    password: PASSWORD,
    type: 'username',
    rememberPassword: false,
  } as const;
  const { token } = await call(login, { body });
  configureGateway({ ...base, token: () => token });
  return (await call(getReferral, { query: { language: 'EN' } })).friends;
}

/** Waits until a mount counts as seen: half of it in view for a second. */
async function lookAt(mount: Locator): Promise<void> {
  await mount.evaluate(
    (element) =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            if (entry!.intersectionRatio < 0.5) return;
            observer.disconnect();
            setTimeout(done, 1100);
          },
          { threshold: 0.5 },
        );
        observer.observe(element);
      }),
  );
}

/** Returns the texts of a table's rows. */
const rowsOf = (page: Page, table: string) =>
  page
    .locator(`#${table} tbody tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));

/** Chooses the first win on the partner's page once it was seen, and plays it. Returns the new tab and the game. */
async function chooseGame(page: Page, { origin: operator, partnerOrigin }: TestEnvironment['demo']) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await listen(page);
  const counting = page.waitForResponse(/\/embed\/visits-/);
  // The partner's server sends this page: Chromium blocks the counts of a page from a route handler when it is left.
  // The high viewport keeps all of it in view.
  await page.setViewportSize({ width: 390, height: 2400 });
  await page.goto(partnerOrigin);
  const board = page.locator('[data-foyer=winners]');
  await expect(wins(page)).toHaveCount(10);
  await board.evaluate((element) => Object.assign(element.dataset, { play: 'tab' }));
  await page.getByRole('button', { name: 'Pause' }).click();
  await (await counting).finished();
  await lookAt(board);
  const [site] = await Promise.all([
    page.context().waitForEvent('page'),
    wins(page).first().getByRole('button').click(),
  ]);
  const chosen = (await reports(page)).find(({ name }) => name === 'game')!.detail as Record<string, string>;
  expect(Object.keys(chosen).sort()).toEqual(
    ['gameId', 'gameName', 'gameType', 'mount', 'nodeId', 'vassalage'].sort(),
  );
  const { origin, pathname, searchParams } = new URL(site.url());
  expect(origin + pathname).toBe(`${operator}/m/gameList`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    code: 'acme',
    domain: '127.0.0.1',
    gameType: chosen.gameType,
    vassalage: chosen.vassalage,
  });
  expect(await site.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  const question = site.getByRole('dialog', { name: 'Your game' });
  await expect(question).toContainText(`You chose ${chosen.gameName}. Play it now?`);
  await question.getByRole('button', { name: 'Play' }).click();
  return { site, chosen };
}

/** Logs in at the partners' desk after a wrong secret. */
async function logInAtDesk(desk: Page, origin: string): Promise<void> {
  await desk.goto(`${origin}/demo/partners`);
  expect(await violations(desk)).toEqual([]);
  const [{ partner, secret } = { partner: '', secret: '' }] = partnerSecrets;
  await desk.getByLabel('Partner code').fill(partner);
  await desk.getByLabel('Secret').fill('a guess');
  await desk.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(desk.getByRole('alert')).toHaveText('This code and secret do not belong together.');
  await desk.getByLabel('Secret').fill(secret);
  await desk.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('opens a chosen game on the operator’s site, and credits the partner with registration, game and counts', {
  tag: ['@EM-1', '@RG-6', '@WB-1'],
}, async ({ page, environment }) => {
  const { origin, partnerOrigin } = environment.demo;
  const before = await invited(environment);
  const { site, chosen } = await test.step('opens the operator’s site for a chosen game', () =>
    chooseGame(page, environment.demo));
  await test.step('the visitor registers after other pages, and the game starts', async () => {
    await site.goto(`${origin}/m/activity`);
    await site.goto(`${origin}/m/register`);
    await site.getByLabel(/^Username/).fill('from_acme');
    await site.getByLabel(/^Password/).fill('abcd-1234');
    await site.getByLabel(/^Confirm/).fill('abcd-1234');
    const launched = site.waitForRequest(/launchGame/);
    await agreeAndRegister(site);
    expect(new URL((await launched).url()).searchParams.get('gameId')).toBe(chosen.gameId);
    // A new account has no money, so the launch fails with this message.
    await expect(site.getByText('Your balance is too low.')).toBeVisible();
  });
  await test.step('the partner’s agent has one more player', async () => {
    await expect.poll(() => invited(environment)).toBe(before + 1);
    expect(await site.evaluate(() => localStorage.getItem('ATTRIBUTION'))).toBeNull();
  });
  // Leaving the page sends the counts.
  await page.goto(`${partnerOrigin}/hard`);
  const desk = await page.context().newPage();
  await test.step('the partner logs in at the desk', () => logInAtDesk(desk, origin));
  const today = desk.getByLabel('To');
  const show = desk.getByRole('button', { name: 'Show' });
  await test.step('the desk shows the figures of the day', async () => {
    await expect(today).not.toHaveValue('');
    await desk.getByLabel('From').fill(await today.inputValue());
    await expect
      .poll(async () => {
        await show.click();
        return rowsOf(desk, 'hosts');
      })
      .toEqual([[new URL(partnerOrigin).hostname, '2', '1', '1']]);
    expect(await rowsOf(desk, 'widgets')).toEqual([
      ['Winners', '1', '1', '1'],
      ['Login', '1', '0', '0'],
    ]);
    await expect(desk.locator('#plots')).toBeHidden();
    await expect(desk.getByText('Today so far: 2 seen, 1 used, 1 registered.')).toBeVisible();
    await desk.getByText('The numbers of each day').click();
    expect(await rowsOf(desk, 'days')).toEqual([[await today.inputValue(), '2', '1', '1']]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await desk.emulateMedia({ colorScheme });
      expect(await violations(desk)).toEqual([]);
    }
  });
  await test.step('the desk refuses reversed days and shows empty ones', async () => {
    await today.fill('2020-01-01');
    await show.click();
    await expect(desk.getByRole('alert')).toHaveText('The first day comes after the last.');
    await desk.getByLabel('From').fill('2019-12-01');
    await show.click();
    await expect(desk.getByText('Nothing happened on your pages in these days')).toBeVisible();
    await desk.goBack();
    await expect(desk.getByRole('alert')).toHaveText('The first day comes after the last.');
  });
  await test.step('the partner logs out', async () => {
    await desk.getByRole('button', { name: 'Log out' }).click();
    await expect(desk.getByLabel('Secret')).toBeVisible();
  });
});
