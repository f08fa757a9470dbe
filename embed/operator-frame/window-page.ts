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
  createHandoverCode,
  HELLO,
  postToWindow,
  readWindowMessage,
  type WindowMessage,
} from './session-handover.ts';
import { $windowFocused, trackWindowFocus } from './window-focus.ts';

/** Path of the window; sign-in providers redirect to it. */
export const WINDOW_PATH = '/embed/window';

/** Milliseconds to wait for the opener's answer. */
const ANSWER_TIMEOUT = 5_000;

/** `alone`: the opener is gone or has another origin. */
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

/** The platform of the window. It stores nothing: its session is handed to the frame. */
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
let consentOrigin = '';

/** Returns host and port of the partner's page. */
export const consentHost = (): string => new URL(consentOrigin).host;

/**
 * Handles the frame's request: consent, a sign-in provider or the login, whose session is handed to the frame.
 * `returned`: whether a provider has redirected here.
 */
export async function serveFrame(returned: boolean): Promise<void> {
  const wanted = await connectFrame();
  if (!wanted) return $state.set('alone');
  if (wanted.type === CONSENT) {
    consentOrigin = wanted.value;
    // Pages that this window may load later must not reach the frame.
    window.opener = null;
    trackWindowFocus();
    return $state.set('consent');
  }
  const challenge = wanted.value;
  $session.subscribe((session) => {
    if (session && !session.mustChangePassword) void sendCode(challenge);
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

/** Sends the player's consent to the frame and closes the window. */
export function giveConsent(): void {
  if (!$windowFocused.get()) return;
  $state.set('agreed');
  postToWindow(frame!, AGREED);
  window.close();
}

function connectFrame(): Promise<WindowMessage | undefined> {
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
      const message = readWindowMessage(event, opener);
      if (message?.type === CHALLENGE || message?.type === CONSENT) settle(message);
    };
    const timer = setTimeout(settle, ANSWER_TIMEOUT);
    addEventListener('message', hear);
    postToWindow(opener, HELLO);
  });
}

async function sendCode(challenge: string): Promise<void> {
  try {
    const code = await createHandoverCode(challenge);
    $state.set('done');
    postToWindow(frame!, CODE, code);
    window.close();
  } catch (error) {
    platform().report({ name: 'handover', error });
    $state.set('failed');
  }
}
