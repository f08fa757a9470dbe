import { useStore } from '@nanostores/react';
import { screen, waitFor, within } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { $begunBreak } from '../../../src/features/protection/protection.ts';
import { setLimit } from '../../../src/gateway/endpoints/protection.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import DepositPage from '../../../src/pages/deposit.tsx';
import ProtectionPage from '../../../src/pages/protection.tsx';
import { $session } from '../../../src/session/session.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { ConfirmationHost } from '../../../src/ui/confirmation-host.tsx';
import { $toast } from '../../../src/ui/toasts.ts';
import { fill } from '../../support/fields.ts';
import { inView } from '../../support/in-view.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
beforeEach(async () => {
  inView(false);
  here = await testEnvironment();
  await loadMessages(['protection', 'wallet']);
});
afterEach(() => {
  cleanStores($begunBreak);
  $confirmation.set(undefined);
});

function Page() {
  const question = useStore($confirmation);
  return (
    <>
      <ProtectionPage />
      {question && <ConfirmationHost />}
    </>
  );
}

/** Opens the page as a member. */
async function open() {
  await here.signIn();
  await show(<Page />);
  await screen.findByRole('region', { name: 'Deposit limit' });
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const deposits = () => within(screen.getByRole('region', { name: 'Deposit limit' }));
const change = (value: string) => fill('Deposit limit, 24 hours (INR)', value);

test('shows visitors who helps, and the login', async () => {
  await show(<Page />);
  const login = screen.getByRole('link', { name: 'Log in' });
  expect(login.getAttribute('href')).toContain('/m/login');
  screen.getByRole('link', { name: /^Gambling Therapy/ });
  const tools = within(screen.getByRole('region', { name: 'Play safely' })).getAllByRole('listitem');
  expect(tools.map((tool) => within(tool).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Deposit limit',
    'Reality check',
    'Take a break',
  ]);
});

test('sets a limit at once and writes it into the history', async () => {
  await open();
  await press('Set: Deposit limit, 24 hours');
  await change('1,000.50');
  await press('Save');
  await deposits().findByText('₹1,000.50');
  deposits().getByText('₹1,000.50 left');
  expect($toast.get()?.text).toBe('protection.limitSet');
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect((await history.findByRole('listitem')).textContent).toContain(
    'Limit setDeposit limit, 24 hours: ₹1,000.50',
  );
});

test.each([
  ['10.005', 'Enter an amount in figures, or nothing for no limit.'],
  ['ten', 'Enter an amount in figures, or nothing for no limit.'],
  ['10,000,001', 'This limit is too high.'],
])('refuses %s as a limit', async (value, message) => {
  await open();
  await press('Set: Deposit limit, 24 hours');
  await change(value);
  await press('Save');
  screen.getByText(message);
});

test('reads limits in a currency without decimals', async () => {
  here = await testEnvironment({ config: { currency: 'JPY' } });
  await open();
  await press('Set: Deposit limit, 24 hours');
  await fill('Deposit limit, 24 hours (JPY)', '1000.5');
  await press('Save');
  screen.getByText('Enter an amount in figures, or nothing for no limit.');
  await fill('Deposit limit, 24 hours (JPY)', '1,000');
  await press('Save');
  await deposits().findByText('¥1,000');
});

test('names a limit with the language’s own comma', async () => {
  here = await testEnvironment({ language: 'UR' });
  await loadMessages(['protection']);
  await here.signIn();
  await show(<Page />);
  expect(await screen.findAllByRole('button', { name: /ڈپازٹ کی حد.?، / })).toHaveLength(3);
});

test.each([
  ['Save', 'Change: Deposit limit, 24 hours'],
  ['Cancel', 'Set: Deposit limit, 24 hours'],
])('returns the focus to the button of the limit after %s', async (name, button) => {
  await open();
  await press('Set: Deposit limit, 24 hours');
  await change('500');
  await press(name);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: button })));
});

test('shows a looser limit that waits, and withdraws it', async () => {
  await here.signIn();
  await call(setLimit, { body: { kind: 'deposit', period: 'day', value: 0 } });
  await call(setLimit, { body: { kind: 'deposit', period: 'day', value: 5 } });
  await show(<Page />);
  const waiting = await screen.findByRole('group', { name: 'Deposit limit, 24 hours' });
  expect(waiting.textContent).toMatch(/^₹5.00: you can confirm this from /);
  expect(within(waiting).queryByRole('button', { name: 'Confirm' })).toBeNull();
  await press('Keep the current limit');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Deposit limit, 24 hours' })).toBeNull());
  expect($toast.get()?.text).toBe('protection.eventWithdrawn');
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Change: Deposit limit, 24 hours' }),
  );
});

test.each([
  { hours: 23, ahead: 2, offered: false },
  { hours: 25, ahead: -2, offered: true },
])(
  'offers to confirm a looser limit $hours hours later: $offered, with a clock $ahead hours ahead',
  async (late) => {
    const HOUR = 3_600_000;
    let passed = 0;
    here = await testEnvironment({ clock: () => Date.now() + passed });
    await loadMessages(['protection']);
    await here.signIn();
    await call(setLimit, { body: { kind: 'deposit', period: 'day', value: 0 } });
    await call(setLimit, { body: { kind: 'deposit', period: 'day', value: 5 } });
    passed = late.hours * HOUR;
    here.platform.now = () => Date.now() + passed + late.ahead * HOUR;
    await here.signIn();
    await show(<Page />);
    const waiting = await screen.findByRole('group', { name: 'Deposit limit, 24 hours' });
    await waitFor(() =>
      expect(waiting.textContent).toContain(late.offered ? 'Do you still want' : 'you can confirm this from'),
    );
    expect(within(waiting).queryByRole('button', { name: 'Confirm' }) !== null).toBe(late.offered);
  },
);

test('starts a break only after a confirmation, ends the session and says until when', async () => {
  await open();
  await press('24 hours');
  const question = await screen.findByRole('dialog', { name: 'Take a break: 24 hours?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect($session.get()).toBeDefined();
  await press('24 hours');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start the break' }),
  );
  await screen.findByText(/^You can log in again from /);
  screen.getByRole('link', { name: /^Gambling Therapy/ });
  expect($session.get()).toBeUndefined();
});

test('the deposit page says what the tightest limit leaves before a deposit is tried', async () => {
  await here.signIn();
  await call(setLimit, { body: { kind: 'deposit', period: 'day', value: 150 } });
  await show(<DepositPage />);
  const limits = await screen.findByRole('link', {
    name: 'Limits You can deposit ₹150.00 more (24 hours).',
  });
  expect(limits.getAttribute('href')).toBe('/m/protection');
});

test('sets how often a game stops for a reality check', async () => {
  await open();
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Reality check' });
  expect([choice.value, choice.options.length]).toEqual(['60', 6]);
  await user.selectOptions(choice, '15 minutes');
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect((await history.findByRole('listitem')).textContent).toContain(
    'Interval of reality checks set15 minutes',
  );
  expect(choice.value).toBe('15');
});
