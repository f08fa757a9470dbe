import { atom, type ReadableAtom } from 'nanostores';
import { platform } from '../../src/platform/platform.ts';
import { openOperatorWindow } from './operator-window.ts';
import {
  CHALLENGE,
  CODE,
  HELLO,
  newChallenge,
  redeemHandoverCode,
  type WindowMessage,
} from './session-handover.ts';

export type SignInWindow = 'none' | 'waiting' | 'blocked' | 'closed' | 'failed';

const $state = atom<SignInWindow>('none');
export const $signInWindow: ReadableAtom<SignInWindow> = $state;

let end = (_: SignInWindow) => {};

/** Stops waiting for the window. */
export function cancelSignInWindow(): void {
  end('none');
  $state.set('none');
}

/**
 * Signs in through a window of the operator's site, for providers that forbid iframes and for browsers that deny the
 * frame its storage. Call it in a click handler. The window sends a one-time code that only the owner of the verifier
 * can redeem. Never rejects; `$signInWindow` has the result.
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
      if (message.type === HELLO) opened?.post(CHALLENGE, challenge);
      if (message.type !== CODE || taking) return;
      taking = true;
      try {
        await redeemHandoverCode(message.value, verifier);
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
