// @module-tag LG-6
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSmsCode, type MobileNumber } from '../../../../src/features/account/phone/sms-code.ts';
import {
  $verification,
  provideHumanVerification,
  verifyHuman,
  verifyOnPage,
} from '../../../../src/features/account/verification/human-verification.ts';
import { GatewayError } from '../../../../src/gateway/http/errors.ts';
import { $toast } from '../../../../src/ui/toasts.ts';
import { closeAfter } from '../../../support/close-after.ts';
import { environmentPerTest } from '../../../support/test-environment.ts';
import { expectReadable } from '../../../support/toast-time.ts';

const MAYA: MobileNumber = { mobileNum: '9876543210', countryDialingCode: '91' };
const slider = verifyOnPage('');
const here = environmentPerTest();
/** The toasts; null each time one disappears. */
let toasts: (string | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  here.platform.now = Date.now;
  toasts = [];
  closeAfter($toast.listen((toast) => void toasts.push(toast ? `${toast.kind} ${toast.text}` : null)));
});
afterEach(() => {
  $verification.get()?.settle(undefined);
  provideHumanVerification(slider);
});

/** Creates a button with a countdown of some seconds. */
function button(seconds = 60, change: Partial<Parameters<typeof createSmsCode>[0]> = {}) {
  const send = vi.fn(async () => Date.now() + seconds * 1_000);
  const verify = vi.fn(async (): Promise<string | undefined> => 'a person');
  const code = createSmsCode({
    purpose: 'login',
    number: async () => MAYA,
    verify,
    send,
    loadingLimit: 10_000,
    ...change,
  });
  return { code, send, verify };
}

describe('SMS code', () => {
  test('sends the number with the proof, shows success and counts down', async () => {
    const { code, send, verify } = button(60);
    const states: string[] = [];
    const stop = code.$state.subscribe((state) => void states.push(state));
    expect(await code.request()).toBe(true);
    expect(verify).toHaveBeenCalledWith({ purpose: 'login', ...MAYA }, expect.any(AbortSignal));
    expect(send).toHaveBeenCalledWith(MAYA, 'a person', expect.any(AbortSignal));
    expect(toasts).toEqual(['loading common.loading', null, 'success account.codeSent']);
    expect(states).toEqual(['ready', 'asking', 'counting']);
    expect(code.$secondsLeft.get()).toBe(60);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(code.$secondsLeft.get()).toBe(59);
    await vi.advanceTimersByTimeAsync(58_999);
    expect([code.$secondsLeft.get(), code.$state.get()]).toEqual([1, 'counting']);
    await vi.advanceTimersByTimeAsync(501);
    expect([code.$secondsLeft.get(), code.$state.get()]).toEqual([0, 'ready']);
    expect(vi.getTimerCount()).toBe(0);
    stop();
  });

  test('shows the success message long enough to read', async () => {
    const { code } = button(60);
    await code.request();
    expect($toast.get()?.text).toBe('account.codeSent');
    await expectReadable();
    code.stop();
  });

  test('ignores requests during a request or countdown', async () => {
    const { code, send } = button(60);
    const first = code.request();
    expect(await code.request()).toBe(false);
    expect(await first).toBe(true);
    expect(await code.request()).toBe(false);
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await code.request()).toBe(true);
    code.stop();
  });

  test('limits the countdown to between 0 and one hour, whatever the clock', async () => {
    const far = button(100_000).code;
    await far.request();
    expect(far.$secondsLeft.get()).toBe(3_600);
    far.stop();
    expect(far.$secondsLeft.get()).toBe(0);
    const past = button(-100).code;
    await past.request();
    expect([past.$secondsLeft.get(), past.$state.get()]).toEqual([0, 'ready']);
  });

  test('requires a valid number and a human', async () => {
    const wrong = button(60, { number: async () => undefined });
    expect(await wrong.code.request()).toBe(false);
    expect(wrong.verify).not.toHaveBeenCalled();
    const robot = button(60);
    robot.verify.mockResolvedValue(undefined);
    expect(await robot.code.request()).toBe(false);
    expect(robot.send).not.toHaveBeenCalled();
    expect([toasts, robot.code.$state.get()]).toEqual([[], 'ready']);
  });

  test('shows a failure and allows a retry', async () => {
    const { code, send } = button(60);
    send.mockRejectedValueOnce(new GatewayError('refused', 'request.too.many'));
    expect(await code.request()).toBe(false);
    expect(toasts).toEqual(['loading common.loading', null, 'failure errors.tooMany']);
    expect(code.$state.get()).toBe('ready');
    expect(await code.request()).toBe(true);
    code.stop();
  });

  test('cancels with its page, without showing the failure', async () => {
    const { code, send, verify } = button(60);
    verify.mockImplementationOnce(async () => {
      code.stop();
      return 'a person';
    });
    expect(await code.request()).toBe(false);
    expect(send).not.toHaveBeenCalled();
    send.mockImplementationOnce(async () => {
      code.stop();
      throw new GatewayError('aborted');
    });
    expect(await code.request()).toBe(false);
    expect(toasts).toEqual(['loading common.loading', null]);
  });

  test('hides the loading message at its limit', async () => {
    const { code, send } = button(60, { loadingLimit: 10_000 });
    send.mockImplementation(() => new Promise(() => {}));
    void code.request();
    await vi.advanceTimersByTimeAsync(9_999);
    expect($toast.get()?.kind).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect($toast.get()).toBeUndefined();
  });
});

describe('human verification', () => {
  const request = { purpose: 'login', ...MAYA } as const;
  const asking = (signal = new AbortController().signal) => verifyHuman(request, signal);

  test('shows the slider until it is settled', async () => {
    const proof = asking();
    expect($verification.get()).toEqual({ ...request, settle: expect.any(Function) });
    $verification.get()!.settle('solved');
    expect(await proof).toBe('solved');
    expect($verification.get()).toBeUndefined();
  });

  test('a new verification cancels the previous one', async () => {
    const first = asking();
    const { settle } = $verification.get()!;
    const second = asking();
    expect(await first).toBeUndefined();
    settle('late');
    expect($verification.get()).toBeDefined();
    $verification.get()!.settle('solved');
    expect(await second).toBe('solved');
  });

  test('is cancelled when the page is left, and not started afterwards', async () => {
    const page = new AbortController();
    const proof = asking(page.signal);
    page.abort();
    expect(await proof).toBeUndefined();
    expect($verification.get()).toBeUndefined();
    expect(await asking(page.signal)).toBeUndefined();
    expect($verification.get()).toBeUndefined();
  });

  test("can use the operator's page or another provider", async () => {
    void verifyOnPage('https://check.example/')(request, new AbortController().signal);
    expect($verification.get()?.page).toBe('https://check.example/');
    provideHumanVerification(async ({ mobileNum }) => `proof of ${mobileNum}`);
    expect(await asking()).toBe('proof of 9876543210');
  });
});
