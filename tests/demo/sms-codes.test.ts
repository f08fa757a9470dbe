import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getPuzzle, sendLoginCode, solvePuzzle } from '../../src/gateway/endpoints/verification.ts';
import { call } from '../../src/gateway/http/client.ts';
import { codeOf, expectLimit, gatewayPerTest } from './harness.ts';
import {
  another,
  answerOf,
  handTrace,
  keyTrace,
  latestCode,
  MAYA,
  MAYA_E164,
  NOBODY,
  passPuzzle,
  requestCode,
} from './verification.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const gateway = gatewayPerTest({ faults: true });
beforeEach(() => {
  gateway.switches.whitelabel = { MOBILEVERCODELOGIN3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true };
});

const notHuman = { code: 'human.verification.wrong' };
const send = (humanVerification: string, phone = MAYA) =>
  call(sendLoginCode, { body: { ...phone, humanVerification } });
const enter = (password: string, phone = MAYA) =>
  call(login, {
    body: {
      username: phone.mobileNum,
      password,
      countryDialingCode: phone.countryDialingCode,
      type: 'sms',
      rememberPassword: false,
    },
  });

describe('human verification', () => {
  type Trace = [number, number, number][];
  const puzzle = async () => {
    const { puzzleId } = await call(getPuzzle, {});
    gateway.pass(5 * SECOND);
    return { puzzleId, x: Number(answerOf(gateway, puzzleId)) };
  };
  const hand = (puzzleId: string, x: number, trace: Trace, way: 'drag' | 'keys' = 'drag') =>
    call(solvePuzzle, { body: { puzzleId, x, trace, way, purpose: 'login', ...MAYA } });

  test('has two pictures that do not reveal the hole', { tags: ['LG-6'] }, async () => {
    const { background, piece, ...puzzle } = await call(getPuzzle, {});
    expect(background).toMatch(/^data:image\/png/);
    expect(piece).toMatch(/^data:image\/png/);
    expect(Object.keys(puzzle).sort()).toEqual(
      ['expiresAt', 'height', 'pieceSize', 'pieceY', 'puzzleId', 'width'].sort(),
    );
    expect(puzzle.pieceY + puzzle.pieceSize).toBeLessThanOrEqual(puzzle.height);
  });

  test('accepts a hand and arrow keys within five pixels', { tags: ['LG-6'] }, async () => {
    for (const off of [-5, 0, 5]) {
      const { puzzleId, x } = await puzzle();
      await expect(hand(puzzleId, x + off, handTrace(x + off))).resolves.toMatchObject({
        humanVerification: expect.any(String),
      });
    }
    const { puzzleId, x } = await puzzle();
    await expect(hand(puzzleId, x, keyTrace(x), 'keys')).resolves.toBeTruthy();
  });

  test.each<[string, (x: number) => [number, Trace, 'drag' | 'keys']]>([
    ['six pixels beside', (x) => [x + 6, handTrace(x + 6), 'drag']],
    ['another end than its trace', (x) => [x, handTrace(x - 10), 'drag']],
    ['no way at all', (x) => [x, [[0, x, 0]], 'drag']],
    [
      'a way in no time',
      (x) => [x, handTrace(x).map(([at, to, y]): [number, number, number] => [at / 10, to, y]), 'drag'],
    ],
    [
      'time that runs back',
      (x) => [
        x,
        handTrace(x).map(([at, to, y], i): [number, number, number] => [i === 4 ? 0 : at, to, y]),
        'drag',
      ],
    ],
    [
      'an even speed',
      (x) => [
        x,
        Array.from({ length: 11 }, (_, i): [number, number, number] => [i * 50, (x * i) / 10, 0]),
        'drag',
      ],
    ],
    [
      'a leap by keys',
      (x) => [
        x,
        [
          [0, 0, 0],
          [300, x, 0],
        ],
        'keys',
      ],
    ],
    [
      'a way longer than the puzzle is out',
      (x) => [x, handTrace(x).map(([at, to, y]): [number, number, number] => [at * 40, to, y]), 'drag'],
    ],
  ])('refuses %s', { tags: ['LG-6'] }, async (_, made) => {
    const { puzzleId, x } = await puzzle();
    await expect(hand(puzzleId, ...made(x))).rejects.toMatchObject(notHuman);
    // Used up: there is no second attempt.
    await expect(hand(puzzleId, x, handTrace(x))).rejects.toMatchObject(notHuman);
  });

  test('a puzzle expires after two minutes and works once', async () => {
    const solve = async (after: number) => {
      const { puzzleId } = await call(getPuzzle, {});
      gateway.pass(after);
      const x = Number(answerOf(gateway, puzzleId));
      const solution = () => hand(puzzleId, x, handTrace(x));
      const first = await codeOf(solution());
      expect(await codeOf(solution())).toBe(notHuman.code);
      return first;
    };
    expect(await solve(2 * MINUTE)).toBe(notHuman.code);
    expect(await solve(2 * MINUTE - 1)).toBeUndefined();
  });

  test('its proof works once, for two minutes, for its purpose and number', { tags: ['LG-6'] }, async () => {
    await expect(send('made-up')).rejects.toMatchObject(notHuman);
    await expect(send(await passPuzzle(gateway, 'account', MAYA))).rejects.toMatchObject(notHuman);
    await expect(send(await passPuzzle(gateway, 'login', NOBODY))).rejects.toMatchObject(notHuman);
    const old = await passPuzzle(gateway, 'login', MAYA);
    gateway.pass(2 * MINUTE);
    await expect(send(old)).rejects.toMatchObject(notHuman);
    const proof = await passPuzzle(gateway, 'login', MAYA);
    gateway.pass(2 * MINUTE - 1);
    await send(proof);
    gateway.pass(MINUTE + 1);
    await expect(send(proof)).rejects.toMatchObject(notHuman);
    expect(gateway.inbox()).toHaveLength(1);
  });

  test('limits puzzles to thirty a minute', async () => {
    await expectLimit(gateway, { most: 30, within: MINUTE }, () => call(getPuzzle, {}));
  });
});

