import { atom, type ReadableAtom } from 'nanostores';
import { beginProviderSignIn, knownProviders } from '../../src/features/account/provider-redirect.ts';
import { browserStorage, memoryStorage } from '../../src/lib/storage.ts';
import { takeOAuthRedirect } from '../../src/platform/oauth-redirect.ts';
import { type Platform, platform } from '../../src/platform/platform.ts';
import { $session } from '../../src/session/session.ts';
import { CHALLENGE, CODE, codeFor, HELLO, sayTo, windowMessage } from './handover.ts';
import { framePlatform } from './platform.ts';

/** Path of the page that is a window of its own; providers send players back to it. */
export const WINDOW_PATH = '/embed/window';

/** Milliseconds the frame that opened this window may take to answer. */
const LIMIT = 5_000;

/** `alone`: the page that opened it cannot be reached, or is none of the operator's. */
export type WindowState = 'meeting' | 'alone' | 'login' | 'leaving' | 'done' | 'failed';

const $state = atom<WindowState>('meeting');
export const $windowState: ReadableAtom<WindowState> = $state;

/** The window's surroundings: nothing is kept, since its session goes to the frame. */
export function windowPlatform(): Platform {
  const { signInWindow: _, ...frame } = framePlatform();
  const tabStorage = browserStorage('sessionStorage');
  const redirect = takeOAuthRedirect(tabStorage, location.origin + WINDOW_PATH);
  return {
    ...frame,
    persistentStorage: memoryStorage(),
    sessionStorage: tabStorage,
    oauthRedirect: {
      ...redirect,
      begin: (address) => redirect.begin(address, location.pathname + location.search),
    },
  };
}

/**
 * Meets the frame that opened this window and has it go on: to the provider that was asked for, or to the login. Whoever
 * signs in here is signed in there. `returned` tells that a provider has just sent the player back.
 */
export async function serveFrame(returned: boolean): Promise<void> {
  const challenge = await meetFrame();
  if (!challenge) return $state.set('alone');
  $session.subscribe((session) => {
    if (session && !session.mustChangePassword) void hand(challenge);
  });
  const asked = new URLSearchParams(location.search).get('provider');
  const provider = returned ? undefined : knownProviders().find((name) => name === asked);
  const { oauthRedirect } = platform();
  if (provider && oauthRedirect) {
    $state.set('leaving');
    await beginProviderSignIn(provider, oauthRedirect);
  }
  if (!$session.get()) $state.set('login');
}

function meetFrame(): Promise<string | undefined> {
  const { opener } = window;
  if (!opener) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const settle = (challenge?: string) => {
      clearTimeout(timer);
      removeEventListener('message', hear);
      resolve(challenge);
    };
    const hear = (event: MessageEvent) => {
      const message = windowMessage(event, opener);
      if (message?.type === CHALLENGE) settle(message.value);
    };
    const timer = setTimeout(settle, LIMIT);
    addEventListener('message', hear);
    sayTo(opener, HELLO);
  });
}

async function hand(challenge: string): Promise<void> {
  try {
    const code = await codeFor(challenge);
    $state.set('done');
    sayTo(window.opener, CODE, code);
    window.close();
  } catch (error) {
    platform().report({ name: 'handover', error });
    $state.set('failed');
  }
}
