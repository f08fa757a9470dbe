import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SecurityCard } from '../../../src/features/member/security-card.tsx';
import { AccountRecord } from '../../../src/features/records/account-record.tsx';
import { BetRecord } from '../../../src/features/records/bet-record.tsx';
import { DepositRecord } from '../../../src/features/records/deposit-record.tsx';
import { ProfitAndLoss } from '../../../src/features/records/profit-and-loss.tsx';
import { getBetRecords } from '../../../src/gateway/endpoints/records.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import RecordsPage from '../../../src/pages/records.tsx';
import { platform } from '../../../src/platform/platform.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { inView } from '../../support/in-view.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { setWindowWidth } from '../../support/window-width.ts';

const categories = [
  { code: 'RNG', name: 'Slots' },
  { code: 'LIVE', name: 'Live' },
];
let here: TestEnvironment;

beforeEach(async () => {
  inView(false);
  setWindowWidth(390);
  here = await testEnvironment({ clock: () => new Date(2026, 2, 10, 20).getTime() });
  await loadMessages(['member', 'records']);
  await here.signIn();
});

const rows = () => screen.findAllByRole('listitem');
const choose = (range: string) => user.click(screen.getByRole('tab', { name: range }));
/** Returns a row's values by label. */
function detailsOf(row: HTMLElement): Record<string, string | null> {
  const names = within(row).getAllByRole('term');
  const values = within(row).getAllByRole('definition');
  return Object.fromEntries(names.map((name, index) => [name.textContent, values[index]!.textContent]));
}

test('a longer range than today adds bets, a category filters them; each row has stake, win, time and state', {
  tags: ['WL-2'],
}, async () => {
  await show(<BetRecord categories={categories} />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('30 days');
  const month = (await rows()).length;
  await choose('Today');
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(month));
  await choose('30 days');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(month));
  const [row] = await rows();
  expect(detailsOf(row!)).toMatchObject({ Stake: expect.stringMatching(/^₹/) });
  within(row!).getByText(/^(Won|Lost)$/);
  within(row!).getByText(/^\d+:\d\d [AP]M$/);
  expect(within(row!).getByText(/^[+-]₹[\d,.]+$/).tagName).toBe('BDI');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Live');
  await waitFor(async () => {
    for (const row of screen.getAllByRole('listitem')) within(row).getByText('Live');
  });
});

/** Returns the texts of a card's lines, without its details. */
const linesOf = (row: HTMLElement) =>
  [...row.querySelectorAll('p')].map(({ textContent }) => plain(textContent).replace(/\s/g, ' '));
/** Has the account record answer with these movements of today and the day before. */
function serveMovements(...movements: object[]): void {
  here.gateway.faults!.rewrite('getTransactions', (value) => ({
    ...value,
    list: movements.map((one, index) => ({ id: `m${index}`, amount: 40, balance: 1000, ...one })),
  }));
}
const TODAY = new Date(2026, 2, 10, 9, 5).getTime();
const HOURS = 60 * 60_000;

test('a movement is titled by its game with the kind below, and by its kind where it has no title', {
  tags: ['WL-2'],
}, async () => {
  serveMovements(
    { kind: 'win', title: 'Dusk Tower', iconUrl: '/art/7.avif', at: TODAY },
    { kind: 'reward', amount: -5, at: TODAY },
  );
  await show(<AccountRecord team={false} />);
  const [win, reward] = await rows();
  expect(linesOf(win!)).toEqual(['Dusk Tower+₹40.00', 'Win · 9:05 AMBalance ₹1,000.00']);
  expect(win!.querySelector('img')?.getAttribute('src')).toMatch(/\/art\/7\.avif$/);
  expect(linesOf(reward!)).toEqual(['Reward−₹5.00', '9:05 AMBalance ₹1,000.00']);
  expect([reward!.querySelector('img'), reward!.querySelector('svg') === null]).toEqual([null, false]);
});

