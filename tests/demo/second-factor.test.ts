import { describe, expect, test } from 'vitest';
import { codeAt } from '../../demo/gateway/factors/time-codes.ts';
import { openTeamAccount } from '../../src/gateway/endpoints/agent.ts';
import { changePassword } from '../../src/gateway/endpoints/passwords.ts';
import { addPayoutAccount } from '../../src/gateway/endpoints/payments.ts';
import * as factor from '../../src/gateway/endpoints/second-factor.ts';
import { getMember, login } from '../../src/gateway/endpoints/session.ts';
import type { PendingLogin, Proof, Purpose } from '../../src/gateway/endpoints/shared/factor-fields.ts';
import { withdraw } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import type { GatewayError } from '../../src/gateway/http/errors.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { codeOf, credentials, gatewayPerTest, PASSWORD } from './harness.ts';

const MINUTE = 60_000;
const STEP = 30_000;
const gateway = gatewayPerTest();

const actAs = (token?: string) => gateway.useToken(token);
const confirm = async (purpose: Purpose, proof: Proof) =>
  (await call(factor.confirm, { body: { purpose, proof } })).confirmation;
const byPassword = (purpose: Purpose) => confirm(purpose, { method: 'password', password: PASSWORD });
const secretCode = (secret: string, at = gateway.now()) => codeAt(secret, Math.floor(at / STEP));

/** Signs in and adds a passkey. */
async function withPasskey(username = 'maya7', authenticator = createAuthenticator()) {
  await gateway.signIn(username);
  const options = await call(factor.startPasskey, { body: { confirmation: await byPassword('factors') } });
  const added = await call(factor.addPasskey, { body: { credential: authenticator.create(options) } });
  return { authenticator, added };
}

/** Signs in and sets up time codes. */
async function withCodes(username = 'maya7') {
  await gateway.signIn(username);
  const { secret, uri } = await call(factor.startCodes, {
    body: { confirmation: await byPassword('factors') },
  });
  const added = await call(factor.activateCodes, { body: { code: secretCode(secret) } });
  gateway.pass(STEP);
  return { secret, uri, added };
}

async function pendingOf(username = 'maya7'): Promise<PendingLogin> {
  actAs();
  const error = await call(login, { body: credentials(username) }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'login.factor.required' });
  return (error as GatewayError).value as PendingLogin;
}

async function signInByPasskey(authenticator: ReturnType<typeof createAuthenticator>) {
  actAs();
  const credential = authenticator.sign(await call(factor.startPasskeyLogin, {}));
  const session = await call(factor.loginByPasskey, { body: { credential } });
  actAs(session.token);
  return session;
}

