import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SecurityCard } from '../../../src/features/member/security-card.tsx';
import { AccountRecord } from '../../../src/features/records/account-record.tsx';
import { BetRecord } from '../../../src/features/records/bet-record.tsx';
import { DepositRecord } from '../../../src/features/records/deposit-record.tsx';
import { ProfitAndLoss } from '../../../src/features/records/profit-and-loss.tsx';
import { getBetRecords } from '../../../src/gateway/endpoints/records.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { inView } from '../../support/in-view.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const categories = [
  { code: 'RNG', name: 'Slots' },
  { code: 'LIVE', name: 'Live' },
];
let here: TestEnvironment;

beforeEach(async () => {
  inView(false);
  here = await testEnvironment({ clock: () => new Date(2026, 2, 10, 20).getTime() });
  await loadMessages(['member', 'records']);
  await here.signIn();
});
afterEach(() => here.close());

/** Sets the window's width in pixels. */
const wide = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width });
const rows = () => screen.findAllByRole('listitem');
const choose = (range: string) => user.click(screen.getByRole('tab', { name: range }));
/** Returns a row's values by label. */
function detailsOf(row: HTMLElement): Record<string, string | null> {
  const names = within(row).getAllByRole('term');
  const values = within(row).getAllByRole('definition');
  return Object.fromEntries(names.map((name, index) => [name.textContent, values[index]!.textContent]));
}

test('a longer range adds bets, a category filters them; each row has stake, win, time and state', {
  tags: ['WL-2'],
}, async () => {
  await show(<BetRecord categories={categories} />);
  const today = (await rows()).length;
  await choose('30 days');
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(today));
  const [row] = await rows();
  expect(detailsOf(row!)).toMatchObject({
    Stake: expect.stringMatching(/^₹/),
    Win: expect.stringMatching(/^₹/),
  });
  within(row!).getByText(/^(Won|Lost)$/);
  expect(within(row!).getByText(/^[+-]₹[\d,.]+$/).tagName).toBe('BDI');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Live');
  await waitFor(async () => {
    for (const row of screen.getAllByRole('listitem'))
      expect(detailsOf(row)).toMatchObject({ Category: 'Live' });
  });
});

test('shows a failure and retries on a tap', { tags: ['WL-2'] }, async () => {
  here.gateway.faults!.set({ endpoint: 'getDeposits', malformed: 'truncated', times: 1 });
  await show(<DepositRecord />);
  await user.click(await screen.findByRole('button', { name: 'Loading failed, click to retry' }));
  await choose('30 days');
  await rows();
});

test('says that there is no data', { tags: ['WL-2', 'WL-3'] }, async () => {
  await act(() => here.signIn('newbie'));
  await show(<AccountRecord team={false} />);
  await screen.findByText(/^Nothing in this period/);
  cleanup();
  await show(<ProfitAndLoss categories={categories} />);
  await screen.findByText(/^Nothing in this period/);
});

test('profit and loss names categories and prints signs', { tags: ['WL-3'] }, async () => {
  await show(<ProfitAndLoss categories={categories} />);
  await choose('30 days');
  await screen.findByText('Slots');
  for (const row of await rows()) within(row).getByText(/^[+-]₹/);
});

test('shows masked contacts, and others as not bound', { tags: ['WL-4'] }, async () => {
  await show(<SecurityCard />);
  await screen.findByText('ma•••@example.com');
  screen.getByText('+91••••••3210');
  expect(screen.queryByText(/maya7@/)).toBeNull();
  cleanup();
  await act(() => here.signIn('trial4'));
  await show(<SecurityCard />);
  expect(await screen.findAllByText('Not linked')).not.toEqual([]);
});

test('a custom range starts as the shown one; an invalid one shows its error and sends nothing', {
  tags: ['WL-2'],
}, async () => {
  await show(<BetRecord categories={categories} />);
  await choose('7 days');
  await rows();
  await choose('Custom dates');
  const [from, to] = [/^From/, /^To/].map((name) => screen.getByLabelText<HTMLInputElement>(name));
  expect([from!.value, to!.value, to!.max]).toEqual(['2026-03-04', '2026-03-10', '2026-03-10']);
  const asked = () => here.sentTo(getBetRecords).map(({ query }) => Number(query.get('startTime')));
  const before = asked().length;
  const pick = async (first: string) => {
    fireEvent.change(from!, { target: { value: first } });
    await user.click(screen.getByRole('button', { name: 'Show' }));
  };
  await pick('2025-12-08');
  expect(screen.getByRole('alert').textContent).toBe('At most 92 days at a time');
  await pick('2026-03-11');
  expect(screen.getByRole('alert').textContent).toBe('The start date is after the end date');
  expect(asked()).toHaveLength(before);
  await pick('2026-02-20');
  await waitFor(() => expect(asked().at(-1)).toBe(new Date(2026, 1, 20).getTime()));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('on a phone a bet opens a dialog with its details; Escape closes it and restores focus', {
  tags: ['WL-2'],
}, async () => {
  wide(390);
  await show(<BetRecord categories={categories} />);
  const [row] = await rows();
  const opens = within(row!).getByRole('button');
  await user.click(opens);
  const dialog = screen.getByRole('dialog', { name: opens.textContent });
  expect(Object.keys(detailsOf(dialog))).toEqual([
    'Category',
    'Time',
    'Status',
    'Stake',
    'Win',
    'Result',
    'Order',
  ]);
  expect(detailsOf(dialog)).toMatchObject({
    Time: expect.stringMatching(/2026.*\d:\d\d:\d\d/),
    Stake: detailsOf(row!).Stake,
    Order: expect.stringMatching(/^[\dA-Z]{10}$/),
  });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opens);
});

test('from 1024 px on, the details show next to the list; another bet replaces them', {
  tags: ['WL-2'],
}, async () => {
  wide(1024);
  await show(<BetRecord categories={categories} />);
  const [first, second] = (await rows()).map((row) => within(row).getByRole('button'));
  const beside = screen.getByRole('region', { name: 'Bet' });
  expect(beside.textContent).toBe('Choose a bet to see its details here.');
  await user.click(first!);
  expect(screen.queryByRole('dialog')).toBeNull();
  within(beside).getByRole('heading', { name: first!.textContent });
  const { Order } = detailsOf(beside);
  expect(first!.getAttribute('aria-controls')).toBe(beside.id);
  await user.click(second!);
  expect([first, second].map((row) => row!.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  within(beside).getByRole('heading', { name: second!.textContent });
  expect(detailsOf(beside).Order).not.toBe(Order);
  // A bet of another range has no details here.
  await choose('7 days');
  expect(screen.getByRole('region', { name: 'Bet' }).textContent).toBe(
    'Choose a bet to see its details here.',
  );
});

test('filtering by account closes the details', { tags: ['WL-2'] }, async () => {
  wide(1024);
  await show(<BetRecord categories={categories} />);
  await user.click(within((await rows())[0]!).getByRole('button'));
  const beside = screen.getByRole('region', { name: 'Bet' });
  within(beside).getByRole('heading');
  await here.signIn('ravi1');
  await waitFor(() => expect(beside.textContent).toBe('Choose a bet to see its details here.'));
});
