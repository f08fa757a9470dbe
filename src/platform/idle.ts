import { atom, type ReadableAtom } from 'nanostores';

/** The visitor is active; the visitor is asked for a sign of activity; the visitor has left. */
export type Idle = { state: 'active' } | { state: 'countdown'; secondsLeft: number } | { state: 'attract' };

/** Time source of the idle timer; tests replace it. */
export interface IdleClock {
  /** Milliseconds on a monotonic clock. */
  now(): number;
  /** Runs an action every `ms` milliseconds; returns a function that stops it. */
  every(ms: number, action: () => void): () => void;
}

interface Settings {
  clock: IdleClock;
  /** Seconds without input before the countdown; read each time, because an open game has a longer limit. */
  idleSeconds(): number;
  countdownSeconds: number;
  /** Whether a countdown that begins late, after a sleep, is shorter, so that the end is never later. */
  endsOnTime?: boolean;
  /** Returns when there was input in another window, on the clock; undefined without any since the last call. */
  inputElsewhere?(): number | undefined;
  /** Called once at the end of a visit. */
  onEnd(): void;
}

export interface IdleTimer {
  $idle: ReadableAtom<Idle>;
  /**
   * Reports a touch, key or pointer move, now or earlier. Does not stop the countdown; only `extend` does, and input
   * elsewhere.
   */
  input(at?: number): void;
  /** Stops the countdown at the player's request. */
  extend(): void;
  /** Ends the visit: the player leaves, or the venue closes. */
  end(): void;
  /** Leaves the attract loop after a touch. */
  wake(): void;
  stop(): void;
}

/** Milliseconds between two checks. */
const TICK = 250;

/** Detects a deserted terminal: starts a countdown, then ends the visit (WCAG 2.2.1). */
export function createIdle(settings: Settings): IdleTimer {
  const { clock, idleSeconds, countdownSeconds, endsOnTime, inputElsewhere, onEnd } = settings;
  const $idle = atom<Idle>({ state: 'active' });
  const countdown = countdownSeconds * 1000;
  let lastInput = clock.now();
  let deadline = 0;

  const activate = () => {
    lastInput = clock.now();
    if ($idle.get().state !== 'active') $idle.set({ state: 'active' });
  };
  const end = () => {
    if ($idle.get().state === 'attract') return;
    $idle.set({ state: 'attract' });
    onEnd();
  };
  const followInputElsewhere = () => {
    const at = inputElsewhere?.();
    if (at === undefined || at <= lastInput) return;
    lastInput = at;
    $idle.set({ state: 'active' });
  };
  const tick = () => {
    const now = clock.now();
    const dueAt = () => lastInput + idleSeconds() * 1000;
    if (now >= dueAt() && $idle.get().state !== 'attract') followInputElsewhere();
    const idle = $idle.get();
    if (idle.state === 'active') {
      const due = dueAt();
      // The machine slept through the countdown.
      if (now >= due + countdown) end();
      else if (now >= due) {
        deadline = (endsOnTime ? due : now) + countdown;
        $idle.set({ state: 'countdown', secondsLeft: Math.ceil((deadline - now) / 1000) });
      }
    } else if (idle.state === 'countdown') {
      const secondsLeft = Math.ceil((deadline - now) / 1000);
      if (secondsLeft <= 0) end();
      else if (secondsLeft !== idle.secondsLeft) $idle.set({ state: 'countdown', secondsLeft });
    }
  };

  return {
    $idle,
    input(at) {
      // The first input after a sleep comes before the next tick.
      tick();
      if ($idle.get().state === 'active') lastInput = Math.max(lastInput, at ?? clock.now());
    },
    extend() {
      if ($idle.get().state === 'countdown') activate();
    },
    end,
    wake() {
      if ($idle.get().state === 'attract') activate();
    },
    stop: clock.every(TICK, tick),
  };
}

/** Monotonic browser time, independent of the machine's clock. */
export const browserClock: IdleClock = {
  now: () => performance.now(),
  every(ms, action) {
    const timer = setInterval(action, ms);
    return () => clearInterval(timer);
  },
};

/** Milliseconds by which the wall clock has to run ahead of the monotonic one to count as a sleep. */
const SLEEP = 2_000;

/**
 * Returns a clock that counts the sleep of the device too, which the monotonic clock of some browsers leaves out. A
 * clock that is set back changes nothing; one that is set forward counts as sleep.
 */
export function sleepAwareClock(wall: () => number = Date.now): IdleClock {
  let slept = 0;
  let offset = wall() - performance.now();
  return {
    ...browserClock,
    now() {
      const now = performance.now();
      const ahead = wall() - now - offset;
      if (Math.abs(ahead) > SLEEP) offset += ahead;
      if (ahead > SLEEP) slept += ahead;
      return now + slept;
    },
  };
}