describe('a passkey', () => {
  test('signs in without a password and is listed with its use', async () => {
    const { authenticator, added } = await withPasskey();
    expect(added.newRecoveryCodes).toHaveLength(10);
    expect(await signInByPasskey(authenticator)).toMatchObject({ userName: 'maya7' });
    const { passkeys, recoveryCodes } = await call(factor.getFactors, {});
    expect(passkeys).toMatchObject([{ id: authenticator.id, synced: true, usedAt: gateway.now() }]);
    expect(recoveryCodes).toBe(10);
  });

  test('is refused from a page of another origin', async () => {
    const { authenticator } = await withPasskey();
    const options = await call(factor.startPasskeyLogin, {});
    const credential = authenticator.sign(options, 'https://foyer.example');
    expect(await codeOf(call(factor.loginByPasskey, { body: { credential } }))).toBe('passkey.invalid');
  });

  test('cannot be created on a page of another origin', async () => {
    await gateway.signIn('maya7');
    const foreign = createAuthenticator({ origin: 'https://foyer.example' });
    const options = await call(factor.startPasskey, { body: { confirmation: await byPassword('factors') } });
    const work = call(factor.addPasskey, { body: { credential: foreign.create(options) } });
    expect(await codeOf(work)).toBe('passkey.invalid');
    expect((await call(factor.getFactors, {})).passkeys).toEqual([]);
  });

  test('is refused when its response is sent twice, also without a counter', async () => {
    const { authenticator } = await withPasskey('maya7', createAuthenticator({ counts: false }));
    const credential = authenticator.sign(await call(factor.startPasskeyLogin, {}));
    await call(factor.loginByPasskey, { body: { credential } });
    expect(await codeOf(call(factor.loginByPasskey, { body: { credential } }))).toBe('passkey.invalid');
  });

  test('is refused after five minutes, and with the challenge of another use', async () => {
    const { authenticator } = await withPasskey();
    const late = authenticator.sign(await call(factor.startPasskeyLogin, {}));
    gateway.pass(5 * MINUTE);
    expect(await codeOf(call(factor.loginByPasskey, { body: { credential: late } }))).toBe('passkey.invalid');
    const { passkey } = await call(factor.startConfirmation, { body: { purpose: 'withdraw' } });
    const other = authenticator.sign(passkey);
    expect(await codeOf(call(factor.loginByPasskey, { body: { credential: other } }))).toBe(
      'passkey.invalid',
    );
  });

  test('is refused with a changed signature, and without a check of the user', async () => {
    const { authenticator } = await withPasskey();
    const credential = authenticator.sign(await call(factor.startPasskeyLogin, {}));
    const other = createAuthenticator().sign(await call(factor.startPasskeyLogin, {}));
    const forged = {
      ...credential,
      response: { ...credential.response, signature: other.response.signature },
    };
    expect(await codeOf(call(factor.loginByPasskey, { body: { credential: forged } }))).toBe(
      'passkey.invalid',
    );
    const careless = createAuthenticator({ verifies: false });
    expect(await codeOf(withPasskey('ravi1', careless))).toBe('passkey.invalid');
  });

  test('is unknown once its account is closed', async () => {
    const { authenticator } = await withPasskey();
    gateway.closeAccount('maya7');
    expect(await codeOf(signInByPasskey(authenticator))).toBe('passkey.unknown');
  });

  test('is unknown once it is removed, and the account is open again without a second factor', async () => {
    const { authenticator } = await withPasskey();
    const { passkey } = await call(factor.startConfirmation, { body: { purpose: 'factors' } });
    const confirmation = await confirm('factors', {
      method: 'passkey',
      credential: authenticator.sign(passkey),
    });
    expect(await call(factor.removeFactor, { body: { id: authenticator.id, confirmation } })).toEqual({
      passkeys: [],
      codes: false,
      recoveryCodes: 0,
    });
    expect(await codeOf(signInByPasskey(authenticator))).toBe('passkey.unknown');
    await gateway.signIn('maya7');
  });

  test('of another member does not complete a login', async () => {
    const other = await withPasskey('ravi1');
    await withPasskey();
    const { pending, passkey } = await pendingOf();
    const proof = { method: 'passkey', credential: other.authenticator.sign(passkey) } as const;
    expect(await codeOf(call(factor.completeLogin, { body: { pending, proof } }))).toBe('passkey.unknown');
  });
});

describe('a time code', () => {
  test('has the values of RFC 6238', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(codeAt(secret, Math.floor(59 / 30))).toBe('287082');
    expect(codeAt(secret, Math.floor(1_111_111_109 / 30))).toBe('081804');
    expect(codeAt(secret, Math.floor(20_000_000_000 / 30))).toBe('353130');
  });

  test('completes a login by password, once', async () => {
    const { secret, uri } = await withCodes();
    expect(uri).toBe(`otpauth://totp/Foyer%3Amaya7?secret=${secret}&issuer=Foyer`);
    const first = await pendingOf();
    expect(first.methods).toEqual(['code', 'recovery']);
    const proof = { method: 'code', code: secretCode(secret) } as const;
    const session = await call(factor.completeLogin, { body: { pending: first.pending, proof } });
    actAs(session.token);
    expect(await call(getMember, {})).toMatchObject({ account: 'maya7' });
    const second = await pendingOf();
    const again = call(factor.completeLogin, { body: { pending: second.pending, proof } });
    expect(await codeOf(again)).toBe('confirmation.wrong');
  });

  test('is accepted 30 seconds early or late, and no more', async () => {
    const { secret } = await withCodes();
    gateway.pass(10 * MINUTE);
    const at = async (steps: number) => {
      const { pending } = await pendingOf();
      const code = secretCode(secret, gateway.now() + steps * STEP);
      return codeOf(call(factor.completeLogin, { body: { pending, proof: { method: 'code', code } } }));
    };
    expect(await at(-2)).toBe('confirmation.wrong');
    expect(await at(2)).toBe('confirmation.wrong');
    expect(await at(-1)).toBeUndefined();
    expect(await at(1)).toBeUndefined();
  });

  test('is refused after five wrong ones within 15 minutes, also a right one', async () => {
    const { secret } = await withCodes();
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await codeOf(confirm('withdraw', { method: 'code', code: '000000' }))).toBe(
        'confirmation.wrong',
      );
    const right = () => confirm('withdraw', { method: 'code', code: secretCode(secret) });
    expect(await codeOf(right())).toBe('request.too.many');
    gateway.pass(15 * MINUTE);
    expect(await right()).toBeTypeOf('string');
  });

  test('replaces a secret that was never activated', async () => {
    await gateway.signIn('maya7');
    const start = async () =>
      (await call(factor.startCodes, { body: { confirmation: await byPassword('factors') } })).secret;
    const first = await start();
    const second = await start();
    const activate = (secret: string) => call(factor.activateCodes, { body: { code: secretCode(secret) } });
    expect(await codeOf(activate(first))).toBe('confirmation.wrong');
    gateway.pass(15 * MINUTE);
    expect(await codeOf(activate(second))).toBe('confirmation.wrong');
    expect((await call(factor.getFactors, {})).codes).toBe(false);
  });
});

