import { violations } from '../support/axe.ts';
import { unfit } from '../support/narrow.ts';
import { expect, fillLogin, openSite, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

test.use({ prompts: true });

test('an agent answers a contract, opens the agency centre and creates an account that can log in', {
  tag: ['@AG-5', '@DR-1', '@AG-1', '@WL-11', '@WL-12'],
}, async ({ page, environment }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async ({ url }: ShareData) => {
        document.title = `shared ${url}`;
      },
    });
  });
  const summary = page.getByRole('dialog', { name: 'Contracts waiting for your answer' });
  await test.step('the summary leads to a contract, which the agent accepts', async () => {
    await openSite(page, environment, '/m/login');
    await fillLogin(page, 'agent10');
    // The summary shows after login, home and its requests, once the agent is inactive.
    await expect(summary.getByRole('link')).toHaveCount(3, { timeout: 40_000 });
    await summary.getByRole('link', { name: 'Daily salary' }).click();
    await page.waitForURL('**/m/member/agent/getSalaryContract');
    await test.step('contract amounts do not break across lines', async () => {
      const amounts = page.locator('.contract-terms bdi');
      await expect(amounts.first()).toBeVisible();
      const lines = await amounts.evaluateAll((all) => all.map((one) => one.getClientRects().length));
      expect(lines.filter((count) => count !== 1)).toEqual([]);
    });
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('heading', { name: 'In force' })).toBeVisible();
    await test.step('nor do shares of losses on a phone', async () => {
      await page.evaluate(() => history.pushState({}, '', '/m/member/agent/getDevidendContract'));
      const shares = page.locator('.contract-terms__paid', { hasText: '%' });
      await expect(shares.first()).toBeVisible();
      const rows = await shares.evaluateAll((all) =>
        all.map(
          (one) =>
            one.getBoundingClientRect().height -
            one.previousElementSibling!.firstElementChild!.getBoundingClientRect().height,
        ),
      );
      expect(Math.max(...rows)).toBeLessThan(24);
    });
  });

  await test.step('the badge leads to the remaining contracts', async () => {
    // Afterwards only a badge shows the number of pending contracts.
    await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'Home' }).click();
    await page.locator('.header__tool:has(.member-bar__label)').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Agency centre 2 contracts waiting' }).click();
    await page.waitForURL('**/m/agent');
    await page.getByRole('button', { name: 'Contracts 2 contracts waiting' }).click();
    await expect(summary.getByRole('link')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(summary).toHaveCount(0);
    await expect(page.locator('.agent-head')).toContainText('agent10');
  });
  const registered = page.locator('.team-counters__one', { hasText: 'Newly registered' }).locator('dd');
  const before = Number(await registered.textContent());

  await test.step('the agent shares the invitation and opens an account, which the counters include', async () => {
    await page
      .getByRole('navigation', { name: 'Agency' })
      .getByRole('link', { name: 'Open account' })
      .click();
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
  });

  await test.step('the new account can log in', async () => {
    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
    await page.goto(`${environment.demo.origin}/m/login`);
    await fillLogin(page, 'newhand1', 'tables-77');
    await expect(page.locator('.header .balance')).toBeVisible();
  });
  expect(environment.problems).toEqual([]);
});

test('contracts, their question and the form for accounts fit 320 px with text of double size', async ({
  page,
  environment,
}) => {
  environment.fault({ endpoint: 'getContractDividendRequest', malformed: 'wrong-shape' });
  await page.setViewportSize({ width: 320, height: 740 });
  await environment.session('agent10');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openSite(page, environment, '/m/member/agent/getDevidendContract');
  const terms = page.locator('.contract-terms').first();
  await expect(terms).toHaveCSS('font-size', '28px');
  expect(await unfit(page)).toEqual({ broken: [], cut: [], tooWide: 0, squeezed: [] });
  await page.getByRole('button', { name: 'Refuse' }).click();
  const panel = page.getByRole('dialog').locator('.dialog__panel');
  await expect(panel.getByRole('button', { name: 'Refuse' })).toBeVisible();
  expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openInPlace(page, '/m/agentRegister');
  await expect(page.getByRole('radio', { name: 'Agent' })).toBeVisible();
  expect(await unfit(page)).toEqual({ broken: [], cut: [], tooWide: 0, squeezed: [] });
});
