import { expect, fillLogin, openSite, test } from '../support/test-environment.ts';

test.use({ prompts: true });

test('AG-5 DR-1 AG-1 WL-11 WL-12 an agent answers a contract, finds the agency centre and opens an account that can log in', async ({
  page,
  environment,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async ({ url }: ShareData) => {
        document.title = `shared ${url}`;
      },
    });
  });
  await openSite(page, environment, '/m/login');
  await fillLogin(page, 'agent10');
  const summary = page.getByRole('dialog', { name: 'Contracts waiting for your answer' });
  // It comes after logging in, home and its reads, once nobody does anything.
  await expect(summary.getByRole('link')).toHaveCount(3, { timeout: 40_000 });
  await summary.getByRole('link', { name: 'Daily salary' }).click();
  await page.waitForURL('**/m/member/agent/getSalaryContract');
  await test.step('WL-12 no amount of a contract is broken over two lines', async () => {
    const amounts = page.locator('.contract-terms bdi');
    await expect(amounts.first()).toBeVisible();
    const lines = await amounts.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(lines.filter((count) => count !== 1)).toEqual([]);
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'In force' })).toBeVisible();

  // From then on a number alone, of those that still wait.
  await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'Home' }).click();
  await page.locator('.header__tool:has(.member-bar__label)').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Agency centre 2 contracts waiting' }).click();
  await page.waitForURL('**/m/agent');
  await page.getByRole('button', { name: 'Contracts 2 contracts waiting' }).click();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(summary).toHaveCount(0);
  await expect(page.locator('.agent-head')).toContainText('agent10');
  const registered = page.locator('.team-counters__one', { hasText: 'Newly registered' }).locator('dd');
  const before = Number(await registered.textContent());

  await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'Open account' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page).toHaveTitle(/^shared .*register\?code=OKORO10$/);
  await page.getByLabel(/^Username/).fill('newhand1');
  await page.getByLabel(/^Password/).fill('tables-77');
  await page.getByLabel(/^Confirm password/).fill('tables-77');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.locator('.open-account__status')).toContainText('newhand1');
  await page.goBack();
  await page.getByRole('button', { name: 'Refresh figures' }).click();
  await expect(registered).toHaveText(String(before + 1));

  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
  await page.goto(`${environment.demo.origin}/m/login`);
  await fillLogin(page, 'newhand1', 'tables-77');
  await expect(page.locator('.header .balance')).toBeVisible();
  expect(environment.problems).toEqual([]);
});
