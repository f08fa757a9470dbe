import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pages } from '../../../src/pages/entries.ts';
import { routeAt } from '../../../src/routes/routes.ts';
import { $shown, showPage } from '../../../src/shell/page/page-store.ts';
import { Frame } from '../../../src/site/frame.tsx';
import { settle } from '../../support/settle.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';
import { setWindowWidth } from '../../support/window-width.ts';

// Pictures are what the build resolves.
vi.mock('../../../src/shell/header/flags.ts', () => ({ flags: {} }));

async function open(address: string, user?: string) {
  const here = await testEnvironment();
  if (user) await here.signIn(user);
  const route = routeAt(address)!;
  here.platform.here = () => address;
  await showPage(route, pages[route]);
  await show(<Frame />);
}

const balances = () =>
  [...document.querySelectorAll('.balance__amount bdi')].map(({ textContent }) => textContent);

afterEach(() => $shown.set(undefined));

test.each(['/m/help', '/m/set', '/m/message', '/m/notice', '/m/activity'])(
  "a phone shows the member's balance once in the header of %s",
  { tags: ['HD-3', 'RT-10'] },
  async (address) => {
    setWindowWidth(390);
    await open(address, 'maya7');
    await waitFor(() => expect(balances()).toEqual(['₹25,000']));
    expect(document.querySelector('.back-header .balance')).not.toBeNull();
  },
);

test.each([
  ['/m/help', undefined],
  ['/m/changePsw', 'maya7'],
])('the header of %s has no balance for %s', { tags: ['RT-10'] }, async (address, user) => {
  setWindowWidth(390);
  await open(address, user);
  await settle();
  expect(balances()).toEqual([]);
});

test('a wide screen has the balance in the controls of the account alone', { tags: ['HD-3'] }, async () => {
  setWindowWidth(1280);
  await open('/m/help', 'maya7');
  await waitFor(() => expect(balances()).toEqual(['₹25,000']));
  expect(document.querySelector('.wide-account .balance')).not.toBeNull();
});

test.each(['/m/voucherCenter', '/m/withdraw', '/m/member/home', '/m/myAccount/index'])(
  '%s has the balance in the main header alone',
  { tags: ['HD-3', 'WL-1', 'WL-5'] },
  async (address) => {
    setWindowWidth(390);
    await open(address, 'maya7');
    const form = address === '/m/withdraw' || address === '/m/voucherCenter';
    const ready = form ? 'input[name="amount"]' : '.member-card';
    await waitFor(() => expect(document.querySelector(ready)).not.toBeNull());
    await waitFor(() => expect(balances()).toEqual(['₹25,000']));
    expect(document.querySelector('main')!.textContent).not.toContain('Available balance');
    expect(document.querySelector('main .balance')).toBeNull();
  },
);
