// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SecurityCard } from '../../../src/features/member/security-card.tsx';
import { AccountRecord } from '../../../src/features/records/account-record.tsx';
import { BetRecord } from '../../../src/features/records/bet-record.tsx';
import { DepositRecord } from '../../../src/features/records/deposit-record.tsx';
import { ProfitAndLoss } from '../../../src/features/records/profit-and-loss.tsx';
import { needAreas } from '../../../src/i18n/language.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const categories = [
  { code: 'RNG', name: 'Slots' },
  { code: 'LIVE', name: 'Live' },
];
let here: TestEnvironment;
let view: View;

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  here = await testEnvironment({ clock: () => new Date(2026, 2, 10, 20).getTime() });
  await needAreas(['member', 'records']);
  await here.signIn();
});
afterEach(async () => {
  await view.close();
  here.close();
  vi.unstubAllGlobals();
});

const rows = () => view.element.querySelectorAll('.record');
const tab = (name: string) =>
  [...view.element.querySelectorAll('[role="tab"]')].find((one) => one.textContent === name);

test('WL-2 a longer range brings more bets, a category only its own; every row has stake, win, time and state', async () => {
  view = await show(<BetRecord categories={categories} />);
  const today = await until(() => rows().length);
  await click(tab('30 days'));
  await until(() => rows().length > today);
  expect(rows()[0]!.textContent).toMatch(/Stake.*Win/);
  expect(rows()[0]!.querySelector('.record__state')?.textContent).toMatch(/Won|Lost/);
  expect(rows()[0]!.querySelector('bdi.record__amount')).not.toBeNull();
  const select = view.element.querySelector('select')!;
  await act(async () => {
    select.value = 'LIVE';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await until(() => rows().length && [...rows()].every((row) => row.textContent?.includes('CategoryLive')));
});

test('WL-2 a failed record says so and is read again on a tap', async () => {
  here.gateway.faults!.set({ endpoint: 'getDeposits', malformed: 'truncated', times: 1 });
  view = await show(<DepositRecord />);
  const retry = await until(() => view.element.querySelector('[role="alert"] button'));
  await click(retry);
  await click(tab('30 days'));
  await until(() => rows().length);
});

test('WL-2 WL-3 whoever has not played is told that there is nothing', async () => {
  await act(() => here.signIn('newbie'));
  view = await show(<AccountRecord team={false} />);
  await until(() => view.element.querySelector('.async-view--empty'));
  await view.close();
  view = await show(<ProfitAndLoss categories={categories} />);
  await until(() => view.element.querySelector('.async-view--empty'));
});

test('WL-3 profit and loss names the categories and says signs', async () => {
  view = await show(<ProfitAndLoss categories={categories} />);
  await click(tab('30 days'));
  await until(() => view.element.textContent?.includes('Slots'));
  for (const row of rows()) expect(row.querySelector('.record__amount')?.textContent).toMatch(/^[+-]/);
});

test('WL-4 what is bound is masked by the gateway; the rest is not bound', async () => {
  view = await show(<SecurityCard />);
  await until(() => view.element.textContent?.includes('ma•••@example.com'));
  expect(view.element.textContent).toContain('+91••••••3210');
  expect(view.element.textContent).not.toContain('maya7@');
  await view.close();
  await act(() => here.signIn('trial4'));
  view = await show(<SecurityCard />);
  await until(() => view.element.textContent?.includes('Not bound'));
});
