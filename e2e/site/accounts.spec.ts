import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { answer, drag, finger } from '../support/puzzle.ts';
import { agreeAndRegister, toLastStep } from '../support/registration.ts';
import {
  expect,
  fillLogin,
  onlyUsernames,
  openSite,
  type TestEnvironment,
  test,
} from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

const NUMBER = '9876500001';
const FIRST = 'quiet-river-7';
const SECOND = 'calm-harbour-4';
const ON = {
  MOBILEVERCODELOGIN3: true,
  MOBILENUMREG3: true,
  REGMOBVERF3: true,
  MOBILENUMPASSREG3: true,
  FREEPLAY3: true,
};

/** Changes what the gateway says of its status. */
async function setStatus({ demo }: TestEnvironment, data: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${demo.origin}/__status`, { method: 'POST', headers, body: JSON.stringify(data) });
}

function inbox(environment: TestEnvironment, recipient: string): string {
  return environment.demo.gateway.inbox(recipient)[0]?.text ?? '';
}

async function typeNumber(page: Page, number: string): Promise<void> {
  await expect(page.locator('.phone-field__code')).toHaveText(/\+\d/);
  await page.locator('.phone-field__code').click();
  await page.getByRole('searchbox').fill('+91');
  await page.keyboard.press('Enter');
  await expect(page.locator('.phone-field__code')).toHaveText('+91');
  await page.getByLabel(/^Mobile number/).fill(number);
}

/** Returns the browser's storage as one text. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }, location.href, history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const requested = indexedDB.open(name);
        requested.onsuccess = () => resolve(requested.result);
        requested.onerror = reject;
      });
      for (const store of opened.objectStoreNames) {
        const all = opened.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        parts.push(all.result.map((value: unknown) => String(value)));
      }
      opened.close();
    }
    return JSON.stringify(parts);
  });
}

const submit = (page: Page) => page.locator('main form button[type="submit"]');

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('registers with a number that a finger proves by puzzle and SMS, and a reload keeps the draft', {
    tag: ['@LG-5', '@LG-6', '@RG-4'],
  }, async ({ page, environment }) => {
    await setStatus(environment, { whitelabel: ON });
    await openSite(page, environment, '/m/register');
    await page.getByRole('button', { name: 'Mobile number' }).tap();
    await typeNumber(page, `0${NUMBER}`);
    const code = page.getByLabel(/^Code by SMS/);
    await test.step('a failed puzzle loads the next', async () => {
      await page.getByRole('button', { name: 'Get code' }).tap();
      await expect(page.locator('.slider__picture')).toBeVisible();
      const hole = Number(await answer(environment));
      await drag(page, hole > 120 ? hole - 60 : hole + 60);
      await expect(page.locator('.slider__text')).toHaveText('Not quite. Try this one.');
    });
    await test.step('a finger drags the piece, and the gateway sends a code', async () => {
      await drag(page, Number(await answer(environment)), await finger(page));
      await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
      await expect(code).toBeFocused();
      await code.fill(/^\d{6}/.exec(inbox(environment, NUMBER))![0]);
    });
    await page.getByLabel(/^Password/).fill(FIRST);
    await page.getByLabel(/^Confirm password/).fill(FIRST);
    await toLastStep(page);
    await page.getByLabel('Nickname').fill('Noor');
    expect(await kept(page)).not.toContain(FIRST);
    await test.step('a reload keeps the draft, without secrets', async () => {
      await page.reload();
      await expect(page.getByLabel('Nickname')).toHaveValue('Noor');
      await page.getByRole('button', { name: 'Mobile number' }).click();
      await expect(page.getByLabel(/^Mobile number/)).toHaveValue(`0${NUMBER}`);
      await code.fill(/^\d{6}/.exec(inbox(environment, NUMBER))![0]);
      await page.getByLabel(/^Password/).fill(FIRST);
      await page.getByLabel(/^Confirm password/).fill(FIRST);
      await agreeAndRegister(page);
      await page.waitForURL('**/m/home');
    });
    expect(await kept(page)).not.toContain(FIRST);
    expect(environment.problems).toEqual([]);
  });
});

test('changes a temporary password from an e-mail at once and remembers the new one, encrypted', {
  tag: ['@PW-2', '@PW-3', '@PW-4', '@LG-2', '@HM-2'],
}, async ({ page, environment }) => {
  onlyUsernames(environment);
  await openSite(page, environment, '/m/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login has a username field too; the e-mail field is only on this page.
  await page.getByLabel(/^E-mail/).fill('maya7@example.com');
  await page.getByLabel(/^Username/).fill('maya7');
  await submit(page).click();
  await page.waitForURL('**/m/login');
  const temporary = /password is (\S+)/.exec(inbox(environment, 'maya7@example.com'))![1]!;
  await page.getByLabel(/^Remember/).check();
  await fillLogin(page, 'maya7', temporary);
  await page.waitForURL('**/m/changePsw');
  await expect(page.getByLabel(/^Current password/)).toHaveCount(0);
  await page.getByLabel(/^New password/).fill(SECOND);
  await page.getByLabel(/^Confirm password/).fill(SECOND);
  await submit(page).click();
  await page.waitForURL('**/m/home');
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
  await page.goto(`${environment.demo.origin}/m/login`);
  await expect(page.getByLabel(/^Password/)).toHaveValue(SECOND);
  const all = await kept(page);
  expect([SECOND, btoa(SECOND), temporary].filter((secret) => all.includes(secret))).toEqual([]);
  await submit(page).click();
  await page.waitForURL('**/m/home');
  await test.step("home's rail starts at its first anchor after login", async () => {
    const rail = page.locator('.side-menu');
    await expect(rail.getByRole('link', { name: 'Favourites' })).toBeVisible();
    await expect(rail.locator('.skeleton')).toHaveCount(0);
    expect(await rail.evaluate((one) => one.scrollTop)).toBe(0);
  });
});

test('shows, reloads and plays the captcha after a failed login; each login page accepts its own account type', {
  tag: ['@LG-4', '@LG-8'],
}, async ({ page, environment }) => {
  await setStatus(environment, { captchaAfter: 1, whitelabel: ON });
  await openSite(page, environment, '/m/login?for=agent');
  await fillLogin(page, 'maya7', 'not-it-1');
  const picture = page.locator('.captcha-field__picture img');
  await expect(picture).toBeVisible();
  const before = await picture.getAttribute('src');
  await page.getByLabel(/^Verification code/).fill('12');
  await page.getByRole('button', { name: 'New picture' }).click();
  await expect(picture).not.toHaveAttribute('src', before!);
  await expect(page.getByLabel(/^Verification code/)).toHaveValue('');
  await page.getByRole('button', { name: 'Hear the code as beeps' }).click();
  await expect(page.getByText('Count the beeps of each group')).toBeVisible();
  await page.getByLabel(/^Verification code/).fill(String((Number(await answer(environment)) + 1) % 10_000));
  await fillLogin(page, 'maya7');
  await expect(page.getByText('Verification code error')).toBeVisible();
  await expect(page.getByLabel(/^Verification code/)).toBeFocused();
  await expect(picture).toBeVisible();
  await page.getByLabel(/^Verification code/).fill(await answer(environment));
  await fillLogin(page, 'maya7');
  await expect(page.getByRole('alert')).toContainText('Non-agents cannot log in');
  await test.step('a proof of work needs no input and lets the next attempt in', async () => {
    await setStatus(environment, { captcha: 'work' });
    await page.getByRole('button', { name: 'New picture' }).click();
    await expect(page.getByText('Security check passed')).toBeVisible();
    await expect(page.getByLabel(/^Verification code/)).toHaveCount(0);
    await clean(page);
    await fillLogin(page, 'agent10');
    await page.waitForURL('**/m/home');
  });
});

for (const language of ['EN', 'UR']) {
  test(`axe finds no violations in account forms in ${language}, and targets are large enough`, async ({
    page,
    environment,
  }) => {
    test.slow();
    await setStatus(environment, { whitelabel: ON, captchaAfter: 1 });
    await test.step('the login with a captcha', async () => {
      await openSite(page, environment, '/m/login', language);
      await page.locator('[name=username]').fill('nobody');
      await page.locator('[name=password]').fill('not-it');
      await submit(page).click();
      await expect(page.locator('.captcha-field img')).toBeVisible();
      await clean(page);
    });
    const other = page.locator('.method-switch__method').nth(1);
    await test.step('the login by mobile number, with its dialling codes and puzzle', async () => {
      await other.click();
      await expect(page.locator('.phone-field__code')).toHaveText(/\d/);
      await clean(page);
      await page.locator('.phone-field__code').click();
      await expect(page.locator('.dialling-picker__country').first()).toBeVisible();
      await clean(page);
      await page.getByRole('searchbox').fill('+91');
      await page.keyboard.press('Enter');
      await page.locator('[name=mobileNum]').fill('9876543210');
      await page.locator('.sms-code-field__button').click();
      await expect(page.locator('.slider__picture')).toBeVisible();
      await clean(page);
    });
    for (const path of ['/m/register', '/m/forget']) {
      await test.step(path, async () => {
        await openInPlace(page, path);
        await expect(page.locator('main .sheet button').last()).toBeVisible();
        await clean(page);
        if (path === '/m/register') {
          for (const name of ['username', 'password', 'confirmPassword']) {
            await page.locator(`[name=${name}]`).fill(FIRST.replaceAll('-', '_'));
          }
          await toLastStep(page);
          await page.locator('.agreement__terms').click();
          await expect(page.locator('dialog .accordion-item__text').first()).toBeInViewport();
          await expect(page.locator('dialog .dialog__close')).toBeInViewport({ ratio: 1 });
          await clean(page);
          await page.keyboard.press('Escape');
          await clean(page);
          await page.goto(environment.demo.origin + path);
        }
        if (!(await other.count())) return;
        await other.click();
        await submit(page).click({ force: true });
        await clean(page);
      });
    }
    // The tests of the pages in access.spec.ts include it in Urdu.
    if (language !== 'EN') return;
    await test.step('the change of the password with its messages', async () => {
      await environment.session();
      await page.goto(`${environment.demo.origin}/m/changePsw`);
      await submit(page).click();
      await expect(page.locator('.field--wrong').first()).toBeVisible();
      await clean(page);
    });
  });
}

/** Expects no axe violations, no horizontal scrolling, and targets of 44 px. */
async function clean(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]:not(button)')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const small = await page.evaluate(() => {
    const root = document.querySelector('dialog') ?? document.querySelector('main .sheet')!;
    return [...root.querySelectorAll<HTMLElement>('button, .option-line, .field__box, a, input[type=range]')]
      .filter((one) => one.offsetWidth && (one.offsetHeight < 44 || one.offsetWidth < 44))
      .map((one) => `${one.className} ${one.offsetWidth} x ${one.offsetHeight}`);
  });
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
