// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { RegisterForm } from '../../../src/features/account/register-form.tsx';
import { registerByName } from '../../../src/gateway/endpoints/register.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import RegisterPage from '../../../src/pages/register.tsx';
import { $session, clearSession } from '../../../src/session/session.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { description, field, fill, send } from './fill.ts';

let here: TestEnvironment;
let view: View;

beforeAll(async () => {
  here = await testEnvironment();
  await needAreas(['account']);
});
afterAll(() => here.close());

beforeEach(() => {
  clearSession();
  here.gateway.faults!.clear();
  here.sent.length = 0;
  here.seen.navigated.length = 0;
  here.platform.sessionStorage.remove('draft-register');
});
afterEach(() => view.close());

async function open(): Promise<void> {
  view = await show(<RegisterPage />);
  await until(() => view.element.querySelector('form'));
}

const alertText = () => view.element.querySelector('[role="alert"]')?.textContent;

test('RG-2 rules that cannot be had: failed with a retry that works', async () => {
  here.gateway.faults!.set({ endpoint: 'getRegistrationRules', malformed: 'html' });
  view = await show(<RegisterPage />);
  const retry = await until(() => view.element.querySelector('[role="alert"] button'));
  here.gateway.faults!.clear();
  await click(retry);
  await until(() => view.element.querySelector('form'));
});

test('RG-2 the fields of the served rules, required ones with an asterisk', async () => {
  await open();
  await until(() => view.element.querySelector('[name="affiliateCode"]'));
  const labels = [...view.element.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels).toEqual([
    'Username*',
    'Mobile number',
    'Password*',
    'Confirm password*',
    'Nickname',
    'E-mail',
    'WhatsApp',
    'Invitation code',
    'I am at least 18 years old and agree to the terms.',
  ]);
  expect(field(view.element, 'password').autocomplete).toBe('new-password');
  expect(field(view.element, 'mobileNum').inputMode).toBe('tel');
});

test('RG-2 the first failing field is focused on submit; what is wrong stands under each', async () => {
  await open();
  await fill(view.element, 'username', 'fresh_1');
  await fill(view.element, 'password', 'abcd-1234');
  await fill(view.element, 'confirmPassword', 'abcd-12345');
  const email = await fill(view.element, 'email', 'nonsense');
  await send(view.element);
  const confirm = field(view.element, 'confirmPassword');
  expect(document.activeElement).toBe(confirm);
  expect(description(confirm)).toBe('Confirmation password not matched');
  expect(description(email)).toBe('E-mail format is incorrect');
  await fill(view.element, 'password', 'abcd-12345');
  expect(description(confirm)).toBe('');
  expect(here.sentTo(registerByName)).toEqual([]);
});

test('RG-2 several messages are joined with commas', async () => {
  view = await show(<RegisterForm rules={{}} invitation="" />);
  await fill(view.element, 'username', '7!');
  await send(view.element);
  expect(description(field(view.element, 'username'))).toBe(
    'Use 4 to 16 characters, Begin with a letter and use only letters, digits and _',
  );
});

test('RG-9 a new member is signed in and led home', async () => {
  await open();
  await fill(view.element, 'username', 'fresh_9');
  await fill(view.element, 'password', 'abcd-1234');
  await fill(view.element, 'confirmPassword', 'abcd-1234');
  await send(view.element);
  await until(() => here.seen.navigated.length);
  expect($session.get()?.userName).toBe('fresh_9');
  expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
});

test('RG-2 a taken name is told, focused, and nothing is lost; reset empties all', async () => {
  await open();
  const name = await fill(view.element, 'username', 'maya7');
  await fill(view.element, 'password', 'abcd-1234');
  await fill(view.element, 'confirmPassword', 'abcd-1234');
  await send(view.element);
  await until(() => description(name));
  expect(description(name)).toBe('Sorry, the username already exists.');
  expect(alertText()).toBeUndefined();
  expect(document.activeElement).toBe(name);
  expect(field(view.element, 'password').value).toBe('abcd-1234');
  const reset = [...view.element.querySelectorAll('button')].find((one) => one.textContent === 'Reset');
  await click(reset);
  expect(
    [...view.element.querySelectorAll<HTMLInputElement>('.field__input')].map(({ value }) => value).join(''),
  ).toBe('');
  expect(description(name)).toBe('');
});

test('RG-2 a verification this form cannot do is said instead of shown as a form', async () => {
  view = await show(
    <RegisterForm
      rules={{ verificationCode: { enabled: true, required: true, pattern: '' } }}
      invitation=""
    />,
  );
  expect(view.element.querySelector('form')).toBeNull();
  expect(view.element.textContent).toContain('contact customer service');
});

test('RG-1 where registration by username is switched off, that is said instead', async () => {
  here.gateway.switches.whitelabel = { USERNAMEREG3: false };
  await $status.reload();
  view = await show(<RegisterPage />);
  await until(() => view.element.textContent?.includes('contact customer service'));
  expect(view.element.querySelector('form')).toBeNull();
  here.gateway.switches.whitelabel = {};
  await $status.reload();
});

test('SE-7 registration is for visitors', async () => {
  await here.signIn();
  view = await show(<RegisterPage />);
  expect(view.element.querySelector('form')).toBeNull();
  expect(here.seen.navigated).toEqual([{ address: '/m/home', replace: true }]);
});

test('RG-1 a number typed by one way is there the moment the other is chosen, and stays editable in both', async () => {
  here.gateway.switches.whitelabel = { USERNAMEREG3: true, MOBILENUMREG3: true };
  await $status.reload();
  view = await show(<RegisterPage />);
  const way = (name: string) =>
    [...view.element.querySelectorAll('.method-switch__method')].find((one) => one.textContent === name);
  await click(await until(() => way('Mobile number')));
  expect(field(view.element, 'mobileNum').value).toBe('');
  await click(way('Username'));
  await fill(view.element, 'mobileNum', '9876500001');
  await click(way('Mobile number'));
  expect(field(view.element, 'mobileNum').value).toBe('9876500001');
  await fill(view.element, 'mobileNum', '9876500002');
  await click(way('Username'));
  expect(field(view.element, 'mobileNum').value).toBe('9876500002');
  here.gateway.switches.whitelabel = {};
  await $status.reload();
});
