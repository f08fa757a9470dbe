import { atom, type ReadableAtom } from 'nanostores';
import { asGatewayError, type GatewayError } from '../../../gateway/errors.ts';
import type { OAuthRedirect } from '../../../platform/platform.ts';
import type { Audience } from '../login/login-store.ts';
import { prepareSealing, signIn } from '../sign-in.ts';
import { signInService } from '../sign-in-service/load-sign-in-service.ts';
import type { Provider } from '../sign-in-service/sign-in-service.ts';
import { beginProviderSignIn, completeProviderSignIn } from './provider-redirect.ts';

/** How signing in by a provider stands; `busy` on the way there, and after the way back. */
export type SocialState =
  | { state: 'idle' }
  | { state: 'busy'; provider: Provider }
  | { state: 'failed'; error: GatewayError };

export interface SocialSignIn {
  $social: ReadableAtom<SocialState>;
  /** Leads to the provider's page; does nothing while it is busy. */
  start(provider: Provider): Promise<void>;
  stop(): void;
}

/**
 * Signs in by Google or Facebook (LG-3, RG-10), which opens an account where there is none. Goes on at once where the
 * player has just come back from the provider; whoever made it watches the session.
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

/** The same by a window of its own, which goes to the provider and brings the session back. */
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
