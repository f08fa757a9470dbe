import type { IdleClock } from '../../src/platform/idle.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Milliseconds between two looks at what the browser knows of a game; it knows of each touch for about five seconds. */
const LOOK = 250;

/**
 * Tells of what somebody does at the terminal, and of nothing that a page can do by itself. Events that a script made
 * do not count, nor does the focus, which a game can take and give back for ever. What is done inside a game no page
 * hears of; but the browser marks the pages around a frame as activated when it is touched or gets a key, which no
 * script can (HTML, user activation). Returns what ends it.
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
