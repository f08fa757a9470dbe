import { describe, expect, test } from 'vitest';
import { getMember, getWallet, login, openTrial, renewSession } from '../../src/gateway/endpoints/session.ts';
import { deposit } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { credentials, expectLimit, gatewayPerTest } from './harness.ts';

const HOUR = 60 * 60_000;
const gateway = gatewayPerTest();

const begin = () => call(openTrial, {});

describe('trial play', { tags: ['SE-2'] }, () => {
  test('opens a new account of type 4 with play money each time', { tags: ['SE-2'] }, async () => {
    const first = await begin();
    gateway.useToken(first.token);
    expect(first).toMatchObject({ type: 4, merchantCode: 'foyer' });
    expect(await call(getMember, {})).toMatchObject({ type: 4, account: first.userName });
    expect(await call(getWallet, {})).toEqual({ sumBalance: 5_000 });
    await expect(call(deposit, { body: { amount: 1 } })).rejects.toMatchObject({ code: 'account.not.real' });
    const second = await begin();
    expect(second.userName).not.toBe(first.userName);
    gateway.useToken(first.token);
    await expect(call(getMember, {})).resolves.toBeTruthy();
  });

  test('it ends after two hours, even if it is used', { tags: ['SE-2'] }, async () => {
    gateway.useToken((await begin()).token);
    const end = gateway.now() + 2 * HOUR;
    for (let quarters = 0; quarters < 7; quarters++) {
      gateway.pass(HOUR / 4);
      await call(getWallet, {});
      expect(await call(renewSession, {})).toEqual({ expiresAt: end });
    }
    gateway.pass(HOUR / 4 - 1);
    await call(getMember, {});
    gateway.pass(1);
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'session.ended' });
  });

  test('it cannot be logged in to by name', async () => {
    const { userName } = await begin();
    const body = { ...credentials(userName), password: ' ' };
    await expect(call(login, { body })).rejects.toMatchObject({ code: 'login.wrong' });
  });

  test('allows twenty an hour per address, and none while FREEPLAY3 is off', async () => {
    await expectLimit(gateway, { most: 20, within: HOUR }, begin);
    gateway.switches.whitelabel = { FREEPLAY3: false };
    await expect(begin()).rejects.toMatchObject({ code: 'permission.denied' });
  });
});

test('the login for agents answers unknown names and wrong passwords alike', { tags: ['LG-8'] }, async () => {
  for (const username of ['agent10', 'nobody']) {
    const body = { ...credentials(username, 'not it'), audience: 'agent' as const };
    await expect(call(login, { body })).rejects.toMatchObject({ code: 'login.agent.wrong' });
  }
});
