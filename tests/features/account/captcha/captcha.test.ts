import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  asksForCaptcha,
  type Captcha,
  type CaptchaAnswer,
  createCaptcha,
} from '../../../../src/features/account/captcha/captcha.ts';
import { getCaptcha } from '../../../../src/gateway/endpoints/verification.ts';
import { GatewayError } from '../../../../src/gateway/http/errors.ts';
import { withoutWaits } from '../../../demo/harness.ts';
import { until } from '../../../support/patient.ts';
import { environmentPerTest } from '../../../support/test-environment.ts';

const here = environmentPerTest();
let cleared: number;
const captcha = () =>
  createCaptcha(() => {
    cleared += 1;
  });

const { signal } = new AbortController();
/** Returns the captcha part of a request. */
const answerOf = ({ use }: Captcha, typed = '') => use(typed, async (sent) => sent, signal);

beforeEach(() => {
  cleared = 0;
});

test('shows a picture or plays beeps, and sends the id with the code', { tags: ['RG-3'] }, async () => {
  const own = captcha();
  const { $captcha, fetch } = own;
  expect([$captcha.get(), await answerOf(own)]).toEqual([{ state: 'hidden' }, {}]);
  const done = fetch();
  expect([$captcha.get(), cleared]).toEqual([{ state: 'loading' }, 1]);
  await done;
  const shown = $captcha.get();
  expect(shown).toMatchObject({ state: 'shown', form: 'image', data: expect.stringMatching(/^data:image/) });
  expect(await answerOf(own, '12')).toEqual({
    captchaId: shown.state === 'shown' && shown.id,
    captcha: '12',
  });
  await fetch('sound');
  expect($captcha.get()).toMatchObject({ form: 'sound', data: expect.stringMatching(/^data:audio/) });
  expect(here.sentTo(getCaptcha).map(({ query }) => query.get('form'))).toEqual(['image', 'sound']);
});

test('refreshes only a visible captcha and invalidates the previous code', { tags: ['RG-3'] }, async () => {
  const { $captcha, fetch, refresh } = captcha();
  await refresh();
  expect([$captcha.get(), cleared]).toEqual([{ state: 'hidden' }, 0]);
  await fetch();
  const before = $captcha.get();
  await refresh();
  expect([$captcha.get().state, cleared]).toEqual(['shown', 2]);
  expect($captcha.get()).not.toEqual(before);
});

test('shows the latest of two requests, even if the first responds later', { tags: ['RG-3'] }, async () => {
  const { $captcha, fetch } = captcha();
  const hold = here.gateway.faults!.hold('getCaptcha', { form: 'image' });
  const first = fetch();
  await hold.reached;
  await fetch('sound');
  hold.release();
  await first;
  expect($captcha.get()).toMatchObject({ state: 'shown', form: 'sound' });
});

