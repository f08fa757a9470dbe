import { navigationTransition } from './navigation-transition.ts';

/**
 * Minimum length of a swipe in pixels, and the milliseconds after it in which a step back is not animated
 * (RT-8).
 */
const SWIPE = 100;
const COUNTS_FOR = 500;

let swipedUntil = 0;
let from: number | undefined;

/** Detects back swipes, because the browser already animates its own back gesture. */
export function watchSwipes(): void {
  addEventListener('touchstart', (event) => {
    from = event.touches[0]?.clientX;
  });
  addEventListener('touchend', (event) => {
    const to = event.changedTouches[0]?.clientX;
    if (from !== undefined && to !== undefined && Math.abs(to - from) > SWIPE) {
      swipedUntil = performance.now() + COUNTS_FOR;
    }
    from = undefined;
  });
  addEventListener('popstate', () => {
    navigationTransition.silent = performance.now() < swipedUntil;
  });
  // wouter dispatches its navigations as an event with this name.
  addEventListener('pushState', () => {
    navigationTransition.silent = false;
  });
}
