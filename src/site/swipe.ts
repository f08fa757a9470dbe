import { navigationTransition } from './navigation-transition.ts';

/** Pixels of a swipe, and milliseconds it counts for, that make going back silent (RT-8). */
const SWIPE = 100;
const COUNTS_FOR = 500;

let swipedUntil = 0;
let from: number | undefined;

/** Watches for swipes that go back, as a browser's own back gesture already animates the page. */
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
  // wouter tells of its own moves with an event of this name.
  addEventListener('pushState', () => {
    navigationTransition.silent = false;
  });
}
