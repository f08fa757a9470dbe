import { atom, type ReadableAtom } from 'nanostores';
import { $texts } from '../../src/i18n/language.ts';
import { platform } from '../../src/platform/platform.ts';
import {
  CHALLENGE,
  CODE,
  HELLO,
  newChallenge,
  sayTo,
  takeUp,
  type WindowMessage,
  windowMessage,
} from './handover.ts';

/** How the window of the operator's site stands in which somebody signs in. */
export type SignInWindow = 'none' | 'waiting' | 'blocked' | 'closed' | 'failed';

/** Milliseconds between two looks at whether the window is still there. */
const LOOK = 500;

const $state = atom<SignInWindow>('none');
export const $signInWindow: ReadableAtom<SignInWindow> = $state;

let end = (_: SignInWindow) => {};

/** Ends the wait for a window, since the session came otherwise or nobody wants it any more. */
export function forgetWindow(): void {
  end('none');
  $state.set('none');
}

/**
 * Has somebody sign in in a window of the operator's site, where a provider lets itself be shown, or the browser keeps
 * what it does not keep here; call it within the tap. The window hands over a code, good once, for whoever has what its
 * challenge was made of. Settles when it is over; how it ended is in the store.
 */
export function signInByWindow(provider = ''): Promise<void> {
  end('none');
  const query = new URLSearchParams({ lang: $texts.get()?.language ?? '', ...(provider && { provider }) });
  const opened = window.open(`/embed/window?${query}`, '_blank', 'popup,width=480,height=760');
  $state.set(opened ? 'waiting' : 'blocked');
  if (!opened) return Promise.resolve();
  return new Promise((resolve) => {
    const pair = newChallenge();
    let taking = false;
    const settle = (state: SignInWindow) => {
      clearInterval(timer);
      removeEventListener('message', hear);
      end = () => {};
      $state.set(state);
      resolve();
    };
    end = settle;
    const answer = async (message: WindowMessage) => {
      const { verifier, challenge } = await pair;
      if (message.type === HELLO) sayTo(opened, CHALLENGE, challenge);
      if (message.type !== CODE || taking) return;
      taking = true;
      try {
        await takeUp(message.value, verifier);
        settle('none');
      } catch (error) {
        platform().report({ name: 'handover', error });
        settle('failed');
      }
    };
    const hear = (event: MessageEvent) => {
      const message = windowMessage(event, opened);
      if (message && !taking) void answer(message);
    };
    const timer = setInterval(() => {
      if (opened.closed && !taking) settle('closed');
    }, LOOK);
    addEventListener('message', hear);
  });
}
