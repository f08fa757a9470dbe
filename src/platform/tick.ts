import { atom, onMount } from 'nanostores';
import { platform } from './platform.ts';

/** Milliseconds between two updates, short enough to show every second on time. */
const BEAT = 250;

/** The time in milliseconds since 1970, for countdowns. Pauses without subscribers and while the page is hidden. */
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