test('a recovery code completes a login once, typed without dashes', async () => {
  const { added } = await withCodes();
  const [code = ''] = added.newRecoveryCodes;
  const recover = async () => {
    const { pending } = await pendingOf();
    const proof = { method: 'recovery', code: code.replaceAll('-', '').toUpperCase() } as const;
    return call(factor.completeLogin, { body: { pending, proof } });
  };
  expect(await recover()).toMatchObject({ userName: 'maya7' });
  expect(await codeOf(recover())).toBe('confirmation.wrong');
});

test('new recovery codes end the earlier ones', async () => {
  const { secret, added } = await withCodes();
  const confirmation = await confirm('factors', { method: 'code', code: secretCode(secret) });
  const { newRecoveryCodes } = await call(factor.renewRecoveryCodes, { body: { confirmation } });
  const { pending } = await pendingOf();
  const complete = (code = '') =>
    call(factor.completeLogin, { body: { pending, proof: { method: 'recovery', code } } });
  expect(await codeOf(complete(added.newRecoveryCodes[0]))).toBe('confirmation.wrong');
  expect(await complete(newRecoveryCodes[0])).toMatchObject({ userName: 'maya7' });
});

test('the second step of a login works once and within five minutes', async () => {
  const { secret } = await withCodes();
  const { pending } = await pendingOf();
  gateway.pass(5 * MINUTE);
  const proof = { method: 'code', code: secretCode(secret) } as const;
  expect(await codeOf(call(factor.completeLogin, { body: { pending, proof } }))).toBe('login.factor.over');
});

test('a new password ends the second step of an earlier login', async () => {
  const { secret } = await withCodes();
  const session = await call(factor.completeLogin, {
    body: { pending: (await pendingOf()).pending, proof: { method: 'code', code: secretCode(secret) } },
  });
  const { pending } = await pendingOf();
  actAs(session.token);
  gateway.pass(STEP);
  const confirmation = await confirm('password', { method: 'code', code: secretCode(secret) });
  const newPassword = 'calm-river-9';
  await call(changePassword, {
    body: { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword, confirmation },
  });
  gateway.pass(STEP);
  const proof = { method: 'code', code: secretCode(secret) } as const;
  expect(await codeOf(call(factor.completeLogin, { body: { pending, proof } }))).toBe('login.factor.over');
});

