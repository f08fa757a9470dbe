import { afterEach, beforeEach, expect, test } from 'vitest';
import { asksForCaptcha, createCaptcha } from '../../../src/features/account/captcha.ts';
import { getCaptcha } from '../../../src/gateway/endpoints/verification.ts';
import { GatewayError } from '../../../src/gateway/errors.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let cleared: number;
const captcha = () =>
  createCaptcha(() => {
    cleared += 1;
  });

beforeEach(async () => {
  here = await testEnvironment();
  cleared = 0;
});
afterEach(() => here.close());

test('RG-3 a picture, or beeps, with the id that is sent beside the code', async () => {
  const { $captcha, fetch, sent } = captcha();
  expect([$captcha.get(), sent()]).toEqual([{ state: 'hidden' }, {}]);
  const done = fetch();
  expect([$captcha.get(), sent(), cleared]).toEqual([{ state: 'loading' }, {}, 1]);
  await done;
  const shown = $captcha.get();
  expect(shown).toMatchObject({ state: 'shown', form: 'image', data: expect.stringMatching(/^data:image/) });
  expect(sent()).toEqual({ captchaId: shown.state === 'shown' && shown.id });
  await fetch('sound');
  expect($captcha.get()).toMatchObject({ form: 'sound', data: expect.stringMatching(/^data:audio/) });
  expect(here.sentTo(getCaptcha).map(({ query }) => query.get('form'))).toEqual(['image', 'sound']);
});

test('RG-3 a new one comes only in the place of one, and the code of the old one is worth nothing', async () => {
  const { $captcha, fetch, refresh } = captcha();
  await refresh();
  expect([$captcha.get(), cleared]).toEqual([{ state: 'hidden' }, 0]);
  await fetch();
  const before = $captcha.get();
  await refresh();
  expect([$captcha.get().state, cleared]).toEqual(['shown', 2]);
  expect($captcha.get()).not.toEqual(before);
});

test('RG-3 of two that are asked for, the last is shown, however late the first', async () => {
  const { $captcha, fetch } = captcha();
  const hold = here.gateway.faults!.hold('getCaptcha', { form: 'image' });
  const first = fetch();
  await hold.reached;
  await fetch('sound');
  hold.release();
  await first;
  expect($captcha.get()).toMatchObject({ state: 'shown', form: 'sound' });
});

test('RG-3 one that was hidden meanwhile stays so', async () => {
  const { $captcha, fetch, hide } = captcha();
  const hold = here.gateway.faults!.hold('getCaptcha');
  const done = fetch();
  await hold.reached;
  hide();
  expect(await here.sentTo(getCaptcha)[0]!.settled).toBeUndefined();
  hold.release();
  await done;
  expect($captcha.get()).toEqual({ state: 'hidden' });
});

test('RG-3 one that cannot be had says so', async () => {
  const { $captcha, fetch, sent } = captcha();
  here.gateway.faults!.set({ endpoint: 'getCaptcha', drop: true });
  await fetch();
  expect($captcha.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
  expect(sent()).toEqual({});
});

test.each([
  [new GatewayError('refused', 'login.wrong', { value: { captcha: true } }), true],
  [new GatewayError('refused', 'login.wrong', { value: { captcha: false } }), false],
  [new GatewayError('refused', 'login.wrong', { value: {} }), false],
  [new GatewayError('refused', 'login.wrong', { value: null }), false],
  [new GatewayError('refused', 'login.wrong', { value: 'captcha' }), false],
  [new GatewayError('refused', 'login.wrong'), false],
  [{ value: { captcha: true } }, false],
])('LG-4 whether %o asks for a captcha: %s', (thrown, asks) => expect(asksForCaptcha(thrown)).toBe(asks));
