// @module-tag EM-1
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { getMember } from '../../src/gateway/endpoints/session.ts';
import { offerSession, takeSession } from '../../src/gateway/endpoints/session-handover.ts';
import { call } from '../../src/gateway/http/client.ts';
import { asGatewayError, refusal } from '../../src/gateway/http/errors.ts';
import { openGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;

const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function offered(): Promise<string> {
  gateway = openGateway();
  await gateway.signIn('maya7');
  return (await call(offerSession, { body: { challenge } })).code;
}

const take = (code: string, by = verifier) =>
  call(takeSession, { body: { code, verifier: by } }).catch((thrown: unknown) => asGatewayError(thrown).code);

test('a code becomes a session of the same member and ends the earlier one', async () => {
  const code = await offered();
  const session = await take(code);
  expect(session).toMatchObject({ userName: 'maya7', type: 0 });
  // The window's session ends, which the client still uses.
  await expect(call(getMember, {})).rejects.toMatchObject({ code: refusal.revoked });
  gateway.useToken((session as { token: string }).token);
  expect(await call(getMember, {})).toMatchObject({ account: 'maya7' });
});

test('a code works once', async () => {
  const code = await offered();
  await take(code);
  expect(await take(code)).toBe(refusal.codeWrong);
});

test('a code needs its verifier, and a wrong one uses it up', async () => {
  const code = await offered();
  expect(await take(code, 'w'.repeat(43))).toBe(refusal.codeWrong);
  expect(await take(code)).toBe(refusal.codeWrong);
});

test('a code lives for a minute', async () => {
  const first = await offered();
  gateway.pass(MINUTE - 1);
  expect(await take(first)).toMatchObject({ userName: 'maya7' });
  const second = await offered();
  gateway.pass(MINUTE);
  expect(await take(second)).toBe(refusal.codeWrong);
});

test('a handed-over session ends 12 hours after the login', async () => {
  gateway = openGateway();
  await gateway.signIn('maya7');
  // Calls regularly, so that only the maximum lifetime ends the session.
  for (let hour = 0; hour < 11; hour++) {
    gateway.pass(HOUR);
    await call(getMember, {});
  }
  const { code } = await call(offerSession, { body: { challenge } });
  gateway.useToken(((await take(code)) as { token: string }).token);
  gateway.pass(HOUR - 1);
  expect(await call(getMember, {})).toMatchObject({ account: 'maya7' });
  gateway.pass(1);
  await expect(call(getMember, {})).rejects.toMatchObject({ code: refusal.loggedOut });
});

test('refuses an invalid challenge', async () => {
  await offered();
  const wrong = call(offerSession, { body: { challenge: 'short' } });
  await expect(wrong).rejects.toMatchObject({ code: refusal.badRequest });
});
