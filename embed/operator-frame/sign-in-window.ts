import { atom, type ReadableAtom } from 'nanostores';
import { platform } from '../../src/platform/platform.ts';
import { openOperatorWindow } from './operator-window.ts';
import { CHALLENGE, CODE, HELLO, newChallenge, takeUp, type WindowMessage } from './session-handover.ts';

/** How the window of the operator's site stands in which somebody signs in. */
export type SignInWindow = 'none' | 'waiting' | 'blocked' | 'closed' | 'failed';

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
  return new Promise((resolve) => {
    const pair = newChallenge();
    let taking = false;
    const settle = (state: SignInWindow) => {
      opened?.end();
      end = () => {};
      $state.set(state);
      resolve();
    };
    const answer = async (message: WindowMessage) => {
      const { verifier, challenge } = await pair;
      if (message.type === HELLO) opened?.say(CHALLENGE, challenge);
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
    const opened = openOperatorWindow(
      {
        onMessage: (message) => void (taking || answer(message)),
        onClosed: () => taking || settle('closed'),
      },
      provider ? { provider } : {},
    );
    if (!opened) return settle('blocked');
    end = settle;
    $state.set('waiting');
  });
}
