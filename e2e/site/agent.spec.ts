import { expect, fillLogin, openSite, test } from '../support/test-environment.ts';

test.use({ prompts: true });

test('AG-5 DR-1 AG-1 WL-11 WL-12 an agent answers a contract, finds the agency centre and opens an account that can log in', async ({
  page,
  environment,
}) => {
  await openSite(page, environment, '/m/login');
  await fillLogin(page, 'agent10');
  const prompt = page.getByRole('dialog', { name: 'Prompt' });
  // It comes after logging in, home and its reads.
  await expect(prompt).toContainText('daily salary', { timeout: 20_000 });
  await prompt.getByRole('button', { name: 'Go' }).click();
  await page.waitForURL('**/m/member/agent/getSalaryContract');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'In force' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'Home' }).click();
  await expect(prompt).toContainText('dividend');
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await expect(prompt).toContainText('hourly salary');
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await expect(prompt).toHaveCount(0);

  await page.locator('.header__tool:has(.member-bar__label)').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Agency centre' }).click();
  await page.waitForURL('**/m/agent');
  await expect(page.locator('.agent-head')).toContainText('agent10');
  const registered = page.locator('.team-counters__one', { hasText: 'Newly registered' }).locator('dd');
  const before = Number(await registered.textContent());

  await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'Open account' }).click();
  await page.getByLabel(/^Username/).fill('newhand1');
  await page.getByLabel(/^Password/).fill('tables-77');
  await page.getByLabel(/^Confirm password/).fill('tables-77');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.locator('.open-account__status')).toContainText('newhand1');
  await page.goBack();
  await page.getByRole('button', { name: 'Refresh the figures' }).click();
  await expect(registered).toHaveText(String(before + 1));

  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
  await page.goto(`${environment.demo.origin}/m/login`);
  await fillLogin(page, 'newhand1', 'tables-77');
  await expect(page.locator('.header .balance')).toBeVisible();
  expect(environment.problems).toEqual([]);
});
