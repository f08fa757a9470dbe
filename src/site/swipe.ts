/** Pixels of a swipe, and milliseconds it counts for, that make going back silent (RT-8). */
const SWIPE = 100;
const COUNTS_FOR = 500;

let swipedUntil = 0;
let from: number | undefined;

/** Watches for swipes, as a browser's own back gesture already animates the page. */
export function watchSwipes(target: EventTarget = document): void {
  target.addEventListener('touchstart', (event) => {
    from = (event as TouchEvent).touches[0]?.clientX;
  });
  target.addEventListener('touchend', (event) => {
    const to = (event as TouchEvent).changedTouches[0]?.clientX;
    if (from !== undefined && to !== undefined && Math.abs(to - from) > SWIPE) {
      swipedUntil = performance.now() + COUNTS_FOR;
    }
    from = undefined;
  });
}

/** Whether a swipe of more than 100 px ended within the last 500 ms. */
export function justSwiped(): boolean {
  return performance.now() < swipedUntil;
}
