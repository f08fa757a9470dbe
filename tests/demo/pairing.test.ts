// @module-tag KI-1
import { describe, expect, test } from 'vitest';
import { terminals } from '../../demo/fixtures/operator/terminals.ts';
import {
  agreeToPairing,
  cancelPairing,
  endTerminalSession,
  getTerminalSession,
  lookUpPairing,
  pollPairing,
  refusePairing,
  startPairing,
} from '../../src/gateway/endpoints/pairing.ts';
import { changePassword } from '../../src/gateway/endpoints/passwords.ts';
import { getMember, logout, openTrial } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { codeOf, expectLimit, gatewayPerTest, PASSWORD } from './harness.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const gateway = gatewayPerTest();

const start = (id = 'lounge-1') =>
  call(startPairing, { body: { terminal: id, key: terminals.find((one) => one.id === id)!.key } });

/** Polls at the right time. */
async function poll(deviceCode: string) {
  gateway.pass(5 * SECOND);
  return call(pollPairing, { body: { deviceCode } });
}

const look = (userCode: string) => call(lookUpPairing, { body: { userCode } });
const agree = (pairingId: string, number: number) => call(agreeToPairing, { body: { pairingId, number } });
const there = async () => (await call(getTerminalSession, {})).terminalSession;

/** Returns the member of a token's session, or the refusal's code. */
async function holderOf(token: string): Promise<string | undefined> {
  try {
    return (await call(getMember, {}, { token })).account;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** Shows a code at a terminal, and looks it up by phone. */
async function lookedUp() {
  const shown = await start();
  await gateway.signIn('maya7');
  const { pairingId } = await look(shown.userCode);
  return { ...shown, pairingId };
}

/** Logs in at a terminal by phone. */
async function signedInAt(id = 'lounge-1', username = 'maya7') {
  const shown = await start(id);
  const phone = await gateway.signIn(username);
  const { pairingId } = await look(shown.userCode);
  await agree(pairingId, shown.number);
  const { session } = await poll(shown.deviceCode);
  return { ...shown, phone: phone.token, terminal: session!.token };
}

describe('login at a terminal by phone', () => {
  test('the phone shows the gateway’s names and three numbers, and logs the terminal in', async () => {
    const shown = await start();
    expect(shown.userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(shown.number).toBeGreaterThanOrEqual(10);
    expect(shown.number).toBeLessThan(100);
    expect(await poll(shown.deviceCode)).toMatchObject({ state: 'waiting' });
    await gateway.signIn('maya7');
    const seen = await look(shown.userCode);
    expect(seen).toMatchObject({ venue: 'Foyer Lounge', terminal: 'Terminal 1, by the bar' });
    expect(seen.numbers).toContain(shown.number);
    expect(new Set(seen.numbers).size).toBe(3);
    expect(await poll(shown.deviceCode)).toMatchObject({ state: 'looked' });
    expect(await there()).toBeNull();
    await agree(seen.pairingId, shown.number);
    expect(await there()).toMatchObject({ state: 'agreed', since: gateway.now() });
    const { state, session } = await poll(shown.deviceCode);
    expect(state).toBe('agreed');
    expect(session).toMatchObject({ userName: 'maya7', type: 0 });
    expect(await holderOf(session!.token)).toBe('maya7');
    expect(await there()).toEqual({
      state: 'signedIn',
      venue: 'Foyer Lounge',
      terminal: 'Terminal 1, by the bar',
      since: gateway.now(),
    });
  });

  test('a code is read however it is typed', async () => {
    const { userCode } = await start();
    await gateway.signIn('maya7');
    const typed = ` ${userCode.toLowerCase().replace('-', ' ')} `;
    expect(await look(typed)).toMatchObject({ venue: 'Foyer Lounge' });
  });

  test('the terminal’s session ends with its visit, the phone’s continues', async () => {
    const { phone, terminal } = await signedInAt();
    expect(await holderOf(phone)).toBe('maya7');
    await call(logout, {}, { token: terminal });
    expect(await holderOf(terminal)).toBe('session.ended');
    expect(await holderOf(phone)).toBe('maya7');
    expect(await there()).toBeNull();
  });

  test('the phone ends the session at the terminal', async () => {
    const { phone, terminal } = await signedInAt();
    await call(endTerminalSession, {});
    expect(await holderOf(terminal)).toBe('session.ended');
    expect(await holderOf(phone)).toBe('maya7');
    expect(await there()).toBeNull();
  });

  test('a member has one terminal session, which any new login ends', async () => {
    const first = await signedInAt('lounge-1');
    const shown = await start('harbour-1');
    const { pairingId } = await look(shown.userCode);
    await agree(pairingId, shown.number);
    const second = (await poll(shown.deviceCode)).session!.token;
    expect(await holderOf(first.terminal)).toBe('session.revoked');
    expect(await holderOf(second)).toBe('maya7');
    expect(await there()).toMatchObject({ venue: 'Harbour Hall' });
    await gateway.signIn('maya7');
    expect(await holderOf(second)).toBe('session.revoked');
  });

  test('the terminal’s session ends no later than the phone’s would have', async () => {
    const { phone, terminal } = await signedInAt();
    const began = gateway.now() - 5 * SECOND;
    const end = began + 12 * 60 * MINUTE;
    while (gateway.now() < end - 60 * MINUTE) {
      gateway.pass(30 * MINUTE);
      expect([await holderOf(phone), await holderOf(terminal)]).toEqual(['maya7', 'maya7']);
    }
    gateway.pass(end - gateway.now());
    expect(await holderOf(terminal)).toBe('session.ended');
  });

  test('a new password ends the session at the terminal', async () => {
    const { terminal } = await signedInAt();
    const words = { newPassword: 'Aa1-another', confirmNewPassword: 'Aa1-another' };
    await call(changePassword, { body: { oldPassword: PASSWORD, ...words } });
    expect(await holderOf(terminal)).toBe('session.revoked');
  });
});

describe('attacks and failures', () => {
  test('relay: the phone shows the remote terminal, and a wrong number ends the code', async () => {
    const far = await start('harbour-1');
    await gateway.signIn('maya7');
    const seen = await look(far.userCode);
    expect(seen).toMatchObject({ venue: 'Harbour Hall', terminal: 'Terminal 1, entrance' });
    const wrong = seen.numbers.find((number) => number !== far.number)!;
    expect(await codeOf(agree(seen.pairingId, wrong))).toBe('pairing.number.wrong');
    expect(await codeOf(agree(seen.pairingId, far.number))).toBe('pairing.over');
    expect(await poll(far.deviceCode)).toMatchObject({ state: 'refused' });
    expect(await there()).toBeNull();
  });

  test('a terminal with a foreign or missing key gets no code', async () => {
    const key = terminals.find(({ id }) => id === 'lounge-2')!.key;
    const claimed = call(startPairing, { body: { terminal: 'lounge-1', key } });
    expect(await codeOf(claimed)).toBe('terminal.unknown');
  });

  test('refusal: the terminal learns of it, and the code ends', async () => {
    const shown = await lookedUp();
    await call(refusePairing, { body: { pairingId: shown.pairingId } });
    expect(await poll(shown.deviceCode)).toMatchObject({ state: 'refused' });
    expect(await codeOf(look(shown.userCode))).toBe('pairing.over');
    expect(await codeOf(agree(shown.pairingId, shown.number))).toBe('pairing.over');
  });

  test('replay: a second request ends the session', async () => {
    const { deviceCode, userCode, terminal } = await signedInAt();
    expect(await codeOf(look(userCode))).toBe('pairing.over');
    expect(await holderOf(terminal)).toBe('maya7');
    expect(await codeOf(poll(deviceCode))).toBe('pairing.over');
    expect(await holderOf(terminal)).toBe('session.ended');
    expect(await there()).toBeNull();
  });

  test('expiry: a code ends after three minutes, opened or not', async () => {
    const shown = await start();
    expect(shown.expiresIn).toBe(180);
    await gateway.signIn('maya7');
    gateway.pass(3 * MINUTE - 1);
    const { pairingId, expiresIn } = await look(shown.userCode);
    expect(expiresIn).toBe(1);
    gateway.pass(1);
    expect(await codeOf(agree(pairingId, shown.number))).toBe('pairing.over');
    expect(await codeOf(look(shown.userCode))).toBe('pairing.over');
    expect(await poll(shown.deviceCode)).toMatchObject({ state: 'expired', expiresIn: 0 });
  });

  test('the terminal has half a minute to fetch the session', async () => {
    const shown = await lookedUp();
    await agree(shown.pairingId, shown.number);
    gateway.pass(30 * SECOND - 1);
    expect(await there()).toMatchObject({ state: 'agreed' });
    gateway.pass(1);
    expect(await there()).toBeNull();
    expect(await poll(shown.deviceCode)).toMatchObject({ state: 'expired' });
  });

  test('guessing: accepts ten wrong codes of a member in 15 minutes', async () => {
    await gateway.signIn('maya7');
    await expectLimit(gateway, { most: 10, within: 15 * MINUTE }, () => look('BBBB-BBBB'));
  });

  test('guessing: refuses right codes during the pause too', async () => {
    await gateway.signIn('maya7');
    for (let time = 0; time < 10; time++) await codeOf(look('BBBB-BBBB'));
    const { userCode } = await start();
    expect(await codeOf(look(userCode))).toBe('request.too.many');
  });

  test('guessing keys: accepts twenty wrong ones of an address in an hour', async () => {
    const body = { terminal: 'lounge-1', key: 'not-its-key' };
    await expectLimit(gateway, { most: 20, within: 60 * MINUTE }, () => call(startPairing, { body }));
  });

  test('guessing: a terminal with a wrong key does not block the others at its address', async () => {
    for (let time = 0; time < 30; time++) {
      await codeOf(call(startPairing, { body: { terminal: 'lounge-2', key: 'an-old-key' } }));
    }
    expect(await codeOf(start())).toBeUndefined();
  });

  test('guessing: two members do not block a third at their address', async () => {
    const members: string[] = [];
    for (const name of ['maya7', 'ravi1']) members.push((await gateway.signIn(name)).token);
    for (let quarter = 0; quarter < 3; quarter++) {
      for (const token of members) {
        const guess = () => call(lookUpPairing, { body: { userCode: 'BBBB-BBBB' } }, { token });
        for (let time = 0; time < 20; time++) await codeOf(guess());
      }
      gateway.pass(15 * MINUTE);
    }
    const { userCode } = await start();
    await gateway.signIn('noor2');
    expect(await look(userCode)).toMatchObject({ venue: 'Foyer Lounge' });
  });

  test('of two confirmations at once the first counts and the second is refused', async () => {
    const shown = await lookedUp();
    const both = [1, 2].map(() => codeOf(agree(shown.pairingId, shown.number)));
    expect(new Set(await Promise.all(both))).toEqual(new Set([undefined, 'pairing.over']));
    expect(await holderOf((await poll(shown.deviceCode)).session!.token)).toBe('maya7');
    expect(await codeOf(look(shown.userCode))).toBe('pairing.over');
    expect(await codeOf(agree(shown.pairingId, shown.number))).toBe('pairing.over');
  });

  test('a second member who opens a confirmed code does not end it', async () => {
    const shown = await start();
    await gateway.signIn('maya7');
    await agree((await look(shown.userCode)).pairingId, shown.number);
    await gateway.signIn('ravi1');
    expect(await codeOf(look(shown.userCode))).toBe('pairing.over');
    expect(await holderOf((await poll(shown.deviceCode)).session!.token)).toBe('maya7');
  });

  test('two phones: the code ends for both members', async () => {
    const shown = await start();
    const first = await gateway.signIn('maya7');
    const { pairingId } = await look(shown.userCode);
    await gateway.signIn('ravi1');
    expect(await codeOf(look(shown.userCode))).toBe('pairing.contested');
    gateway.useToken(first.token);
    expect(await codeOf(agree(pairingId, shown.number))).toBe('pairing.over');
    expect(await poll(shown.deviceCode)).toMatchObject({ state: 'contested' });
  });

  test('two phones of one member, and a reloaded page, show the same', async () => {
    const shown = await start();
    await gateway.signIn('maya7');
    const seen = await look(shown.userCode);
    expect(await look(shown.userCode)).toEqual(seen);
  });

  test('another member cannot answer, nor learn whether the code exists', async () => {
    const shown = await lookedUp();
    await gateway.signIn('ravi1');
    expect(await codeOf(agree(shown.pairingId, shown.number))).toBe('pairing.over');
    expect(await codeOf(call(refusePairing, { body: { pairingId: shown.pairingId } }))).toBe('pairing.over');
    expect(await poll(shown.deviceCode)).toMatchObject({ state: 'looked' });
  });

  test('a phone without a session sees no code, and a logout revokes its confirmation', async () => {
    const shown = await start();
    expect(await codeOf(look(shown.userCode))).toBe('session.none');
    const { token } = await gateway.signIn('maya7');
    const { pairingId } = await look(shown.userCode);
    await agree(pairingId, shown.number);
    await call(logout, {}, { token });
    const answer = await poll(shown.deviceCode);
    expect(answer.state).toBe('expired');
    expect(answer.session).toBeUndefined();
    expect(await codeOf(poll(shown.deviceCode))).toBeUndefined();
  });

  test('the phone can revoke its confirmation before the terminal polls', async () => {
    const shown = await lookedUp();
    await agree(shown.pairingId, shown.number);
    await call(endTerminalSession, {});
    expect(await poll(shown.deviceCode)).toMatchObject({ state: 'refused' });
  });

  test('a wiped terminal gets no session, before or after the confirmation', async () => {
    const shown = await lookedUp();
    const cancelled = await start();
    await call(cancelPairing, { body: { deviceCode: cancelled.deviceCode } });
    expect(await codeOf(look(cancelled.userCode))).toBe('pairing.over');
    // A new code ends the terminal's earlier one.
    expect(await codeOf(agree(shown.pairingId, shown.number))).toBe('pairing.over');
    expect(await codeOf(poll(shown.deviceCode))).toBe('pairing.over');
    const third = await start();
    await agree((await look(third.userCode)).pairingId, third.number);
    await call(cancelPairing, { body: { deviceCode: third.deviceCode } });
    expect(await there()).toBeNull();
    expect(await codeOf(poll(third.deviceCode))).toBe('pairing.over');
  });

  test('a terminal that is wiped while it gets the session ends it', async () => {
    const { deviceCode, terminal, phone } = await signedInAt();
    await call(cancelPairing, { body: { deviceCode } });
    expect(await holderOf(terminal)).toBe('session.ended');
    expect(await holderOf(phone)).toBe('maya7');
  });

  test('polls have growing intervals, and early ones are refused', async () => {
    const { deviceCode, interval } = await start();
    const request = () => call(pollPairing, { body: { deviceCode } });
    expect(interval).toBe(2);
    gateway.pass(1.5 * SECOND - 1);
    expect(await codeOf(request())).toBe('request.too.many');
    gateway.pass(1);
    const pauses: number[] = [];
    for (let time = 0; time < 32; time++) {
      const answer = await request();
      pauses.push(answer.interval);
      gateway.pass(answer.interval * SECOND);
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect([pauses[0], pauses.at(-1)]).toEqual([2, 5]);
  });

  test('refuses free-play accounts and sessions of terminals', async () => {
    const { userCode } = await start();
    gateway.useToken((await call(openTrial, {})).token);
    expect(await codeOf(look(userCode))).toBe('account.not.real');
    const { terminal } = await signedInAt('lounge-2');
    gateway.useToken(terminal);
    expect(await codeOf(look(userCode))).toBe('permission.denied');
  });

  test('refuses an account that was locked after its confirmation', async () => {
    const shown = await start();
    const { token } = await gateway.signIn('maya7');
    await agree((await look(shown.userCode)).pairingId, shown.number);
    gateway.useToken(token);
    gateway.switches.lockedMembers = ['maya7'];
    expect(await poll(shown.deviceCode)).toMatchObject({ state: 'expired' });
  });
});
