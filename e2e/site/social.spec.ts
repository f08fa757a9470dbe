import type { Page } from 'playwright/test';
import { forward } from '../support/forward.ts';
import { expect, openSite, type TestEnvironment, test } from '../support/test-environment.ts';

test.afterEach(({ environment }) => {
  expect(environment.problems).toEqual([]);
});

/** Opens login and continues to the emulated provider's page. */
async function leaveBy(page: Page, environment: TestEnvironment, name: string, path: string): Promise<void> {
  await openSite(page, environment, path);
  await page.getByRole('button', { name: `Continue with ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Sign in with ${name}` })).toBeVisible();
}

/** Overrides fields of the service in site.json. */
async function configure(page: Page, change: object): Promise<void> {
  await page.route('**/m/site.json', async (route) => {
    const answer = await forward(route);
    const config = await answer.json();
    await route.fulfill({ json: { ...config, signInService: { ...config.signInService, ...change } } });
  });
}

const codeTo = (environment: TestEnvironment, number: string) =>
  expect
    .poll(() => environment.demo.gateway.inbox(number)[0]?.text.match(/\d{6}/)?.[0])
    .toBeTruthy()
    .then(() => environment.demo.gateway.inbox(number)[0]!.text.match(/\d{6}/)![0]);

test("Google: Back leaves a usable login, which returns to the player's page and stores no token", {
  tag: '@LG-3',
}, async ({ page, environment }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await leaveBy(page, environment, 'Google', '/m/login?from=%2Fm%2FrewardCenter');
  // The service's code loads only after the return.
  expect(addresses.filter((address) => address.includes('firebase'))).toEqual([]);
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await page.goBack();
  await expect(google).toBeEnabled();
  await google.click();
  await page.getByRole('link', { name: 'Bilal Qureshi' }).click();
  await expect(page).toHaveURL(`${environment.demo.origin}/m/rewardCenter`);
  await expect(page.locator('#start-failed')).toBeHidden();
  expect(addresses.filter((address) => address.includes('id_token='))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain('BilalQure_');
  expect(kept).not.toMatch(/eyJ[\w-]+\./);
});

test('Facebook: registers; cancelling returns without a message', { tag: '@RG-10' }, async ({
  page,
  environment,
}) => {
  await leaveBy(page, environment, 'Facebook', '/m/register?code=x');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${environment.demo.origin}/m/register?code=x`);
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByRole('link', { name: 'Ana Marín' }).click();
  await expect(page).toHaveURL(`${environment.demo.origin}/m/home`);
  await expect(page.locator('.header')).toContainText('₹');
});

test('logs in with such a code after the operator’s verification page', { tag: '@LG-7' }, async ({
  page,
  environment,
}) => {
  environment.demo.gateway.switches.whitelabel = { MOBILEVERCODELOGIN3: true };
  await page.route('https://check.example/check.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="parent.postMessage({ recaptchaToken: 't-1' }, '*')">I am a person</button>`,
    }),
  );
  await configure(page, { phone: true, check: 'https://check.example/check.html' });
  const sent = page.waitForRequest(/accounts:sendVerificationCode/);
  await openSite(page, environment, '/m/login');
  await page.getByRole('button', { name: 'Mobile number' }).click();
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Country or region/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^India\b/ })
    .click();
  await page.getByLabel(/^Mobile number/).fill('9876543210');
  await page.getByRole('button', { name: 'Get code' }).click();
  const check = page.getByRole('dialog', { name: 'Before we send the code' });
  await check.frameLocator('iframe').getByRole('button', { name: 'I am a person' }).click();
  await expect(check).toBeHidden();
  expect((await sent).postDataJSON()).toMatchObject({ phoneNumber: '+919876543210', recaptchaToken: 't-1' });
  await page.getByLabel(/^Code by SMS/).fill(await codeTo(environment, '+919876543210'));
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${environment.demo.origin}/m/home`);
});
