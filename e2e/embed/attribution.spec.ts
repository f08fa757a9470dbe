import { call, configureGateway } from '../../src/gateway/client.ts';
import { getReferral } from '../../src/gateway/endpoints/referral.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { expect, PASSWORD, type TestEnvironment, test } from '../support/test-environment.ts';
import { board, listen, openPage, told, wins } from './partner-page.ts';

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

test('EM-1 RG-6 a visitor of a partner is credited to it after some steps, and plays the game that was chosen there', async ({
  page,
  environment,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const before = await invited(environment);
  await listen(page);
  await openPage(page, environment, { body: board.replace('data-limit', 'data-play="tab" data-limit') });
  await page.getByRole('button', { name: 'Pause' }).click();
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
  await site.locator('main form button[type="submit"]').click();
  expect(new URL((await launched).url()).searchParams.get('gameId')).toBe(chosen.gameId);
  // A new account has no money: the game is told of as one that is played.
  await expect(site.getByText('The balance is not enough for this.')).toBeVisible();
  // The agent behind the partner's code has one more below.
  await expect.poll(() => invited(environment)).toBe(before + 1);
  expect(await site.evaluate(() => localStorage.getItem('ATTRIBUTION'))).toBeNull();
});