describe('a confirmation', () => {
  const pay = (confirmation?: string, requestId?: string) =>
    call(withdraw, {
      body: { amount: 1, ...(confirmation && { confirmation }), ...(requestId && { requestId }) },
    });

  test('is not required from a member without a second factor', async () => {
    await gateway.signIn('maya7');
    expect(await pay()).toMatchObject({ state: 'done' });
  });

  test('is required for a withdrawal and works once', async () => {
    const { secret } = await withCodes();
    expect(await codeOf(pay())).toBe('confirmation.required');
    expect(await codeOf(pay('A'.repeat(43)))).toBe('confirmation.required');
    const confirmation = await confirm('withdraw', { method: 'code', code: secretCode(secret) });
    expect(await pay(confirmation)).toMatchObject({ state: 'done' });
    expect(await codeOf(pay(confirmation))).toBe('confirmation.required');
  });

  test('is not used up by a refused withdrawal, nor asked again for one that was sent twice', async () => {
    const { secret } = await withCodes();
    const confirmation = await confirm('withdraw', { method: 'code', code: secretCode(secret) });
    const tooMuch = call(withdraw, { body: { amount: 1_000_000, confirmation } });
    expect(await codeOf(tooMuch)).toBe('wallet.insufficient');
    const requestId = 'A'.repeat(20);
    const first = await pay(confirmation, requestId);
    expect(await pay(undefined, requestId)).toMatchObject({ orderId: first.orderId });
  });

  test('expires, and is bound to its purpose and session', async () => {
    const { secret } = await withCodes();
    const forPassword = await confirm('password', { method: 'code', code: secretCode(secret) });
    expect(await codeOf(pay(forPassword))).toBe('confirmation.required');
    gateway.pass(STEP);
    const late = await confirm('withdraw', { method: 'code', code: secretCode(secret) });
    gateway.pass(3 * MINUTE);
    expect(await codeOf(pay(late))).toBe('confirmation.required');
    const early = await confirm('withdraw', { method: 'code', code: secretCode(secret) });
    gateway.pass(STEP);
    const { pending } = await pendingOf();
    const proof = { method: 'code', code: secretCode(secret) } as const;
    actAs((await call(factor.completeLogin, { body: { pending, proof } })).token);
    expect(await codeOf(pay(early))).toBe('confirmation.required');
  });

  test('is required for payout accounts, passwords and factors', async () => {
    await withCodes();
    const account = { method: 'upi', holder: 'Maya Rao', number: 'maya.rao@other' };
    const newPassword = 'calm-river-9';
    const body = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword };
    expect(await codeOf(call(changePassword, { body }))).toBe('confirmation.required');
    expect(await codeOf(call(factor.removeFactor, { body: { id: 'codes' } }))).toBe('confirmation.required');
    expect(await codeOf(call(factor.startPasskey, { body: {} }))).toBe('confirmation.required');
    expect(await codeOf(call(factor.renewRecoveryCodes, { body: {} }))).toBe('confirmation.required');
    expect(await codeOf(call(addPayoutAccount, { body: account }))).toBe('confirmation.required');
  });

  test('by password is refused to a member with a second factor', async () => {
    await withCodes();
    expect(await codeOf(byPassword('factors'))).toBe('confirmation.wrong');
  });
});

describe('an agent', () => {
  const open = (username: string, confirmation?: string) =>
    call(openTeamAccount, {
      body: {
        role: 'member',
        username,
        password: 'calm-river-9',
        confirmPassword: 'calm-river-9',
        rebate: 0,
        ...(confirmation && { confirmation }),
      },
    });

  test('confirms changes in the team once in ten minutes', async () => {
    const { secret } = await withCodes('agent10');
    expect(await codeOf(open('team_one'))).toBe('confirmation.required');
    const confirmation = await confirm('agent', { method: 'code', code: secretCode(secret) });
    await open('team_one', confirmation);
    await open('team_two', confirmation);
    gateway.pass(10 * MINUTE);
    expect(await codeOf(open('team_three', confirmation))).toBe('confirmation.required');
  });

  test('without a second factor confirms by password where the operator demands it', async () => {
    await gateway.signIn('agent10');
    await open('team_one');
    gateway.switches.confirmAgents = true;
    expect(await codeOf(open('team_two'))).toBe('confirmation.required');
    await open('team_two', await byPassword('agent'));
  });
});

test('names a member’s own passkeys only, with up to 40 characters', async () => {
  const { authenticator } = await withPasskey('ravi1');
  const { id } = authenticator;
  const named = await call(factor.renamePasskey, { body: { id, name: ' Work phone ' } });
  expect(named.passkeys).toMatchObject([{ id, name: 'Work phone' }]);
  for (const name of ['  ', 'x'.repeat(41)])
    expect(await codeOf(call(factor.renamePasskey, { body: { id, name } }))).toBe('request.invalid');
  await gateway.signIn('maya7');
  expect(await codeOf(call(factor.renamePasskey, { body: { id, name: 'Mine' } }))).toBe('not.found');
});

test('sends a message about each new and removed factor, and about a login by passkey from a new device', async () => {
  const { authenticator } = await withPasskey();
  gateway.switches.country = 'PT';
  await signInByPasskey(authenticator);
  const { passkey } = await call(factor.startConfirmation, { body: { purpose: 'factors' } });
  const confirmation = await confirm('factors', {
    method: 'passkey',
    credential: authenticator.sign(passkey),
  });
  await call(factor.removeFactor, { body: { id: authenticator.id, confirmation } });
  expect(gateway.inbox('maya7').map(({ subject }) => subject)).toEqual([
    'Way to sign in removed',
    'New device',
    'New way to sign in',
  ]);
});