describe('codes', () => {
  test('a code logs in once, until expirationTime', { tags: ['LG-6'] }, async () => {
    const answer = await requestCode(gateway, 'login', MAYA);
    expect(answer).toEqual({ expirationTime: gateway.now() + 2 * MINUTE });
    expect(gateway.inbox()).toMatchObject([{ kind: 'sms', recipient: MAYA_E164 }]);
    const code = latestCode(gateway, MAYA_E164);
    await expect(enter(code)).resolves.toMatchObject({ userName: 'maya7', type: 0 });
    await expect(enter(code)).rejects.toMatchObject({ code: 'verification.code.wrong' });
  });

  test('a code is valid for two minutes', { tags: ['LG-6'] }, async () => {
    await requestCode(gateway, 'login', MAYA);
    gateway.pass(2 * MINUTE);
    await expect(enter(latestCode(gateway, MAYA_E164))).rejects.toMatchObject({
      code: 'verification.code.wrong',
    });
    await requestCode(gateway, 'login', MAYA);
    gateway.pass(2 * MINUTE - 1);
    await expect(enter(latestCode(gateway, MAYA_E164))).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('a code survives four wrong attempts, not five', { tags: ['LG-6'] }, async () => {
    gateway.switches.captchaAfter = 100;
    for (const [wrong, ends] of [
      [4, 'maya7'],
      [5, undefined],
    ] as const) {
      await requestCode(gateway, 'login', MAYA);
      const code = latestCode(gateway, MAYA_E164);
      for (let tries = 0; tries < wrong; tries++) await enter(another(code)).catch(() => {});
      const last = enter(code);
      if (ends) await expect(last).resolves.toMatchObject({ userName: ends });
      else await expect(last).rejects.toMatchObject({ code: 'verification.code.wrong' });
      gateway.pass(MINUTE);
    }
  });

  test('wrong codes require a captcha like wrong passwords', { tags: ['LG-4'] }, async () => {
    await enter('000000').catch(() => {});
    await enter('000000').catch(() => {});
    await expect(enter('000000')).rejects.toMatchObject({
      code: 'verification.code.wrong',
      value: { captcha: true },
    });
    await expect(enter('000000')).rejects.toMatchObject({ code: 'captcha.wrong' });
  });

  test('sends one a minute and five an hour to a number', { tags: ['LG-6'] }, async () => {
    await requestCode(gateway, 'login', MAYA);
    await expect(requestCode(gateway, 'account', MAYA)).rejects.toMatchObject({
      code: 'request.too.many',
      value: { retryAfter: 60 },
    });
    for (let more = 0; more < 4; more++) {
      gateway.pass(MINUTE);
      await requestCode(gateway, 'login', MAYA);
    }
    gateway.pass(MINUTE);
    await expect(requestCode(gateway, 'login', MAYA)).rejects.toMatchObject({
      code: 'request.too.many',
      value: { retryAfter: 3_600 },
    });
    gateway.pass(60 * MINUTE);
    await requestCode(gateway, 'login', MAYA);
    expect(gateway.inbox(MAYA_E164)).toHaveLength(6);
  });

  test('allows twenty an hour per address', async () => {
    for (let number = 0; number < 20; number++) {
      await requestCode(gateway, 'login', { ...NOBODY, mobileNum: `98765000${10 + number}` });
      gateway.pass(10 * SECOND);
    }
    await expect(requestCode(gateway, 'login', MAYA)).rejects.toMatchObject({ code: 'request.too.many' });
  });

  test('a new code replaces the old one of its purpose', async () => {
    const wrong = { code: 'verification.code.wrong' };
    await requestCode(gateway, 'login', MAYA);
    const first = latestCode(gateway, MAYA_E164);
    gateway.pass(MINUTE + 1);
    await requestCode(gateway, 'login', MAYA);
    await expect(enter(first)).rejects.toMatchObject(wrong);
    gateway.pass(MINUTE + 1);
    await requestCode(gateway, 'account', MAYA);
    await expect(enter(latestCode(gateway, MAYA_E164))).rejects.toMatchObject(wrong);
  });

  test.each(['login', 'account'] as const)(
    '%s: an unknown number gets the same response and no SMS',
    { tags: ['LG-6', 'PW-3'] },
    async (purpose) => {
      const known = await requestCode(gateway, purpose, MAYA);
      const unknown = await requestCode(gateway, purpose, NOBODY);
      expect(Object.keys(unknown)).toEqual(Object.keys(known));
      expect(gateway.inbox('+919876500000')).toEqual([]);
      await expect(requestCode(gateway, purpose, NOBODY)).rejects.toMatchObject({ code: 'request.too.many' });
      await expect(enter('000000', NOBODY)).rejects.toMatchObject({ code: 'verification.code.wrong' });
    },
  );

  test.each([
    ['too short', '98765', '91'],
    ['a landline', '2227782222', '91'],
    ['another country', '9876543210', '44'],
    ['letters', 'maya', '91'],
  ])('refuses the number %s', { tags: ['LG-6'] }, async (_, mobileNum, countryDialingCode) => {
    await expect(send('unread', { mobileNum, countryDialingCode })).rejects.toMatchObject({
      code: 'member.mobile.format',
    });
  });

  test('refuses codes and logins by SMS without MOBILEVERCODELOGIN3', { tags: ['LG-1'] }, async () => {
    await requestCode(gateway, 'login', MAYA);
    gateway.switches.whitelabel = {};
    await expect(enter(latestCode(gateway, MAYA_E164))).rejects.toMatchObject({ code: 'permission.denied' });
    await expect(send('unread')).rejects.toMatchObject({ code: 'permission.denied' });
  });
});
