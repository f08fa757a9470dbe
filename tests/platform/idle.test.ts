// @module-tag KI-1
import { beforeEach, describe, expect, test } from 'vitest';
import { createIdle, type IdleClock, type IdleTimer } from '../../src/platform/idle.ts';

/** A clock that moves when told to. */
function handClock() {
  let now = 0;
  const ticks = new Map<() => void, { every: number; next: number }>();
  const clock: IdleClock = {
    now: () => now,
    every(ms, action) {
      ticks.set(action, { every: ms, next: now + ms });
      return () => ticks.delete(action);
    },
  };
  return {
    clock,
    /** Lets time pass with every tick in it. */
    pass(seconds: number) {
      const end = now + seconds * 1000;
      for (;;) {
        const due = [...ticks].filter(([, { next }]) => next <= end).sort((a, b) => a[1].next - b[1].next)[0];
        if (!due) break;
        now = due[1].next;
        due[1].next += due[1].every;
        due[0]();
      }
      now = end;
    },
    /** Lets time pass with the machine asleep: one tick at its end. */
    sleep(seconds: number) {
      now += seconds * 1000;
      for (const [action, tick] of ticks) {
        tick.next = now + tick.every;
        action();
      }
    },
  };
}

const IDLE = 60;
const COUNTDOWN = 20;

let hand: ReturnType<typeof handClock>;
let idle: IdleTimer;
let ends: number;
let idleSeconds: number;

beforeEach(() => {
  hand = handClock();
  ends = 0;
  idleSeconds = IDLE;
  idle = createIdle({
    clock: hand.clock,
    idleSeconds: () => idleSeconds,
    countdownSeconds: COUNTDOWN,
    onEnd: () => ends++,
  });
});

type State = 'active' | 'countdown' | 'attract';

function bring(state: State): void {
  if (state === 'active') return;
  hand.pass(IDLE);
  if (state === 'attract') hand.pass(COUNTDOWN);
  expect(idle.$idle.get().state).toBe(state);
  ends = 0;
}

describe('idle', () => {
  // The whole machine: what happens in each state, the state after it, how often the visit was ended by it.
  const table: [State, string, () => void, State, number][] = [
    ['active', 'nothing for less than the idle time', () => hand.pass(IDLE - 1), 'active', 0],
    ['active', 'nothing for the idle time', () => hand.pass(IDLE), 'countdown', 0],
    ['active', 'nothing for idle time and countdown', () => hand.pass(IDLE + COUNTDOWN), 'attract', 1],
    ['active', 'a touch', () => idle.input(), 'active', 0],
    ['active', 'more time is asked for', () => idle.extend(), 'active', 0],
    ['active', 'a finish', () => idle.end(), 'attract', 1],
    ['active', 'a touch on the loop', () => idle.wake(), 'active', 0],
    ['active', 'a sleep longer than both', () => hand.sleep(IDLE + COUNTDOWN), 'attract', 1],
    ['active', 'a sleep within the countdown', () => hand.sleep(IDLE + COUNTDOWN - 1), 'countdown', 0],
    ['countdown', 'a touch', () => idle.input(), 'countdown', 0],
    ['countdown', 'more time is asked for', () => idle.extend(), 'active', 0],
    ['countdown', 'a finish', () => idle.end(), 'attract', 1],
    ['countdown', 'a touch on the loop', () => idle.wake(), 'countdown', 0],
    ['countdown', 'its last second', () => hand.pass(COUNTDOWN), 'attract', 1],
    ['attract', 'a touch anywhere', () => idle.input(), 'attract', 0],
    ['attract', 'more time is asked for', () => idle.extend(), 'attract', 0],
    ['attract', 'a finish', () => idle.end(), 'attract', 0],
    ['attract', 'a touch on the loop', () => idle.wake(), 'active', 0],
    ['attract', 'an hour', () => hand.pass(3600), 'attract', 0],
  ];

  test.each(table)('%s, then %s', (before, _, happens, after, ended) => {
    bring(before);
    happens();
    expect(idle.$idle.get().state).toBe(after);
    expect(ends).toBe(ended);
  });

  test('the countdown reports every second and lasts its full time', () => {
    bring('countdown');
    const reports: number[] = [];
    idle.$idle.subscribe((state) => state.state === 'countdown' && reports.push(state.secondsLeft));
    hand.pass(COUNTDOWN);
    expect(reports).toEqual(Array.from({ length: COUNTDOWN }, (_, index) => COUNTDOWN - index));
    expect(idle.$idle.get().state).toBe('attract');
  });

  test('a countdown that begins late still lasts its full time', () => {
    hand.sleep(IDLE + 10);
    expect(idle.$idle.get()).toEqual({ state: 'countdown', secondsLeft: COUNTDOWN });
    hand.pass(COUNTDOWN - 0.5);
    expect(idle.$idle.get().state).toBe('countdown');
  });

  test('touches, extending and starting restart the idle time', () => {
    hand.pass(IDLE - 1);
    idle.input();
    hand.pass(IDLE - 1);
    expect(idle.$idle.get().state).toBe('active');
    hand.pass(1);
    idle.extend();
    hand.pass(IDLE - 1);
    expect(idle.$idle.get().state).toBe('active');
    hand.pass(1 + COUNTDOWN + 500);
    idle.wake();
    hand.pass(IDLE - 1);
    expect(idle.$idle.get().state).toBe('active');
    hand.pass(1);
    expect(idle.$idle.get().state).toBe('countdown');
  });

  test('can have another idle time while a game is open', () => {
    idleSeconds = 5 * IDLE;
    hand.pass(5 * IDLE - 1);
    expect(idle.$idle.get().state).toBe('active');
    idleSeconds = IDLE;
    hand.pass(0.25);
    expect(idle.$idle.get().state).toBe('attract');
  });

  test('reports nothing after it was stopped', () => {
    idle.stop();
    hand.pass(3600);
    expect(idle.$idle.get().state).toBe('active');
  });
});