test('stays hidden when it was hidden during the request', { tags: ['RG-3'] }, async () => {
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

test('shows an error when the request fails', { tags: ['RG-3'] }, async () => {
  const own = captcha();
  here.gateway.faults!.set({ endpoint: 'getCaptcha', drop: true });
  await withoutWaits(own.fetch);
  expect(own.$captcha.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
  await expect(withoutWaits(() => answerOf(own))).rejects.toMatchObject({ kind: 'offline' });
  await until(() => own.$captcha.get().state === 'failed');
  here.gateway.faults!.clear();
  expect(await answerOf(own)).toMatchObject({ captchaId: expect.any(String) });
});

describe('proof of work', () => {
  beforeEach(() => {
    here.gateway.switches.captcha = 'work';
  });
  const state = ({ $captcha }: Captcha) => $captcha.get().state;
  const refused = new GatewayError('refused', 'captcha.wrong', { value: { captcha: true } });

  test("solves automatically and delays the form's request until then", async () => {
    const work = captcha();
    const states: string[] = [];
    work.$captcha.listen(({ state }) => states.push(state));
    void work.fetch();
    const sent = await answerOf(work);
    expect(states).toEqual(['loading', 'working', 'solved']);
    expect(work.needsCode()).toBe(false);
    const { challenge, solution } = JSON.parse(atob(sent.captcha!));
    expect(challenge.signature).toMatch(/^[\da-f]{64}$/);
    expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
  });

  test('sends the signed challenge back unchanged', async () => {
    here.gateway.faults!.rewrite('getCaptcha', ({ challenge, ...rest }) => ({
      ...rest,
      challenge: { ...challenge, parameters: { ...challenge.parameters, data: { site: 'a' }, expiresAt: 7 } },
    }));
    const work = captcha();
    void work.fetch();
    const sent = await answerOf(work);
    expect(JSON.parse(atob(sent.captcha!)).challenge.parameters).toMatchObject({
      data: { site: 'a' },
      expiresAt: 7,
    });
  });

  /** Sends a captcha that the gateway refuses a number of times. @returns the requests */
  async function refusedTimes(work: Captcha, times: number, error = refused) {
    const sent: CaptchaAnswer[] = [];
    const send = async (one: CaptchaAnswer) => {
      sent.push(one);
      if (sent.length <= times) throw error;
    };
    const failed = await work.use('', send, signal).catch((thrown: unknown) => thrown);
    return { sent, failed };
  }
  const ids = (sent: CaptchaAnswer[]) => sent.map(({ captchaId }) => captchaId);

  test('replaces an expired challenge once', async () => {
    const work = captcha();
    await work.fetch();
    const once = await refusedTimes(work, 1);
    expect(once.failed).toBeUndefined();
    expect(new Set(ids(once.sent)).size).toBe(2);
    const always = await refusedTimes(work, 9);
    expect(always.failed).toBe(refused);
    expect(always.sent).toHaveLength(2);
  });

  test('solves and sends at once when the gateway demands it for the first time', async () => {
    const { sent, failed } = await refusedTimes(captcha(), 1);
    expect(failed).toBeUndefined();
    expect(ids(sent)).toEqual([undefined, expect.any(String)]);
  });

  test('fetches another after an unrelated refusal, for the next attempt', async () => {
    const work = captcha();
    await work.fetch();
    const wrong = new GatewayError('refused', 'login.wrong');
    const { sent, failed } = await refusedTimes(work, 1, wrong);
    expect([failed, sent.length]).toEqual([wrong, 1]);
    const next = await answerOf(work);
    expect(next.captchaId).not.toBe(sent[0]!.captchaId);
  });

  test('fetches none for a cancelled attempt', async () => {
    const left = AbortSignal.abort();
    await expect(captcha().use('', () => Promise.reject(refused), left)).rejects.toBe(refused);
    expect(here.sentTo(getCaptcha)).toEqual([]);
  });

  test('stops when the captcha is hidden', async () => {
    const work = captcha();
    const done = work.fetch();
    await until(() => state(work) === 'working');
    work.hide();
    await done;
    expect(state(work)).toBe('hidden');
  });

  test('fails at the time limit, and the next attempt fetches another', async () => {
    here.gateway.faults!.rewrite('getCaptcha', ({ challenge, ...rest }) => ({
      ...rest,
      challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: 'ff'.repeat(32) } },
    }));
    const work = captcha();
    const done = work.fetch();
    await until(() => state(work) === 'working');
    // The solver may look at the clock for the first time after this line.
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 61_000));
    await done;
    vi.restoreAllMocks();
    expect(work.$captcha.get()).toMatchObject({ state: 'failed', kind: 'work', error: { kind: 'timeout' } });
    here.gateway.faults!.clear();
    expect(await answerOf(work)).toMatchObject({ captcha: expect.any(String) });
  });

  test.each([
    ['another algorithm', { algorithm: 'ARGON2ID' }],
    ['a cost beyond all measure', { cost: 1e9 }],
    ['a prefix that is no hex', { keyPrefix: 'xyz' }],
  ])('rejects a challenge with %s as malformed', async (_, change) => {
    here.gateway.faults!.rewrite('getCaptcha', ({ challenge, ...rest }) => ({
      ...rest,
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
    }));
    const work = captcha();
    await work.fetch();
    expect(work.$captcha.get()).toMatchObject({ state: 'failed', error: { kind: 'malformed' } });
  });
});

test.each([
  [new GatewayError('refused', 'login.wrong', { value: { captcha: true } }), true],
  [new GatewayError('refused', 'login.wrong', { value: { captcha: false } }), false],
  [new GatewayError('refused', 'login.wrong', { value: {} }), false],
  [new GatewayError('refused', 'login.wrong', { value: null }), false],
  [new GatewayError('refused', 'login.wrong', { value: 'captcha' }), false],
  [new GatewayError('refused', 'login.wrong'), false],
  [{ value: { captcha: true } }, false],
])('whether %o asks for a captcha: %s', { tags: ['LG-4'] }, (thrown, requested) =>
  expect(asksForCaptcha(thrown)).toBe(requested),
);
