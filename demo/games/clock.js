import { draw } from './drawing.js';
import { part } from './parts.js';

/** Seconds for bets. The clock starts again when they have passed: a round waits for the player. */
const BETTING = 30;
/** Seconds left of a turn from which the ring is red. */
const HURRIED = 10;
/** Length of the ring. */
const AROUND = 100;

/** Renders the countdown of the time for bets, or for a player's choice, as a ring. */
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
  const element = part('p', 'clock', face, state);
  let remaining = BETTING;
  let isOpen = true;
  /** A player's turn: its end, its seconds, and its name. */
  let turn;
  const show = () => {
    const total = turn?.total ?? BETTING;
    seconds.textContent = isOpen ? String(remaining) : '–';
    state.textContent = isOpen ? (turn?.name ?? words.placeBets) : words.noMoreBets;
    face.setAttribute('aria-label', turn ? words.choiceTime : words.bettingTime);
    left.setAttribute('stroke-dashoffset', String(AROUND - (AROUND * (isOpen ? remaining : 0)) / total));
    element.classList.toggle('clock--closed', !isOpen);
    element.classList.toggle('clock--hurried', Boolean(turn) && isOpen && remaining <= HURRIED);
  };
  const secondsLeft = () => Math.max(0, Math.ceil((turn.endsAt - performance.now()) / 1_000));
  setInterval(() => {
    if (!isOpen) return;
    if (turn) remaining = secondsLeft();
    else remaining = remaining > 1 ? remaining - 1 : BETTING;
    show();
  }, 1_000);
  show();
  return {
    element,
    close() {
      isOpen = false;
      show();
    },
    /** Counts the seconds of a player's turn, which does not start again. */
    turn(left, total, name) {
      turn = { endsAt: performance.now() + left * 1_000, total, name };
      isOpen = true;
      remaining = secondsLeft();
      show();
    },
    restart() {
      turn = undefined;
      isOpen = true;
      remaining = BETTING;
      show();
    },
  };
}
