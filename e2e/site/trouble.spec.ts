import { expect, openSite, test } from '../support/test-environment.ts';

test('SY-1 maintenance and region restriction stand instead of the site; it comes back by itself', async ({
  page,
  environment,
}) => {
  environment.demo.gateway.switches.maintenance = true;
  environment.demo.gateway.switches.regionRestriction = true;
  await openSite(page, environment);
  await expect(page.getByRole('heading', { name: 'Back soon' })).toBeVisible();
  environment.demo.gateway.switches.maintenance = false;
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible();
  await expect(page.getByText(/Your IP address: .*(127\.0\.0\.1|::1)/)).toBeVisible();
  environment.demo.gateway.switches.regionRestriction = false;
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
});

for (const [name, fault] of [
  ['answers HTML', { malformed: 'html' }],
  ['answers another shape', { malformed: 'wrong-shape' }],
  ['drops the connection', { drop: true }],
  ['answers 503', { status: 503 }],
] as const) {
  test(`SY-2 a gateway that ${name}: the block says so with retry, the rest of the page works`, async ({
    page,
    environment,
  }) => {
    environment.fault({ endpoint: 'getHotGames', ...fault });
    await openSite(page, environment);
    const block = page.locator('#lobby-HOT');
    await expect(block.getByRole('alert')).toBeVisible();
    await expect(page.locator('.banner').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeAttached();
    environment.demo.gateway.faults?.clear();
    await block.getByRole('button', { name: 'Loading failed, click to retry' }).click();
    await expect(block.getByText('Lantern Tiger')).toBeVisible();
    expect(environment.problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });
}

test('a gateway that is down altogether leaves a page that can be used', async ({ page, environment }) => {
  environment.fault({ endpoint: '*', drop: true });
  await openSite(page, environment);
  await expect(page.locator('#lobby-HOT').getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel(/^Username/)).toBeVisible();
  expect(environment.problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});

test('a broken site.json names its field on screen', async ({ page, environment }) => {
  await page.route('**/m/site.json', (route) =>
    route.fulfill({ json: { merchantCode: 'foyer', brand: { name: 7 } } }),
  );
  await page.goto(`${environment.demo.origin}/m/home`);
  await expect(page.getByRole('alert')).toContainText('brand.name');
  await page.unroute('**/m/site.json');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
});

test('texts that cannot be fetched are said, in a language the product has', async ({
  browser,
  environment,
}) => {
  const context = await browser.newContext({ locale: 'ur-PK' });
  const page = await context.newPage();
  await page.route('**/first.json', (route) => route.abort());
  await page.goto(`${environment.demo.origin}/m/home`);
  await expect(page.locator('#start-failed')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#start-failed')).toContainText('انٹرنیٹ');
  await context.close();
});
