import { atom, computed, type ReadableAtom } from 'nanostores';
import type { CodePurpose } from '../../../gateway/endpoints/verification.ts';
import { asGatewayError } from '../../../gateway/http/errors.ts';
import { errorText } from '../../../i18n/error-texts.ts';
import { platform } from '../../../platform/platform.ts';
import { showToast } from '../../../ui/toasts.ts';
import { type HumanVerification, verifyHuman } from '../verification/human-verification.ts';

/** Milliseconds between updates of the countdown (LG-6). */
const TICK = 500;
/** Upper limit of a countdown in seconds, in case the device's clock is wrong. */
const MAX_COUNTDOWN = 3_600;

export type CodeState = 'ready' | 'asking' | 'counting';

export interface MobileNumber {
  /** Digits without dialling code and leading zero. */
  mobileNum: string;
  /** Without `+`. */
  countryDialingCode: string;
}

interface SmsCodeOptions {
  purpose: CodePurpose;
  /** Returns the validated number, or undefined after the form shows an error. */
  number(): Promise<MobileNumber | undefined>;
  /** Human verification; the site's own by default. */
  verify?: HumanVerification;
  /**
   * Sends the code.
   * @returns when the next code can be requested, in milliseconds since 1970.
   * @throws GatewayError
   */
  send(number: MobileNumber, humanVerification: string, signal: AbortSignal): Promise<number>;
  /** Limit of the loading message in milliseconds: 10 s for a login, none for registration (LG-6, RG-4). */
  loadingLimit: number;
}

export interface SmsCode {
  $state: ReadableAtom<CodeState>;
  /** Seconds until the next code can be requested; 0 when it can. */
  $secondsLeft: ReadableAtom<number>;
  /** Requests a code; does nothing during a request or a countdown. @returns whether a code was sent */
  request(): Promise<boolean>;
  stop(): void;
}

export function createSmsCode({
  purpose,
  number,
  verify = verifyHuman,
  send,
  loadingLimit,
}: SmsCodeOptions): SmsCode {
  const $isRequesting = atom(false);
  const $secondsLeft = atom(0);
  let ticking: ReturnType<typeof setInterval> | undefined;
  let abort = new AbortController();

  const count = (until: number) => {
    clearInterval(ticking);
    const tick = () => {
      const left = Math.ceil((until - platform().now()) / 1_000);
      $secondsLeft.set(Math.min(Math.max(left, 0), MAX_COUNTDOWN));
      if (left <= 0) clearInterval(ticking);
    };
    ticking = setInterval(tick, TICK);
    tick();
  };

  return {
    $state: computed([$isRequesting, $secondsLeft], (asking, left) =>
      asking ? 'asking' : left > 0 ? 'counting' : 'ready',
    ),
    $secondsLeft,
    async request() {
      if ($isRequesting.get() || $secondsLeft.get() > 0) return false;
      abort = new AbortController();
      const { signal } = abort;
      $isRequesting.set(true);
      let hide = () => {};
      try {
        const to = await number();
        const proof = to && (await verify({ purpose, ...to }, signal));
        if (!proof || signal.aborted) return false;
        hide = showToast('common.loading', { kind: 'loading', ms: loadingLimit });
        count(await send(to, proof, signal));
        hide();
        showToast('account.codeSent', { kind: 'success' });
        return true;
      } catch (error) {
        hide();
        if (!signal.aborted) showToast(errorText(asGatewayError(error)), { kind: 'failure' });
        return false;
      } finally {
        $isRequesting.set(false);
      }
    },
    stop() {
      abort.abort();
      clearInterval(ticking);
      $secondsLeft.set(0);
    },
  };
}
