import type { Locator, Page } from 'playwright/test';
import { partnerSecrets } from '../../demo/fixtures/people/partner-desk.ts';
import { getReferral } from '../../src/gateway/endpoints/referral.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import { violations } from '../support/axe.ts';
import { agreeAndRegister } from '../support/registration.ts';
import { expect, PASSWORD, type TestEnvironment, test } from '../support/test-environment.ts';
import { listen, told, wins } from './partner-page.ts';

/** How many have come by the codes of the demo's agent, among them the partner's. */
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

/** Until a mount has been in view for a second, as whoever counts it sees it. */
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

/** The rows of a table of the desk, as texts. */
const rowsOf = (page: Page, table: string) =>
  page
    .locator(`#${table} tbody tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));

test('credits a partner with a visitor’s registration, game and counts', { tag: ['@EM-1', '@RG-6'] }, async ({
  page,
  environment,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { partnerOrigin } = environment.demo;
  const before = await invited(environment);
  await listen(page);
  const counting = page.waitForResponse(/\/embed\/visits-/);
  // A page that is served, not one that the test answers for: only such a one may reach this machine as it is left.
  // All of it stays in view, for as long as it takes.
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
  const chosen = (await told(page)).find(({ name }) => name === 'game')!.detail as Record<string, string>;
  expect(await site.evaluate(() => document.referrer)).toBe('');
  const question = site.getByRole('dialog', { name: 'Your game' });
  await expect(question).toContainText(`You chose ${chosen.gameName}. Play it now?`);
  await question.getByRole('button', { name: 'Play' }).click();
  // To registration by pages of the site that know nothing of the partner.
  await site.goto(`${environment.demo.origin}/m/activity`);
  await site.goto(`${environment.demo.origin}/m/register`);
  await site.getByLabel(/^Username/).fill('from_acme');
  await site.getByLabel(/^Password/).fill('abcd-1234');
  await site.getByLabel(/^Confirm/).fill('abcd-1234');
  const launched = site.waitForRequest(/launchGame/);
  await agreeAndRegister(site);
  expect(new URL((await launched).url()).searchParams.get('gameId')).toBe(chosen.gameId);
  // A new account has no money: the game is told of as one that is played.
  await expect(site.getByText('Your balance is too low.')).toBeVisible();
  // The agent behind the partner's code has one more below.
  await expect.poll(() => invited(environment)).toBe(before + 1);
  expect(await site.evaluate(() => localStorage.getItem('ATTRIBUTION'))).toBeNull();

  // What was counted is told when the page is left.
  await page.goto(`${partnerOrigin}/hard`);
  const desk = await page.context().newPage();
  await desk.goto(`${environment.demo.origin}/demo/partners`);
  expect(await violations(desk)).toEqual([]);
  const [{ partner, secret } = { partner: '', secret: '' }] = partnerSecrets;
  await desk.getByLabel('Partner code').fill(partner);
  await desk.getByLabel('Secret').fill('a guess');
  await desk.getByRole('button', { name: 'Log in' }).click();
  await expect(desk.getByRole('alert')).toHaveText('This code and secret do not belong together.');
  await desk.getByLabel('Secret').fill(secret);
  await desk.getByRole('button', { name: 'Log in' }).click();
  const today = desk.getByLabel('To');
  await expect(today).not.toHaveValue('');
  await desk.getByLabel('From').fill(await today.inputValue());
  await expect
    .poll(async () => {
      await desk.getByRole('button', { name: 'Show' }).click();
      return rowsOf(desk, 'hosts');
    })
    .toEqual([[new URL(partnerOrigin).hostname, '2', '1', '1']]);
  expect(await rowsOf(desk, 'widgets')).toEqual([
    ['Winners', '1', '1', '1'],
    ['Login', '1', '0', '0'],
  ]);
  await expect(desk.locator('.uplot canvas')).toHaveCount(3);
  await desk.getByText('The numbers of each day').click();
  expect(await rowsOf(desk, 'days')).toEqual([[await today.inputValue(), '2', '1', '1']]);
  expect(await violations(desk)).toEqual([]);
  await today.fill('2020-01-01');
  await desk.getByRole('button', { name: 'Show' }).click();
  await expect(desk.getByRole('alert')).toHaveText('The first day comes after the last.');
  await desk.getByLabel('From').fill('2019-12-01');
  await desk.getByRole('button', { name: 'Show' }).click();
  await expect(desk.getByText('Nothing happened on your pages in these days.')).toBeVisible();
  await desk.goBack();
  await expect(desk.getByRole('alert')).toHaveText('The first day comes after the last.');
  await desk.getByRole('button', { name: 'Log out' }).click();
  await expect(desk.getByLabel('Secret')).toBeVisible();
});
