import { beforeEach, expect, test } from 'vitest';
import { forgotPassword, setPasswordByPhone } from '../../src/gateway/endpoints/passwords.ts';
import { getSecurity } from '../../src/gateway/endpoints/security.ts';
import { getMember } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gatewayPerTest, NOON } from './harness.ts';
import { latestCode, NOBODY, password, register, requestCode } from './verification.ts';

const HOUR = 60 * 60_000;
const gateway = gatewayPerTest({ faults: true });
beforeEach(() => {
  gateway.switches.whitelabel = { MOBILENUMPASSREG3: true };
});

test('masks numbers and addresses', { tags: ['WL-4'] }, async () => {
  await gateway.signIn('maya7');
  expect(await call(getSecurity, {})).toMatchObject({
    email: 'ma•••@example.com',
    mobile: '+91••••••3210',
    emailChecked: true,
    mobileChecked: true,
  });
  await gateway.signIn('staff41');
  expect(await call(getSecurity, {})).toMatchObject({ email: '', mobile: '' });
});

test.each([
  ['x@example.com', '•••@example.com'],
  ['xy@example.com', 'x•••@example.com'],
  ['xyz@example.com', 'xy•••@example.com'],
])('masks %s as %s', async (email, shown) => {
  await register({ email });
  await gateway.signIn('casey_1', password);
  expect((await call(getSecurity, {})).email).toBe(shown);
});

test('the session has its start and end', { tags: ['WL-4'] }, async () => {
  await gateway.signIn('maya7');
  gateway.pass(HOUR);
  await call(getMember, {});
  expect((await call(getSecurity, {})).session).toEqual({ startedAt: NOON, expiresAt: NOON + 3 * HOUR });
});

test('an address is verified once its owner used a message', { tags: ['WL-4'] }, async () => {
  await register({ email: 'casey@example.com', ...NOBODY });
  await gateway.signIn('casey_1', password);
  const checked = async () => {
    const { emailChecked, mobileChecked } = await call(getSecurity, {});
    return { emailChecked, mobileChecked };
  };
  expect(await checked()).toEqual({ emailChecked: false, mobileChecked: false });
  await call(forgotPassword, { body: { username: 'casey_1', email: 'casey@example.com' } });
  const [letter] = gateway.inbox('casey@example.com');
  await gateway.signIn('casey_1', /password is (\S+)/.exec(letter!.text)![1]);
  await gateway.signIn('casey_1', password);
  expect(await checked()).toEqual({ emailChecked: true, mobileChecked: false });
  gateway.useToken(undefined);
  await requestCode(gateway, 'account', NOBODY);
  const verificationCode = latestCode(gateway, '+919876500000');
  await call(setPasswordByPhone, { body: { ...NOBODY, newPassword: 'calm-river-9', verificationCode } });
  await gateway.signIn('casey_1', 'calm-river-9');
  expect(await checked()).toEqual({ emailChecked: true, mobileChecked: true });
});
