import { atom, computed, type ReadableAtom } from 'nanostores';
import type { CodePurpose } from '../../../gateway/endpoints/verification.ts';
import { asGatewayError } from '../../../gateway/errors.ts';
import { errorText } from '../../../i18n/error-texts.ts';
import { platform } from '../../../platform/platform.ts';
import { showToast } from '../../../ui/toasts.ts';
import { type HumanVerification, verifyHuman } from '../verification/human-verification.ts';

/** Milliseconds between two looks at the clock while it counts down (LG-6). */
const TICK = 500;
/** Seconds a countdown may run at most, whatever a clock that is wrong makes of it. */
const LONGEST = 3_600;

export type CodeState = 'ready' | 'asking' | 'counting';

export interface MobileNumber {
  /** Digits without the dialling code and without a leading zero. */
  mobileNum: string;
  /** Without `+`. */
  countryDialingCode: string;
}

interface CodeWay {
  purpose: CodePurpose;
  /** The number, or nothing where it will not do: the form has said why then. */
  number(): Promise<MobileNumber | undefined>;
  /** Makes sure that a person asks; the site's own way unless told. */
  verify?: HumanVerification;
  /** Sends the code. @returns when the next one may be sent, in milliseconds since 1970. @throws GatewayError */
  send(number: MobileNumber, humanVerification: string, signal: AbortSignal): Promise<number>;
  /** Milliseconds the loading message may stand: 10 s for a login, without end for registration (LG-6, RG-4). */
  loadingLimit: number;
}

/** The button that sends a code by SMS. */
export interface SmsCode {
  $state: ReadableAtom<CodeState>;
  /** Seconds until the next code may be sent; 0 when it may. */
  $left: ReadableAtom<number>;
  /** Asks for a code; does nothing while one is on its way or counting down. @returns whether it was sent */
  ask(): Promise<boolean>;
  stop(): void;
}

export function createSmsCode({
  purpose,
  number,
  verify = verifyHuman,
  send,
  loadingLimit,
}: CodeWay): SmsCode {
  const $asking = atom(false);
  const $left = atom(0);
  let ticking: ReturnType<typeof setInterval> | undefined;
  let abort = new AbortController();

  const count = (until: number) => {
    clearInterval(ticking);
    const tick = () => {
      const left = Math.ceil((until - platform().now()) / 1_000);
      $left.set(Math.min(Math.max(left, 0), LONGEST));
      if (left <= 0) clearInterval(ticking);
    };
    ticking = setInterval(tick, TICK);
    tick();
  };

  return {
    $state: computed([$asking, $left], (asking, left) =>
      asking ? 'asking' : left > 0 ? 'counting' : 'ready',
    ),
    $left,
    async ask() {
      if ($asking.get() || $left.get() > 0) return false;
      abort = new AbortController();
      const { signal } = abort;
      $asking.set(true);
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
        $asking.set(false);
      }
    },
    stop() {
      abort.abort();
      clearInterval(ticking);
      $left.set(0);
    },
  };
}
