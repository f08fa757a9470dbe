import type { Payload } from 'altcha-lib/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getCaptcha } from '../../src/gateway/endpoints/verification.ts';
import { call } from '../../src/gateway/http/client.ts';
import { credentials, expectLimit, gatewayPerTest } from './harness.ts';
import { answerOf, readCaptcha, register, solveCaptcha } from './verification.ts';

const MINUTE = 60_000;
const gateway = gatewayPerTest({ faults: true });

const signIn = (change: object = {}) => call(login, { body: { ...credentials('maya7'), ...change } });
const fail = (change: object = {}) => signIn({ password: 'not it', ...change });
const requested = { code: 'captcha.wrong', value: { captcha: true } };

describe('the picture', () => {
  test('is a PNG of four to six digits, different each time', { tags: ['LG-4'] }, async () => {
    const first = await call(getCaptcha, { query: {} });
    const second = await call(getCaptcha, { query: {} });
    expect(first.image).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(first.image).not.toBe(second.image);
    expect(first.captchaId).not.toBe(second.captchaId);
    const answer = answerOf(gateway, first.captchaId);
    expect(answer).toMatch(/^\d{4,6}$/);
    expect(first.length).toBe(answer.length);
    expect(JSON.stringify(first)).not.toContain(`"${answer}"`);
  });

  test('has a form without sight: beeps to count', async () => {
    const { sound, image, captchaId } = await call(getCaptcha, { query: { form: 'sound' } });
    expect(image).toBe('');
    expect(Buffer.from(sound.split(',')[1] ?? '', 'base64').toString('latin1', 0, 4)).toBe('RIFF');
    expect(answerOf(gateway, captchaId)).toMatch(/^[1-5]{4}$/);
  });

  test.each([
    ['image', 60],
    ['sound', 10],
  ] as const)('is limited as %s to %i a minute', async (form, most) => {
    await expectLimit(gateway, { most, within: MINUTE }, () => call(getCaptcha, { query: { form } }));
  });
});

describe('the proof of work', () => {
  beforeEach(() => {
    gateway.switches.captcha = 'work';
    gateway.switches.captchaAfter = 1;
    gateway.switches.registration = { captcha: { enabled: true } };
  });

  test('is a signed challenge instead of picture and sound', async () => {
    const { image, sound, challenge } = await call(getCaptcha, { query: { form: 'sound' } });
    expect([image, sound, challenge?.parameters.algorithm]).toEqual(['', '', 'PBKDF2/SHA-256']);
    expect(challenge?.signature).toMatch(/^[\da-f]{64}$/);
  });

  test('is required after a failed login and allows one attempt', async () => {
    await fail().catch(() => {});
    await expect(signIn()).rejects.toMatchObject(requested);
    await expect(signIn(await solveCaptcha())).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('opens one account for each solution', async () => {
    const solved = await solveCaptcha();
    await register(solved);
    await expect(register({ ...solved, username: 'casey_2' })).rejects.toMatchObject(requested);
  });

  test.each([
    [2 * MINUTE - 1, true],
    [2 * MINUTE, false],
  ])('is accepted %i ms after it was created: %s', async (ms, accepted) => {
    const solved = await solveCaptcha();
    gateway.pass(ms);
    const registered = register(solved);
    if (accepted) await registered;
    else await expect(registered).rejects.toMatchObject(requested);
  });

  test.each<[string, (payload: Payload) => unknown]>([
    ['another counter', ({ challenge, solution }) => ({ challenge, solution: { ...solution, counter: 0 } })],
    [
      'another key',
      ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: '00' } }),
    ],
    [
      'parameters that cost less',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
        solution,
      }),
    ],
    ['no solution', ({ challenge }) => ({ challenge })],
    ['nothing of it', () => null],
  ])('is refused with %s', async (_, change) => {
    const solved = await solveCaptcha();
    const payload = JSON.parse(Buffer.from(solved.captcha, 'base64').toString());
    const captcha = Buffer.from(JSON.stringify(change(payload))).toString('base64');
    await expect(register({ ...solved, captcha })).rejects.toMatchObject(requested);
    // The first check uses it up.
    await expect(register(solved)).rejects.toMatchObject(requested);
  });

  test('is refused with the solution of another challenge', async () => {
    const [one, other] = [await solveCaptcha(), await solveCaptcha()];
    await expect(register({ ...one, captcha: other.captcha })).rejects.toMatchObject(requested);
  });

  test('is refused with its own signature as the code', async () => {
    const { captchaId, challenge } = await call(getCaptcha, { query: {} });
    await expect(register({ captchaId, captcha: challenge!.signature })).rejects.toMatchObject(requested);
  });
});

