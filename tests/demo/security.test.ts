import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../../src/gateway/client.ts';
import { getSecurity } from '../../src/gateway/endpoints/security.ts';
import { getMember } from '../../src/gateway/endpoints/session.ts';
import { NOON, openGateway, type TestGateway } from './harness.ts';
import { password, register } from './proofs.ts';

const HOUR = 60 * 60_000;
let gateway: TestGateway;
beforeEach(() => {
  gateway = openGateway();
});
afterEach(() => gateway.close());

test('WL-4 a number and an address are shown in part, never enough to be used', async () => {
  await gateway.signIn('maya7');
  expect(await call(getSecurity, {})).toMatchObject({
    email: 'ma•••@example.com',
    mobile: '+91••••••3210',
  });
  await gateway.signIn('staff41');
  expect(await call(getSecurity, {})).toMatchObject({ email: '', mobile: '' });
});

test.each([
  ['x@example.com', '•••@example.com'],
  ['xy@example.com', 'x•••@example.com'],
  ['xyz@example.com', 'xy•••@example.com'],
])('of %s is shown %s', async (email, shown) => {
  await register({ email });
  await gateway.signIn('casey_1', password);
  expect((await call(getSecurity, {})).email).toBe(shown);
});

test('WL-4 the session tells when it began and until when it lives', async () => {
  await gateway.signIn('maya7');
  gateway.pass(HOUR);
  await call(getMember, {});
  expect((await call(getSecurity, {})).session).toEqual({ startedAt: NOON, expiresAt: NOON + 3 * HOUR });
});
