import { atom, type ReadableAtom } from 'nanostores';
import type { Challenge } from '../../../gateway/endpoints/shared/challenge.ts';
import { getCaptcha } from '../../../gateway/endpoints/verification.ts';
import { call } from '../../../gateway/http/client.ts';
import { asGatewayError, asLoadError, GatewayError, refusal } from '../../../gateway/http/errors.ts';
import { errorText } from '../../../i18n/error-texts.ts';
import type { TextKey } from '../../../i18n/keys.ts';

/** The code as a picture, or as groups of beeps to count. */
export type CaptchaForm = 'image' | 'sound';

/** A code to type, or a proof of work; unknown until the first response. */
type Kind = 'code' | 'work' | undefined;

export type CaptchaState =
  | { state: 'hidden' }
  | { state: 'loading'; kind?: Kind }
  | { state: 'failed'; kind?: Kind; error: GatewayError }
  | { state: 'shown'; id: string; form: CaptchaForm; data: string }
  | { state: 'working' }
  | { state: 'solved'; id: string; solution: string };

/** The captcha part of a request body. */
export interface CaptchaAnswer {
  captchaId?: string;
  captcha?: string;
}

export interface Captcha {
  $captcha: ReadableAtom<CaptchaState>;
  /** Fetches a new captcha, which makes the code typed for the previous one invalid (RG-3). */
  fetch(form?: CaptchaForm): Promise<void>;
  /** Replaces the captcha on screen, if any. */
  refresh(): Promise<void>;
  hide(): void;
  needsCode(): boolean;
  /**
   * Calls `send` with the captcha's answer and fetches the next captcha if that fails. Retries once when the
   * gateway asks for a proof of work, or for a new one because the first has expired.
   */
  use<T>(typed: string, send: Send<T>, signal: AbortSignal): Promise<T>;
}

type Send<T> = (answer: CaptchaAnswer) => Promise<T>;

/** Creates a form's captcha, hidden until the first fetch. `clear` empties the code field. */
export function createCaptcha(clear: () => void): Captcha {
  const $captcha = atom<CaptchaState>({ state: 'hidden' });
  let running: AbortController | undefined;
  let fetched = Promise.resolve();
  const stop = () => {
    running?.abort();
    running = undefined;
  };
  const begin = async (form: CaptchaForm) => {
    stop();
    running = new AbortController();
    const { signal } = running;
    const kind = () => kindOf($captcha.get());
    const set = (next: CaptchaState) => {
      if (!signal.aborted) $captcha.set(next);
    };
    clear();
    set({ state: 'loading', kind: kind() });
    try {
      const { captchaId: id, challenge, ...code } = await call(getCaptcha, { query: { form } }, { signal });
      if (!challenge) return set({ state: 'shown', id, form, data: code[form] });
      set({ state: 'working' });
      set({ state: 'solved', id, solution: await solveLazily(challenge, signal) });
    } catch (error) {
      if (!signal.aborted) set({ state: 'failed', kind: kind(), error: asGatewayError(error) });
    }
  };
  const fetch = (form: CaptchaForm = 'image') => (fetched = begin(form));
  const needsCode = () => kindOf($captcha.get()) === 'code';
  const answer = async (typed: string): Promise<CaptchaAnswer> => {
    if (!needsCode()) {
      if ($captcha.get().state === 'failed') void fetch();
      await fetched;
    }
    const now = $captcha.get();
    if (now.state === 'hidden') return {};
    if (now.state === 'solved') return { captchaId: now.id, captcha: now.solution };
    if (now.state === 'failed' && !needsCode()) throw now.error;
    return { ...(now.state === 'shown' && { captchaId: now.id }), captcha: typed };
  };
  const use = async <T>(typed: string, send: Send<T>, signal: AbortSignal, again: boolean): Promise<T> => {
    const asked = $captcha.get().state !== 'hidden';
    try {
      return await send(await answer(typed));
    } catch (thrown) {
      if (signal.aborted || (!asked && !asksForCaptcha(thrown))) throw thrown;
      // The gateway accepts a captcha once, even for a failed request (LG-4).
      const next = fetch();
      if (!isRefused(thrown) || needsCode()) throw thrown;
      await next;
      if (!again || needsCode() || signal.aborted) throw thrown;
      return use(typed, send, signal, false);
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
    needsCode,
    use: (typed, send, signal) => use(typed, send, signal, true),
  };
}

/** Returns the kind of the current captcha, also while the next one loads. */
export function kindOf(now: CaptchaState): Kind {
  if (now.state === 'shown') return 'code';
  if (now.state === 'working' || now.state === 'solved') return 'work';
  return now.state === 'hidden' ? undefined : now.kind;
}

async function solveLazily(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { solve } = await import('./solve-challenge.ts').catch((error: unknown) => {
    throw asLoadError(error);
  });
  return solve(challenge, signal);
}

const isRefused = (thrown: unknown) =>
  thrown instanceof GatewayError && thrown.kind === 'refused' && thrown.code === refusal.captcha;

/** Returns the message for a failure; a refused proof of work is not shown as a wrong code. */
export const failureTextOf =
  ({ needsCode }: Captcha) =>
  (error: GatewayError): TextKey =>
    error.code === refusal.captcha && !needsCode() ? 'account.checkFailed' : errorText(error);

export function asksForCaptcha(thrown: unknown): boolean {
  if (!(thrown instanceof GatewayError)) return false;
  const { value } = thrown;
  return typeof value === 'object' && value !== null && 'captcha' in value && Boolean(value.captcha);
}