test('cards are listed by day', { tags: ['WL-2'] }, async () => {
  serveMovements(
    { kind: 'bet', at: TODAY },
    { kind: 'bet', at: TODAY - 9 * HOURS },
    { kind: 'bet', at: TODAY - 10 * HOURS },
    { kind: 'bet', at: TODAY - 80 * 24 * HOURS },
  );
  await show(<AccountRecord team={false} />);
  await rows();
  const days = screen
    .getAllByRole('list')
    .map((list) => [list.getAttribute('aria-label'), within(list).getAllByRole('listitem').length]);
  expect(days).toEqual([
    ['Today', 2],
    ['Mon, Mar 9', 1],
    ['Sat, Dec 20, 2025', 1],
  ]);
  for (const [name] of days.slice(0, 2)) screen.getByText(String(name), { selector: 'p' });
});

test('a table of movements has titles only where the gateway has some', { tags: ['WL-2'] }, async () => {
  setWindowWidth(1280);
  platform().ownDevice = true;
  serveMovements({ kind: 'bet', at: TODAY });
  const headers = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  await show(<AccountRecord team={false} />);
  expect(await headers()).toEqual(['Time', 'Type', 'Amount', 'Balance']);
  cleanup();
  serveMovements({ kind: 'bet', title: 'Dusk Tower', at: TODAY });
  await show(<AccountRecord team={false} />);
  await choose('7 days');
  expect(await headers()).toEqual(['Time', 'Game or method', 'Type', 'Amount', 'Balance']);
});

test('a deposit is titled by its method', { tags: ['WL-2'] }, async () => {
  here.gateway.faults!.rewrite('getDeposits', (value) => {
    const [first, second] = value.list as object[];
    return {
      ...value,
      list: [
        { ...first, method: 'UPI' },
        { ...second, method: '' },
      ],
    };
  });
  await show(<DepositRecord />);
  const [first, second] = await rows();
  expect(first!.querySelector('strong')?.textContent).toBe('UPI');
  expect(second!.querySelector('strong')?.textContent).toBe('Deposit');
});

test('a card of a lost bet has no win of zero', { tags: ['WL-2'] }, async () => {
  here.gateway.faults!.rewrite('getBetRecords', (value) => {
    const [first, second] = value.list as object[];
    return {
      ...value,
      list: [
        { ...first, bet: 50, win: 0, state: 'lost' },
        { ...second, bet: 50, win: 40, state: 'lost' },
      ],
    };
  });
  await show(<BetRecord categories={categories} />);
  const [none, some] = await rows();
  expect(detailsOf(none!)).toEqual({ Stake: '₹50.00' });
  expect(detailsOf(some!)).toEqual({ Stake: '₹50.00', Win: '₹40.00' });
});

test('shows what is below an empty record only while no bet is listed', { tags: ['WL-2'] }, async () => {
  await show(<BetRecord categories={categories} belowEmpty={<p>Hot games</p>} />);
  await rows();
  expect(screen.queryByText('Hot games')).toBeNull();
  cleanup();
  await here.signIn('newbie');
  await show(<BetRecord categories={categories} belowEmpty={<p>Hot games</p>} />);
  await screen.findByText('Hot games');
});

test('shows a failure and retries on a tap', { tags: ['WL-2'] }, async () => {
  here.gateway.faults!.set({ endpoint: 'getDeposits', malformed: 'truncated', times: 1 });
  await show(<DepositRecord />);
  await user.click(await screen.findByRole('button', { name: 'Loading failed, click to retry' }));
  await choose('30 days');
  await rows();
});

test('says that there is no data', { tags: ['WL-2', 'WL-3'] }, async () => {
  await act(() => here.signIn('guest40'));
  await show(<AccountRecord team={false} />);
  await screen.findByText(/^Nothing in this period/);
  cleanup();
  await show(<ProfitAndLoss categories={categories} />);
  await screen.findByText(/^Nothing in this period/);
});

