import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getProtection } from '../../../../src/gateway/endpoints/protection.ts';
import { registerByName } from '../../../../src/gateway/endpoints/register.ts';
import { call } from '../../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../../src/i18n/language.ts';
import RegisterPage from '../../../../src/pages/register.tsx';
import { $session } from '../../../../src/session/session.ts';
import { description, fill } from '../../../support/fields.ts';
import { show } from '../../../support/show.tsx';
import { environmentPerTest } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';
import { agreeAndRegister, toLastStep } from '../support/steps.ts';

const here = environmentPerTest({ protection: { pack: 'ontario' } });
beforeEach(async () => {
  await loadMessages(['account']);
  // Loads when its step is shown, which takes long on a busy machine.
  await import('../../../../src/features/account/register/protection-field.tsx');
  await show(<RegisterPage />);
  await screen.findByText('Step 1 of 2: Your login');
  await fill('Username', 'fresh_1');
  for (const label of ['Password', 'Confirm password']) await fill(label, 'abcd-1234');
});

test('refuses players below the market’s age and dates that do not exist', async () => {
  await toLastStep();
  const group = screen.getByRole('group', { name: /^Date of birth/ });
  expect(description(group)).toBe('You must be at least 19 years old.');
  await user.click(screen.getByRole('checkbox'));
  for (const [year, message] of [
    [String(new Date().getUTCFullYear() - 18), 'You must be at least 19 years old.'],
    ['1850', 'This date does not exist.'],
    ['', 'This date does not exist.'],
  ] as const) {
    const input = await fill('Year', year);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect([description(group), input.getAttribute('aria-invalid')]).toEqual([message, 'true']);
    expect(document.activeElement?.getAttribute('name')).toBe('birthDate');
  }
  expect(here.sentTo(registerByName)).toEqual([]);
});

test('asks for a deposit limit where the market wants it, and sets it', async () => {
  await agreeAndRegister();
  const choice = screen.getByRole('combobox', { name: 'Deposit limit *' });
  expect(description(choice)).toBe('Please fill this in');
  await user.selectOptions(choice, 'A limit per 7 days');
  const amount = await fill('Amount (INR)', '1,000');
  await agreeAndRegister();
  expect(description(amount)).toBe('Enter an amount without separators of thousands.');
  await fill('Amount (INR)', '500,5');
  await agreeAndRegister();
  await waitFor(() => expect($session.get()?.userName).toBe('fresh_1'));
  const { limits } = await call(getProtection, {});
  expect(limits.filter(({ value }) => value !== null)).toMatchObject([
    { kind: 'deposit', period: 'week', value: 500.5 },
  ]);
});

test('shows the risk before the terms', async () => {
  await toLastStep();
  screen.getByText(/^Gambling can be addictive/);
});
