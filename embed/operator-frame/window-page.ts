import { atom, type ReadableAtom } from 'nanostores';
import { beginProviderSignIn, knownProviders } from '../../src/features/account/social/provider-redirect.ts';
import { browserStorage, memoryStorage } from '../../src/lib/storage.ts';
import { takeOAuthRedirect } from '../../src/platform/oauth-redirect.ts';
import { type Platform, platform } from '../../src/platform/platform.ts';
import { $session } from '../../src/session/session.ts';
import { framePlatform } from './platform.ts';
import {
  AGREED,
  CHALLENGE,
  CODE,
  CONSENT,
  codeFor,
  HELLO,
  sayTo,
  type WindowMessage,
  windowMessage,
} from './session-handover.ts';
import { $attentive, followAttention } from './window-focus.ts';

/** Path of the page that is a window of its own; providers send players back to it. */
export const WINDOW_PATH = '/embed/window';

/** Milliseconds the frame that opened this window may take to answer. */
const LIMIT = 5_000;

/** `alone`: the page that opened it cannot be reached, or is none of the operator's. */
export type WindowState =
  | 'meeting'
  | 'alone'
  | 'login'
  | 'leaving'
  | 'done'
  | 'failed'
  | 'consent'
  | 'agreed';

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

let frame: Window | undefined;
let page = '';

/** Host of the partner's page for which the player's consent is asked, with its port where it has one. */
export const askingHost = (): string => new URL(page).host;

/**
 * Does what the frame that opened this window wants: asks for the player's consent, or shows the provider that was asked
 * for or the login, whose session the frame takes over. `returned` tells that a provider has just sent the player back.
 */
export async function serveFrame(returned: boolean): Promise<void> {
  const wanted = await meetFrame();
  if (!wanted) return $state.set('alone');
  if (wanted.type === CONSENT) {
    page = wanted.value;
    // Nothing that this window may come to load reaches the frame by its opener.
    window.opener = null;
    followAttention();
    return $state.set('consent');
  }
  const challenge = wanted.value;
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

/** The player agrees. */
export function agree(): void {
  if (!$attentive.get()) return;
  $state.set('agreed');
  sayTo(frame!, AGREED);
  window.close();
}

function meetFrame(): Promise<WindowMessage | undefined> {
  const opener: Window | null = window.opener;
  if (!opener) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const settle = (wanted?: WindowMessage) => {
      clearTimeout(timer);
      removeEventListener('message', hear);
      frame = opener;
      resolve(wanted);
    };
    const hear = (event: MessageEvent) => {
      const message = windowMessage(event, opener);
      if (message?.type === CHALLENGE || message?.type === CONSENT) settle(message);
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
    sayTo(frame!, CODE, code);
    window.close();
  } catch (error) {
    platform().report({ name: 'handover', error });
    $state.set('failed');
  }
}
