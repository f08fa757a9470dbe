import { atom, type ReadableAtom } from 'nanostores';
import { postToGame } from './game-messages.ts';

/** Milliseconds that a game gets to finish its round. */
const ROUND_LIMIT = 20_000;
/** Milliseconds that a round gets for each choice of the player, and for all. */
const CHOICE_LIMIT = 60_000;
const CHOICES_LIMIT = 5 * 60_000;

const $state = atom<'playing' | 'ending' | 'paused'>('playing');

/** Whether the open game plays, finishes its last round, or waits without a round. */
export const $gamePause: ReadableAtom<'playing' | 'ending' | 'paused'> = $state;

/** Set while a game is open that supports pauses. */
let send: ((pause: boolean) => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the round is over at the latest. */
let latestEnd = 0;

/** Pauses the open game after its round. A game without support counts as paused at once. */
export function pauseGame(): void {
  if ($state.get() !== 'playing') return;
  $state.set('ending');
  if (send) {
    send(true);
    latestEnd = performance.now() + CHOICES_LIMIT;
    timer = setTimeout(endRound, ROUND_LIMIT);
  } else {
    endRound();
  }
}

export function resumeGame(): void {
  clearTimeout(timer);
  if ($state.get() === 'playing') return;
  $state.set('playing');
  send?.(false);
}

/** Called when the round waits for a choice of the player: a check that covers it would cost the hand. */
export function extendRound(): void {
  if ($state.get() !== 'ending') return;
  clearTimeout(timer);
  timer = setTimeout(endRound, Math.min(CHOICE_LIMIT, latestEnd - performance.now()));
}

/** Called when a game reports that its round has ended. */
export function endRound(): void {
  clearTimeout(timer);
  if ($state.get() === 'ending') $state.set('paused');
}

/** Connects a game that supports pauses. Returns a function that disconnects it. */
export function connectPause(frame: HTMLIFrameElement, address: string): () => void {
  const own = (pause: boolean) => postToGame(frame, address, { pause });
  send = own;
  if ($state.get() !== 'playing') own(true);
  return () => {
    if (send !== own) return;
    send = undefined;
    endRound();
  };
}