test('profit and loss without bets has rewards and content below, no export and no word of an empty period', {
  tags: ['WL-3'],
}, async () => {
  here.gateway.faults!.rewrite('getProfitAndLoss', (value) => ({ ...value, list: [], bet: 0, win: 0 }));
  await show(<ProfitAndLoss categories={categories} belowEmpty="Games" />);
  await screen.findByText('Rewards and cashback');
  screen.getByText('Games');
  expect(screen.queryByText(/^Nothing in this period/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('the account record begins with the kind of movements in its address', { tags: ['WL-2'] }, async () => {
  history.replaceState(null, '', '/m/transaction/record?kind=withdraw');
  await show(<RecordsPage />);
  await choose('30 days');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('withdraw');
  for (const row of await rows()) within(row).getByText('Withdrawal');
});

test('profit and loss names categories and prints signs', { tags: ['WL-3'] }, async () => {
  await show(<ProfitAndLoss categories={categories} />);
  await choose('30 days');
  await screen.findByText('Slots');
  for (const row of await rows()) within(row).getByText(/^[+−]₹/);
});

test('each category has a bar in proportion to its result', { tags: ['WL-3'] }, async () => {
  here.gateway.faults!.rewrite('getProfitAndLoss', (value) => ({
    ...value,
    list: [
      { gameType: 'RNG', count: 2, bet: 100, win: 20 },
      { gameType: 'LIVE', count: 1, bet: 10, win: 30 },
      { gameType: 'FISH', count: 1, bet: 10, win: 10 },
    ],
  }));
  await show(<ProfitAndLoss categories={categories} />);
  const bars = (await rows()).map((row) => row.querySelector<HTMLElement>('.result-bar')!);
  expect(bars.map(({ style }) => style.getPropertyValue('--share'))).toEqual(['1', '0.25', '0']);
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
  const [from, to] = [/^From/, /^To\b/].map((name) => screen.getByLabelText<HTMLInputElement>(name));
  expect([from!.value, to!.value, to!.max]).toEqual(['2026-03-04', '2026-03-10', '2026-03-10']);
  const requests = () => here.sentTo(getBetRecords).map(({ query }) => Number(query.get('startTime')));
  const before = requests().length;
  const pick = async (first: string) => {
    fireEvent.change(from!, { target: { value: first } });
    await user.click(screen.getByRole('button', { name: 'Show' }));
  };
  await pick('2025-12-08');
  expect(screen.getByRole('alert').textContent).toBe('At most 92 days at a time');
  await pick('2026-03-11');
  expect(screen.getByRole('alert').textContent).toBe('The start date is after the end date');
  expect(requests()).toHaveLength(before);
  await pick('2026-02-20');
  await waitFor(() => expect(requests().at(-1)).toBe(new Date(2026, 1, 20).getTime()));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('on a phone a bet opens a dialog with its details; Escape closes it and restores focus', {
  tags: ['WL-2'],
}, async () => {
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

/** Has the newest bet be one of two selections, the second without odds. */
function serveSelections(): void {
  const selections = [
    { event: 'Calden City – Olympia Korvas', market: 'Total goals', selection: 'Over 2.5', odds: 1.9 },
    { event: 'Port Sabel – Holmvik', market: '', selection: 'Port Sabel' },
  ];
  here.gateway.faults!.rewrite('getBetRecords', (value) => {
    const [first, ...others] = value.list as object[];
    return { ...value, list: [{ ...first, selections }, ...others] };
  });
}
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test('a bet of a slip names match, selection, market and odds of each selection in its details', {
  tags: ['WL-2'],
}, async () => {
  serveSelections();
  await show(<BetRecord categories={categories} />);
  const [row] = await rows();
  await user.click(within(row!).getByRole('button'));
  const details = detailsOf(screen.getByRole('dialog'));
  expect(plain(details['Calden City – Olympia Korvas']!)).toBe('Over 2.5 · Total goals · 1.90');
  expect(plain(details['Port Sabel – Holmvik']!)).toBe('Port Sabel');
});

test('a table of bets has a column of selections where a bet has some', { tags: ['WL-2'] }, async () => {
  setWindowWidth(1280);
  platform().ownDevice = true;
  serveSelections();
  await show(<BetRecord categories={categories} />);
  const table = await screen.findByRole('table', { name: 'Betting record' });
  const headers = within(table).getAllByRole('columnheader');
  const index = headers.findIndex(({ textContent }) => textContent === 'Selections');
  const [first, second] = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(within(row).getAllByRole('cell')[index]!.textContent));
  expect(first).toBe(
    'Calden City – Olympia Korvas\nOver 2.5 · Total goals · 1.90\nPort Sabel – Holmvik\nPort Sabel',
  );
  expect(second).toBe('');
});

test('from 1024 px on, a record is a table with all fields; its newest entry is first', {
  tags: ['WL-2'],
}, async () => {
  setWindowWidth(1280);
  platform().ownDevice = true;
  await show(<BetRecord categories={categories} />);
  const table = await screen.findByRole('table', { name: 'Betting record' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    'Time',
    'Game',
    'Category',
    'Stake',
    'Win',
    'Result',
    'Status',
    'Order',
  ]);
  expect(headers.map((header) => header.getAttribute('aria-sort')).filter(Boolean)).toEqual(['descending']);
  expect(headers[0]!.getAttribute('aria-sort')).toBe('descending');
  expect(screen.queryByRole('list')).toBeNull();
});

/** Returns the amounts of a column of the table. */
function amountsIn(column: number): number[] {
  const [, ...entries] = screen.getAllByRole('row');
  return entries.map((row) =>
    Number(
      within(row)
        .getAllByRole('cell')
        [column]!.textContent.replace(/[^\d.-]/g, ''),
    ),
  );
}

test('a column sorts all entries of the range, also those that were not loaded; a second press reverses', {
  tags: ['WL-2'],
}, async () => {
  setWindowWidth(1280);
  platform().ownDevice = true;
  // The gateway answers in pages of 20.
  here.gateway.faults!.set({ endpoint: 'getBetRecords', query: { pageSize: '20' } });
  await show(<BetRecord categories={categories} />);
  await choose('30 days');
  await waitFor(() => expect(amountsIn(3)).toHaveLength(20));
  const stake = () => screen.getByRole('columnheader', { name: 'Stake' });
  await user.click(within(stake()).getByRole('button'));
  await waitFor(() => expect(stake().getAttribute('aria-sort')).toBe('descending'));
  expect(screen.getByRole('columnheader', { name: 'Time' }).getAttribute('aria-sort')).toBeNull();
  const largest = amountsIn(3);
  expect(largest).toHaveLength(50);
  expect(largest).toEqual(largest.toSorted((one, other) => other - one));
  const pages = here.sentTo(getBetRecords).length;
  await user.click(within(stake()).getByRole('button'));
  expect(stake().getAttribute('aria-sort')).toBe('ascending');
  const smallest = amountsIn(3);
  expect(smallest).toEqual(smallest.toSorted((one, other) => one - other));
  expect(smallest[0]).toBeLessThan(largest[0]!);
  // The entries that were read serve every order.
  expect(here.sentTo(getBetRecords)).toHaveLength(pages);
});

test('a failed sort keeps the order and says why', { tags: ['WL-2'] }, async () => {
  setWindowWidth(1280);
  platform().ownDevice = true;
  await show(<BetRecord categories={categories} />);
  await choose('30 days');
  await waitFor(() => expect(amountsIn(3)).toHaveLength(20));
  here.gateway.faults!.set({ endpoint: 'getBetRecords', malformed: 'truncated', times: 1 });
  const stake = screen.getByRole('columnheader', { name: 'Stake' });
  await user.click(within(stake).getByRole('button'));
  await waitFor(() => expect($toast.get()?.kind).toBe('failure'));
  expect(screen.getByRole('columnheader', { name: 'Time' }).getAttribute('aria-sort')).toBe('descending');
});

test('another account closes the details', { tags: ['WL-2'] }, async () => {
  await show(<BetRecord categories={categories} />);
  await user.click(within((await rows())[0]!).getByRole('button'));
  screen.getByRole('dialog');
  await act(() => here.signIn('ravi1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
