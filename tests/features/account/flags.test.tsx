import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import ForgetPage from '../../../src/pages/forget.tsx';
import LoginPage from '../../../src/pages/login.tsx';
import RegisterPage from '../../../src/pages/register.tsx';
import TrialPage from '../../../src/pages/trial.tsx';
import { queryField } from '../../support/fields.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;

beforeAll(async () => {
  here = await testEnvironment();
  await loadMessages(['account', 'promotions']);
});

const FIELDS = ['Username', 'Mobile number', 'Code by SMS', 'E-mail'];
const BUTTONS = ['Get code', 'Free play'];
const NOTICES = [/contact customer service/i, /does not offer free play/];

/** Returns the methods with the chosen one marked, then the fields and important buttons. */
async function partsOf(Page: ComponentType, flags: Record<string, boolean>): Promise<string[]> {
  here.gateway.switches.whitelabel = flags;
  await $status.reload();
  await show(<Page />);
  const ready = /^(Log in|Register|Continue|Send temporary password|Set password|Free play)$/;
  await screen.findAllByText((text, element) =>
    element?.tagName === 'BUTTON' ? ready.test(text) : NOTICES.some((notice) => notice.test(text)),
  );
  const ways = screen.queryAllByRole('button', { pressed: true, name: /^(Username|Mobile number|E-mail)$/ });
  const others = screen.queryAllByRole('button', {
    pressed: false,
    name: /^(Username|Mobile number|E-mail)$/,
  });
  return [
    ...ways.map((way) => `${way.textContent}!`),
    ...others.map((way) => way.textContent),
    ...FIELDS.filter(queryField),
    ...BUTTONS.filter((name) => screen.queryByRole('button', { name })),
    ...(NOTICES.some((notice) => screen.queryByText(notice)) ? ['notice'] : []),
  ];
}

const [N, M, C, E] = FIELDS;
test.each<[number, number, number, string[]]>([
  [0, 0, 0, ['notice']],
  [0, 0, 1, ['notice']],
  [0, 1, 0, [M!, E!]],
  [0, 1, 1, [M!, C!, E!, 'Get code']],
  [1, 0, 0, [N!, M!, E!]],
  [1, 0, 1, [N!, M!, E!]],
  [1, 1, 0, [`${N}!`, M!, N!, M!, E!]],
  [1, 1, 1, [`${N}!`, M!, N!, M!, E!]],
])(
  'USERNAMEREG3 %i, MOBILENUMREG3 %i, REGMOBVERF3 %i: registration shows %j',
  { tags: ['RG-1', 'RG-4'] },
  async (name, mobile, code, parts) => {
    const flags = { USERNAMEREG3: !!name, MOBILENUMREG3: !!mobile, REGMOBVERF3: !!code };
    expect(await partsOf(RegisterPage, flags)).toEqual(parts);
  },
);

test.each<[number, number, string[]]>([
  [0, 0, [N!]],
  [0, 1, [N!, 'Free play']],
  [1, 0, [`${N}!`, M!, N!]],
  [1, 1, [`${N}!`, M!, N!, 'Free play']],
])(
  'MOBILEVERCODELOGIN3 %i, FREEPLAY3 %i: login shows %j',
  { tags: ['LG-1', 'SE-2'] },
  async (sms, free, parts) => {
    expect(await partsOf(LoginPage, { MOBILEVERCODELOGIN3: !!sms, FREEPLAY3: !!free })).toEqual(parts);
  },
);

test.each<[number, string[]]>([
  [0, [N!, E!]],
  [1, [`${M}!`, E!, M!, C!, 'Get code']],
])('MOBILENUMPASSREG3 %i: recovery shows %j', { tags: ['PW-1'] }, async (phone, parts) => {
  expect(await partsOf(ForgetPage, { MOBILENUMPASSREG3: !!phone })).toEqual(parts);
});

test.each<[number, string[]]>([
  [0, ['notice']],
  [1, ['Free play']],
])('FREEPLAY3 %i: the free-play page shows %j', { tags: ['SE-2'] }, async (free, parts) => {
  expect(await partsOf(TrialPage, { FREEPLAY3: !!free })).toEqual(parts);
});
