import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import { getProtection } from '../../../src/gateway/endpoints/protection.ts';
import { registerByName } from '../../../src/gateway/endpoints/register.ts';
import { deposit } from '../../../src/gateway/endpoints/wallet.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import DepositPage from '../../../src/pages/deposit.tsx';
import { PERSONAL_PREFIX } from '../../../src/session/session.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { fill } from '../../support/fields.ts';
import { inView } from '../../support/in-view.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const PASSWORD = 'quiet-river-7';
const QUESTION = { name: 'Set a deposit limit' };

let here: TestEnvironment;
const start = async (pack: string) => {
  here = await testEnvironment({ protection: { pack } });
  await loadMessages(['wallet', 'promotions', 'protection']);
};
beforeEach(() => inView(false));
afterEach(() => $toast.set(undefined));

/** Registers a member without a limit, and logs in. */
async function join(): Promise<void> {
  const member = {
    username: 'fresh01',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthDate: '1990-05-07',
  };
  const site = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
  await call(registerByName, { body: { ...member, ...site, depositLimit: null } });
  await here.signIn('fresh01', PASSWORD);
}

test('a pack that demands it asks for a limit before the first deposit, in place of the form', async () => {
  await start('germany');
  await join();
  await show(<DepositPage />);
  const question = within(await screen.findByRole('region', QUESTION));
  expect(screen.queryAllByRole('radio')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Set: Deposit limit, 7 days' }));
  await fill('Deposit limit, 7 days (INR)', '2000');
  await user.click(question.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('region', QUESTION)).toBeNull();
  await expect(
    call(deposit, { body: { amount: 2_001, method: 'upi', requestId: 'more-than-the-limit' } }),
  ).rejects.toMatchObject({ code: 'limit.deposit' });
});

test('the form follows without a limit, and stays when a deposit has the limits read again', async () => {
  await start('germany');
  await join();
  await show(<DepositPage />);
  await screen.findByRole('region', QUESTION);
  await user.click(screen.getByRole('button', { name: 'Continue without a limit' }));
  const [method] = await screen.findAllByRole('radio');
  await act(async () => {
    await call(deposit, { body: { amount: 500, method: 'upi', requestId: 'the-first-deposit-of-all' } });
    invalidate(`${PERSONAL_PREFIX}payments/protection`);
  });
  await waitFor(() => expect(here.sentTo(getProtection)).toHaveLength(2));
  expect(document.contains(method!)).toBe(true);
  // After a deposit the gateway asks no more.
  expect(await call(getProtection, {})).toMatchObject({ limitsAsked: false });
});

test.each([
  ['a pack does not demand it', 'general', join],
  ['the member has deposited before', 'germany', () => here.signIn('maya7')],
  [
    'the rules cannot be read',
    'germany',
    async () => {
      await join();
      here.gateway.faults!.set({ endpoint: 'getProtection', status: 500 });
    },
  ],
])('the form follows without a question if %s', async (_, pack, signIn) => {
  await start(pack);
  await signIn();
  await show(<DepositPage />);
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('region', QUESTION)).toBeNull();
});
