import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { getCaptcha } from '../../gateway/endpoints/verification.ts';
import { asGatewayError, GatewayError } from '../../gateway/errors.ts';

/** A picture to read, or the same kind of code as groups of beeps to count. */
export type CaptchaForm = 'image' | 'sound';

export type CaptchaState =
  | { state: 'hidden' }
  | { state: 'loading' }
  | { state: 'failed'; error: GatewayError }
  | { state: 'shown'; id: string; form: CaptchaForm; data: string };

export interface Captcha {
  $captcha: ReadableAtom<CaptchaState>;
  /** Fetches a new one; the code typed for the one before is worth nothing then (RG-3). */
  fetch(form?: CaptchaForm): Promise<void>;
  /** Fetches a new one if one is on screen. */
  refresh(): Promise<void>;
  hide(): void;
  /** What is sent beside the code. */
  sent(): { captchaId?: string };
}

/** A form's captcha, hidden until it is fetched; `clear` empties the field of its code. */
export function createCaptcha(clear: () => void): Captcha {
  const $captcha = atom<CaptchaState>({ state: 'hidden' });
  let running: AbortController | undefined;
  const stop = () => {
    running?.abort();
    running = undefined;
  };
  const fetch = async (form: CaptchaForm = 'image') => {
    stop();
    const abort = new AbortController();
    running = abort;
    clear();
    $captcha.set({ state: 'loading' });
    try {
      const { captchaId, image, sound } = await call(
        getCaptcha,
        { query: { form } },
        { signal: abort.signal },
      );
      if (abort.signal.aborted) return;
      $captcha.set({ state: 'shown', id: captchaId, form, data: form === 'image' ? image : sound });
    } catch (error) {
      if (!abort.signal.aborted) $captcha.set({ state: 'failed', error: asGatewayError(error) });
    }
  };
  return {
    $captcha,
    fetch,
    refresh: async () => {
      if ($captcha.get().state !== 'hidden') await fetch();
    },
    hide() {
      stop();
      $captcha.set({ state: 'hidden' });
    },
    sent() {
      const now = $captcha.get();
      return now.state === 'shown' ? { captchaId: now.id } : {};
    },
  };
}

/** Whether a refusal says that the next try needs a captcha (LG-4). */
export function asksForCaptcha(thrown: unknown): boolean {
  if (!(thrown instanceof GatewayError)) return false;
  const { value } = thrown;
  return typeof value === 'object' && value !== null && 'captcha' in value && Boolean(value.captcha);
}
