import { still } from './motion.js';

/** Milliseconds of the count. */
const DURATION = 700;

/**
 * Returns an amount that counts up. It has the final amount at once, for screen readers and for its width; the running
 * number covers it.
 */
export function countUp(value, format) {
  const element = document.createElement('bdi');
  element.className = 'count-up';
  element.textContent = format(value);
  if (still.matches) return element;
  const started = performance.now();
  const count = () => {
    const left = 1 - (performance.now() - started) / DURATION;
    if (left <= 0 || !element.isConnected) return void delete element.dataset.now;
    element.dataset.now = format(Math.round(value * (1 - left ** 3)));
    requestAnimationFrame(count);
  };
  element.dataset.now = format(0);
  requestAnimationFrame(count);
  return element;
}
