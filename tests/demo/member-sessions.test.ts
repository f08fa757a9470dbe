import { beforeEach, describe, expect, test } from 'vitest';
import { terminals } from '../../demo/fixtures/operator/terminals.ts';
import { deviceName } from '../../demo/gateway/devices.ts';
import {
  agreeToPairing,
  lookUpPairing,
  pollPairing,
  startPairing,
} from '../../src/gateway/endpoints/pairing.ts';
import { endSessions, getSessions } from '../../src/gateway/endpoints/security.ts';
import { getMember } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { codeOf, gatewayPerTest, NOON } from './harness.ts';

const MINUTE = 60_000;

const gateway = gatewayPerTest();
beforeEach(() => {
  gateway.switches.country = 'IN';
});

/** Logs in with the phone, and by it at a terminal. Returns the terminal's token. */
async function phoneAndTerminal(): Promise<string> {
  const { id, key } = terminals[0]!;
  const { userCode, number, deviceCode } = await call(startPairing, { body: { terminal: id, key } });
  await gateway.signIn('maya7');
  const { pairingId } = await call(lookUpPairing, { body: { userCode } });
  await call(agreeToPairing, { body: { pairingId, number } });
  gateway.pass(5_000);
  return (await call(pollPairing, { body: { deviceCode } })).session!.token;
}

const list = async () => (await call(getSessions, {})).list;

describe('the sessions of a member', () => {
  test('have device, place and time, the current one first', async () => {
    await phoneAndTerminal();
    gateway.pass(10 * MINUTE);
    await call(getMember, {});
    expect(await list()).toMatchObject([
      { current: true, country: 'IN', terminal: '', startedAt: NOON, seenAt: gateway.now() },
      { current: false, country: '', terminal: 'Foyer Lounge, Terminal 1, by the bar' },
    ]);
  });

  test('end one by one, or all others; only the member’s own', async () => {
    const terminal = await phoneAndTerminal();
    const [, other] = await list();
    await call(endSessions, { body: { id: 'unknown' } });
    expect(await list()).toHaveLength(2);
    expect((await call(endSessions, { body: { id: other!.id } })).list).toMatchObject([{ current: true }]);
    expect(await codeOf(call(getMember, {}, { token: terminal }))).toBe('session.ended');

    const again = await phoneAndTerminal();
    const [own] = await list();
    const phone = await gateway.signIn('ravi1');
    await call(endSessions, { body: { id: own!.id } });
    expect((await call(getMember, {}, { token: again })).account).toBe('maya7');
    expect((await call(getMember, {}, { token: phone.token })).account).toBe('ravi1');
    await call(endSessions, { body: {} }, { token: again });
    expect((await call(getMember, {}, { token: again })).account).toBe('maya7');
  });

  test('on a new device are reported by e-mail, except the first', async () => {
    const mails = () => gateway.inbox('maya').filter(({ subject }) => subject === 'New device');
    await gateway.signIn('maya7');
    await gateway.signIn('maya7');
    expect(mails()).toEqual([]);
    gateway.switches.country = 'BR';
    await gateway.signIn('maya7');
    await gateway.signIn('maya7');
    expect(mails()).toMatchObject([{ kind: 'email', text: expect.stringContaining('on this device: BR.') }]);
  });
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8.0', ''],
])('names the device of %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
