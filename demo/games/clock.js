import { draw } from './drawing.js';
import { part } from './parts.js';

/** Seconds for bets. The clock starts again when they have passed: a round waits for the player. */
const BETTING = 30;
/** Length of the ring. */
const AROUND = 100;

/** Renders the countdown of the time for bets as a ring. */
export function clock(words) {
  const left = draw('circle', {
    class: 'clock__left',
    cx: 20,
    cy: 20,
    r: 17,
    pathLength: AROUND,
    'stroke-dasharray': AROUND,
    transform: 'rotate(-90 20 20)',
  });
  const ring = draw(
    'svg',
    { class: 'clock__ring', viewBox: '0 0 40 40', 'aria-hidden': 'true' },
    draw('circle', { class: 'clock__whole', cx: 20, cy: 20, r: 17 }),
    left,
  );
  const seconds = part('bdi', 'clock__seconds');
  const state = part('span', 'clock__state');
  const face = part('span', 'clock__face', ring, seconds);
  face.setAttribute('role', 'timer');
  face.setAttribute('aria-label', words.bettingTime);
  const element = part('p', 'clock', face, state);
  let remaining = BETTING;
  let isOpen = true;
  const show = () => {
    seconds.textContent = isOpen ? String(remaining) : '–';
    state.textContent = isOpen ? words.placeBets : words.noMoreBets;
    left.setAttribute('stroke-dashoffset', String(AROUND - (AROUND * (isOpen ? remaining : 0)) / BETTING));
    element.classList.toggle('clock--closed', !isOpen);
  };
  setInterval(() => {
    if (!isOpen) return;
    remaining = remaining > 1 ? remaining - 1 : BETTING;
    show();
  }, 1_000);
  show();
  return {
    element,
    close() {
      isOpen = false;
      show();
    },
    restart() {
      isOpen = true;
      remaining = BETTING;
      show();
    },
  };
}
