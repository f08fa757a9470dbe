import type { IdleClock } from '../../src/platform/idle.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Milliseconds between two checks of user activation, which lasts about five seconds after each touch. */
const LOOK = 250;

/**
 * Calls back on input by a person. Synthetic events do not count, nor does the focus, which a game can take at
 * will. The page receives no events from inside a game; but the browser sets user activation for the pages around
 * an iframe on each touch or key in it, which no script can fake. Returns a function that stops it.
 */
export function watchUserInput(onInput: () => void, clock: IdleClock): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const hear = ({ isTrusted }: Event) => isTrusted && onInput();
  for (const name of signs) document.addEventListener(name, hear, { capture: true, passive: true, signal });
  const stop = clock.every(LOOK, () => {
    if (document.activeElement instanceof HTMLIFrameElement && navigator.userActivation.isActive) onInput();
  });
  return () => {
    ended.abort();
    stop();
  };
}
