import { atom, type ReadableAtom } from 'nanostores';
import { asGatewayError, type GatewayError } from '../../../gateway/http/errors.ts';
import type { OAuthRedirect } from '../../../platform/platform.ts';
import type { Audience } from '../login/login-store.ts';
import { prepareSealing, signIn } from '../sign-in.ts';
import { signInService } from '../sign-in-service/load-sign-in-service.ts';
import type { Provider } from '../sign-in-service/sign-in-service.ts';
import { beginProviderSignIn, completeProviderSignIn } from './provider-redirect.ts';

/** State of a sign-in with a provider; `busy` before the redirect and after the return. */
export type SocialState =
  | { state: 'idle' }
  | { state: 'busy'; provider: Provider }
  | { state: 'failed'; error: GatewayError };

export interface SocialSignIn {
  $social: ReadableAtom<SocialState>;
  /** Redirects to the provider's page; does nothing while busy. */
  start(provider: Provider): Promise<void>;
  stop(): void;
}

/**
 * Signs in with Google or Facebook, which opens an account if there is none (LG-3, RG-10). Completes a pending
 * sign-in at once when the player returns from the provider. The caller follows the session.
 */
export function createSocialSignIn(audience: Audience, redirect: OAuthRedirect): SocialSignIn {
  const $social = atom<SocialState>({ state: 'idle' });
  let abort = new AbortController();

  const run = async (work: (signal: AbortSignal) => Promise<void>) => {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    try {
      await work(signal);
      if (!signal.aborted) $social.set({ state: 'idle' });
    } catch (error) {
      if (!signal.aborted) $social.set({ state: 'failed', error: asGatewayError(error) });
    }
  };

  const resume = async (signal: AbortSignal) => {
    const returned = await completeProviderSignIn(redirect);
    if (!returned || signal.aborted) return;
    $social.set({ state: 'busy', provider: returned.provider });
    prepareSealing();
    const { idToken, subject } = await (await signInService()).signInWith(returned);
    if (signal.aborted) return;
    await signIn(
      {
        type: 'firebase',
        firebaseIdToken: idToken,
        username: subject,
        password: '',
        rememberPassword: false,
        ...(audience && { audience }),
      },
      signal,
    );
  };
  void run(resume);

  return {
    $social,
    async start(provider) {
      if ($social.get().state === 'busy') return;
      $social.set({ state: 'busy', provider });
      await run(() => beginProviderSignIn(provider, redirect));
    },
    stop: () => abort.abort(),
  };
}

/** Signs in through a popup window, which visits the provider and returns the session. */
export function createWindowSignIn(open: (provider: Provider) => Promise<void>): SocialSignIn {
  const $social = atom<SocialState>({ state: 'idle' });
  let stopped = false;
  return {
    $social,
    async start(provider) {
      if ($social.get().state === 'busy') return;
      $social.set({ state: 'busy', provider });
      try {
        await open(provider);
        if (!stopped) $social.set({ state: 'idle' });
      } catch (error) {
        if (!stopped) $social.set({ state: 'failed', error: asGatewayError(error) });
      }
    },
    stop() {
      stopped = true;
    },
  };
}
