import { atom, onMount } from 'nanostores';
import { platform } from './platform.ts';

/** Milliseconds between two looks at the clock: short enough for every second to be shown when it begins. */
const BEAT = 250;

/**
 * The device's time, in milliseconds since 1970, for every countdown on screen. Stands still while nobody reads it
 * or the page is hidden, and is right at once when the page is seen again.
 */
export const $tick = atom(0);

onMount($tick, () => {
  // Pages that a server renders have no clock that runs.
  if (typeof document === 'undefined') return;
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => $tick.set(platform().now());
  const follow = () => {
    clearInterval(timer);
    timer = undefined;
    if (document.hidden) return;
    look();
    timer = setInterval(look, BEAT);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
});
