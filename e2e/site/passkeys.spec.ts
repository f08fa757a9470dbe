import { violations } from '../support/axe.ts';
import { expect, openSite, PASSWORD, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

test('a passkey is created, confirms a withdrawal, logs in and is refused once it is removed', async ({
  page,
  environment,
}) => {
  test.slow();
  // Passkeys need a host with a name.
  const { demo } = environment;
  Object.assign(demo, { origin: demo.origin.replace('127.0.0.1', 'localhost') });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const dialog = page.getByRole('dialog');

  await test.step('the security centre adds a passkey after the password', async () => {
    await environment.session();
    await openSite(page, environment, '/m/securityCenter');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByLabel('Password').first()).toBeFocused();
    await dialog.getByLabel('Password').first().fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
    await expect(dialog).toBeFocused();
    const panel = dialog.locator('.dialog__panel');
    expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByRole('button', { name: /^Remove: / })).toBeVisible();
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
  });

  await test.step('the member names it', async () => {
    await page.getByRole('button', { name: /^Rename: / }).click();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await name.fill('My phone');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('button', { name: 'Rename: My phone' }).click();
    // Typing replaces the selected name.
    await expect(name).toBeFocused();
    await page.keyboard.type('My phone 2');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('button', { name: 'Remove: My phone 2' })).toBeVisible();
  });

  await test.step('the list has no violations in Urdu', async () => {
    await openSite(page, environment, '/m/securityCenter', 'UR');
    await expect(page.locator('.factor-list .card-rows__row')).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('it confirms a withdrawal', async () => {
    await openSite(page, environment, '/m/withdraw');
    await page.getByRole('textbox', { name: /^Amount/ }).fill('500');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Withdraw ₹500.00' }).click();
    await expect(dialog.getByRole('heading', { name: 'Confirm the withdrawal' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  });

  await test.step('it confirms an account for withdrawals', async () => {
    await page.getByRole('button', { name: 'Add an account' }).click();
    // The holder is known, so that the next field comes first.
    await expect(dialog.getByLabel(/^Bank/)).toBeFocused();
    await dialog.getByLabel(/^Bank/).fill('HDFC Bank');
    await dialog.getByLabel(/^IFSC/).fill('HDFC0001234');
    await dialog.getByLabel(/^Account number/).fill('50100234567891');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByRole('heading', { name: 'Confirm the new account' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('it confirms a new password', async () => {
    await openInPlace(page, '/m/changePsw');
    await page.getByLabel(/^Current password/).fill(PASSWORD);
    await page.getByLabel(/^New password/).fill('harbour-5678');
    await page.getByLabel(/^Confirm password/).fill('harbour-5678');
    await page.locator('main button[type=submit]').click();
    await expect(dialog.getByRole('heading', { name: 'Confirm the new password' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the browser offers it in the field for the username', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${demo.origin}/m/login`);
    await expect(page).toHaveURL(/home$/);
  });

  await test.step('it logs in by the button, and completes a login by password', async () => {
    // The authenticator answers every request at once, also that of the autofill.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.evaluate(() => localStorage.clear());
    await openSite(page, environment, '/m/login');
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL(/home$/);
    await page.evaluate(() => localStorage.clear());
    await openSite(page, environment, '/m/login');
    await page.getByRole('textbox', { name: 'Username' }).fill('maya7');
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/home$/);
  });

  await test.step('it is refused once its account is closed', async () => {
    demo.gateway.closeAccount('maya7');
    await page.evaluate(() => localStorage.clear());
    await openSite(page, environment, '/m/login');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('This passkey could not be used. Log in another way.')).toBeVisible();
  });
});