describe('at sign-in', () => {
  const failThrice = async () => {
    await expect(fail()).rejects.toMatchObject({ code: 'login.wrong', value: undefined });
    await expect(fail()).rejects.toMatchObject({ code: 'login.wrong', value: undefined });
    await expect(fail()).rejects.toMatchObject({ code: 'login.wrong', value: { captcha: true } });
  };

  test('the third failure requires a captcha for all later attempts', { tags: ['LG-4'] }, async () => {
    await failThrice();
    await expect(signIn()).rejects.toMatchObject(requested);
    await expect(signIn({ captchaId: 'made-up', captcha: '1234' })).rejects.toMatchObject(requested);
    await expect(signIn(await readCaptcha(gateway))).resolves.toMatchObject({ userName: 'maya7' });
    await expect(fail()).rejects.toMatchObject({ code: 'login.wrong', value: undefined });
  });

  test('is required per name, also for unknown names', { tags: ['LG-4'] }, async () => {
    await failThrice();
    await expect(signIn({ username: 'ravi1' })).resolves.toMatchObject({ userName: 'ravi1' });
    const nobody = { username: 'nobody' };
    await fail(nobody).catch(() => {});
    await fail(nobody).catch(() => {});
    await expect(fail(nobody)).rejects.toMatchObject({ code: 'login.wrong', value: { captcha: true } });
    await expect(fail(nobody)).rejects.toMatchObject(requested);
  });

  test('a captcha works once, with a right or a wrong answer', { tags: ['LG-4'] }, async () => {
    await failThrice();
    const right = await readCaptcha(gateway);
    await expect(fail(right)).rejects.toMatchObject({ code: 'login.wrong', value: { captcha: true } });
    await expect(signIn(right)).rejects.toMatchObject(requested);
    const misread = await readCaptcha(gateway);
    await expect(signIn({ ...misread, captcha: `${misread.captcha}0` })).rejects.toMatchObject(requested);
    await expect(signIn(misread)).rejects.toMatchObject(requested);
  });

  test('a captcha expires after two minutes, the failures after fifteen', { tags: ['LG-4'] }, async () => {
    await failThrice();
    const captcha = await readCaptcha(gateway);
    gateway.pass(2 * MINUTE);
    await expect(signIn(captcha)).rejects.toMatchObject(requested);
    gateway.pass(13 * MINUTE - 1);
    await expect(signIn()).rejects.toMatchObject(requested);
    gateway.pass(1);
    await expect(signIn()).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('accepts a captcha until the end of its two minutes', { tags: ['LG-4'] }, async () => {
    await failThrice();
    const captcha = await readCaptcha(gateway);
    gateway.pass(2 * MINUTE - 1);
    await expect(signIn(captcha)).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('many failures from one address require a captcha too', { tags: ['LG-4'] }, async () => {
    for (let name = 0; name < 19; name++) await fail({ username: `guess_${name}` }).catch(() => {});
    await expect(signIn()).resolves.toMatchObject({ userName: 'maya7' });
    await fail({ username: 'guess_19' }).catch(() => {});
    await expect(signIn()).rejects.toMatchObject(requested);
    await expect(signIn(await readCaptcha(gateway))).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('counts two formats of a number as one name', async () => {
    await fail({ username: '+919876543210' }).catch(() => {});
    await fail({ username: '09876543210', countryDialingCode: '91' }).catch(() => {});
    await expect(fail({ username: '9876543210', countryDialingCode: '+91' })).rejects.toMatchObject({
      value: { captcha: true },
    });
  });
});

describe('at registration', { tags: ['RG-3'] }, () => {
  test('is required while the rule is on, and works once', async () => {
    gateway.switches.registration = { captcha: { enabled: true } };
    await expect(register()).rejects.toMatchObject(requested);
    const captcha = await readCaptcha(gateway);
    await expect(register({ ...captcha, captcha: '000000000' })).rejects.toMatchObject(requested);
    await expect(register(captcha)).rejects.toMatchObject(requested);
    await register(await readCaptcha(gateway));
  });

  test('an invalid form does not use the captcha up', async () => {
    gateway.switches.registration = { captcha: { enabled: true } };
    const captcha = await readCaptcha(gateway);
    await expect(register({ ...captcha, email: 'nowhere' })).rejects.toMatchObject({
      code: 'member.email.format',
    });
    await register(captcha);
  });
});
