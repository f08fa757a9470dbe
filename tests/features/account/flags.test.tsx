// @vitest-environment happy-dom
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { needAreas } from '../../../src/i18n/language.ts';
import ForgetPage from '../../../src/pages/forget.tsx';
import LoginPage from '../../../src/pages/login.tsx';
import RegisterPage from '../../../src/pages/register.tsx';
import TrialPage from '../../../src/pages/trial.tsx';
import { show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View;

beforeAll(async () => {
  here = await testEnvironment();
  await needAreas(['account', 'promotions']);
});
afterAll(() => here.close());
afterEach(() => view.close());

/** What a page is made of: the ways of its switch, the chosen one marked, then its fields and buttons that matter. */
async function partsOf(Page: ComponentType, flags: Record<string, boolean>): Promise<string[]> {
  here.gateway.switches.whitelabel = flags;
  await $status.reload();
  view = await show(<Page />);
  await until(() => view.element.querySelector('form, .form__notice, .trial-button'));
  const ways = [...view.element.querySelectorAll('.method-switch__method')].map(
    (one) => `${one.textContent}${one.getAttribute('aria-pressed') === 'true' ? '!' : ''}`,
  );
  const fields = [...view.element.querySelectorAll<HTMLInputElement>('form input[name]')].map(
    ({ name }) => name,
  );
  const texts = view.element.textContent ?? '';
  return [
    ...ways,
    ...fields.filter((name) => ['username', 'mobileNum', 'verificationCode', 'email'].includes(name)),
    ...(texts.includes('Get code') ? ['Get code'] : []),
    ...(texts.includes('Try for free') ? ['Try for free'] : []),
    ...(view.element.querySelector('.form__notice') ? ['notice'] : []),
  ];
}

const [N, M] = ['Username', 'Mobile number'];
test.each<[number, number, number, string[]]>([
  // USERNAMEREG3, MOBILENUMREG3, REGMOBVERF3
  [0, 0, 0, ['notice']],
  [0, 0, 1, ['notice']],
  [0, 1, 0, ['mobileNum', 'email']],
  [0, 1, 1, ['mobileNum', 'verificationCode', 'email', 'Get code']],
  [1, 0, 0, ['username', 'mobileNum', 'email']],
  [1, 0, 1, ['username', 'mobileNum', 'email']],
  [1, 1, 0, [`${N}!`, M, 'username', 'mobileNum', 'email']],
  [1, 1, 1, [`${N}!`, M, 'username', 'mobileNum', 'email']],
])(
  'RG-1 RG-4 USERNAMEREG3 %i, MOBILENUMREG3 %i, REGMOBVERF3 %i: registration has %j',
  async (name, mobile, code, parts) => {
    const flags = { USERNAMEREG3: !!name, MOBILENUMREG3: !!mobile, REGMOBVERF3: !!code };
    expect(await partsOf(RegisterPage, flags)).toEqual(parts);
  },
);

test.each<[number, number, string[]]>([
  // MOBILEVERCODELOGIN3, FREEPLAY3
  [0, 0, ['username']],
  [0, 1, ['username', 'Try for free']],
  [1, 0, [`${N}!`, M, 'username']],
  [1, 1, [`${N}!`, M, 'username', 'Try for free']],
])('LG-1 SE-2 MOBILEVERCODELOGIN3 %i, FREEPLAY3 %i: login has %j', async (sms, free, parts) => {
  expect(await partsOf(LoginPage, { MOBILEVERCODELOGIN3: !!sms, FREEPLAY3: !!free })).toEqual(parts);
});

test.each<[number, string[]]>([
  [0, ['username', 'email']],
  [1, [`${M}!`, 'E-mail', 'mobileNum', 'verificationCode', 'Get code']],
])('PW-1 MOBILENUMPASSREG3 %i: recovery has %j', async (phone, parts) => {
  expect(await partsOf(ForgetPage, { MOBILENUMPASSREG3: !!phone })).toEqual(parts);
});

test.each<[number, string[]]>([
  [0, ['notice']],
  [1, ['Try for free']],
])('SE-2 FREEPLAY3 %i: the page of free play has %j', async (free, parts) => {
  expect(await partsOf(TrialPage, { FREEPLAY3: !!free })).toEqual(parts);
});
