import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../src/gateway/client.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getCaptcha } from '../../src/gateway/endpoints/verification.ts';
import { credentials, expectLimit, openGateway, type TestGateway } from './harness.ts';
import { answerOf, readCaptcha, register } from './proofs.ts';

const MINUTE = 60_000;
let gateway: TestGateway;
beforeEach(() => {
  gateway = openGateway({ faults: true });
});
afterEach(() => gateway.close());

const signIn = (change: object = {}) => call(login, { body: { ...credentials('maya7'), ...change } });
const fail = (change: object = {}) => signIn({ password: 'not it', ...change });
const asks = { code: 'captcha.wrong', value: { captcha: true } };

describe('the picture', () => {
  test('LG-4 is a PNG of four to six digits, another each time', async () => {
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

  test('has a form that needs no eyes: beeps to count', async () => {
    const { sound, image, captchaId } = await call(getCaptcha, { query: { form: 'sound' } });
    expect(image).toBe('');
    expect(Buffer.from(sound.split(',')[1] ?? '', 'base64').toString('latin1', 0, 4)).toBe('RIFF');
    expect(answerOf(gateway, captchaId)).toMatch(/^[1-5]{4}$/);
  });

  test.each([
    ['image', 60],
    ['sound', 10],
  ] as const)('as %s is handed out %i times a minute, no more', async (form, most) => {
    await expectLimit(gateway, { most, within: MINUTE }, () => call(getCaptcha, { query: { form } }));
  });
});

describe('at sign-in', () => {
  const failThrice = async () => {
    await expect(fail()).rejects.toMatchObject({ code: 'login.wrong', value: undefined });
    await expect(fail()).rejects.toMatchObject({ code: 'login.wrong', value: undefined });
    await expect(fail()).rejects.toMatchObject({ code: 'login.wrong', value: { captcha: true } });
  };

  test('LG-4 the third failed reply asks for a captcha, and from then on there is no way without', async () => {
    await failThrice();
    await expect(signIn()).rejects.toMatchObject(asks);
    await expect(signIn({ captchaId: 'made-up', captcha: '1234' })).rejects.toMatchObject(asks);
    await expect(signIn(await readCaptcha(gateway))).resolves.toMatchObject({ userName: 'maya7' });
    await expect(fail()).rejects.toMatchObject({ code: 'login.wrong', value: undefined });
  });

  test('LG-4 asked for by name: others sign in as before, and unknown names are treated alike', async () => {
    await failThrice();
    await expect(signIn({ username: 'ravi1' })).resolves.toMatchObject({ userName: 'ravi1' });
    const nobody = { username: 'nobody' };
    await fail(nobody).catch(() => {});
    await fail(nobody).catch(() => {});
    await expect(fail(nobody)).rejects.toMatchObject({ code: 'login.wrong', value: { captcha: true } });
    await expect(fail(nobody)).rejects.toMatchObject(asks);
  });

  test('LG-4 a captcha works once, whether it was read rightly or not', async () => {
    await failThrice();
    const right = await readCaptcha(gateway);
    await expect(fail(right)).rejects.toMatchObject({ code: 'login.wrong', value: { captcha: true } });
    await expect(signIn(right)).rejects.toMatchObject(asks);
    const misread = await readCaptcha(gateway);
    await expect(signIn({ ...misread, captcha: `${misread.captcha}0` })).rejects.toMatchObject(asks);
    await expect(signIn(misread)).rejects.toMatchObject(asks);
  });

  test('LG-4 a captcha is too old after two minutes, the failures after fifteen', async () => {
    await failThrice();
    const captcha = await readCaptcha(gateway);
    gateway.pass(2 * MINUTE);
    await expect(signIn(captcha)).rejects.toMatchObject(asks);
    gateway.pass(13 * MINUTE - 1);
    await expect(signIn()).rejects.toMatchObject(asks);
    gateway.pass(1);
    await expect(signIn()).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('LG-4 a captcha is good until its two minutes are over', async () => {
    await failThrice();
    const captcha = await readCaptcha(gateway);
    gateway.pass(2 * MINUTE - 1);
    await expect(signIn(captcha)).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('LG-4 many failures at many names from one address ask for it too', async () => {
    for (let name = 0; name < 19; name++) await fail({ username: `guess_${name}` }).catch(() => {});
    await expect(signIn()).resolves.toMatchObject({ userName: 'maya7' });
    await fail({ username: 'guess_19' }).catch(() => {});
    await expect(signIn()).rejects.toMatchObject(asks);
    await expect(signIn(await readCaptcha(gateway))).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('a number written in two ways is one name', async () => {
    await fail({ username: '+919876543210' }).catch(() => {});
    await fail({ username: '09876543210', countryDialingCode: '91' }).catch(() => {});
    await expect(fail({ username: '9876543210', countryDialingCode: '+91' })).rejects.toMatchObject({
      value: { captcha: true },
    });
  });
});

describe('at registration', () => {
  test('RG-3 asked for while the rule is on, spent by its use', async () => {
    gateway.switches.registration = { captcha: { enabled: true } };
    await expect(register()).rejects.toMatchObject(asks);
    const captcha = await readCaptcha(gateway);
    await expect(register({ ...captcha, captcha: '000000000' })).rejects.toMatchObject(asks);
    await expect(register(captcha)).rejects.toMatchObject(asks);
    await register(await readCaptcha(gateway));
  });

  test('RG-3 a form that breaks a rule does not cost the captcha', async () => {
    gateway.switches.registration = { captcha: { enabled: true } };
    const captcha = await readCaptcha(gateway);
    await expect(register({ ...captcha, email: 'nowhere' })).rejects.toMatchObject({
      code: 'member.email.format',
    });
    await register(captcha);
  });
});
