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
  /** Called once at the end of a visit. */
  onEnd(): void;
}

export interface IdleTimer {
  $idle: ReadableAtom<Idle>;
  /** Reports a touch, key or pointer move. Does not stop the countdown; only `extend` does. */
  input(): void;
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
export function createIdle({ clock, idleSeconds, countdownSeconds, onEnd }: Settings): IdleTimer {
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
  const tick = () => {
    const idle = $idle.get();
    const now = clock.now();
    if (idle.state === 'active') {
      const due = lastInput + idleSeconds() * 1000;
      // The machine slept through the countdown.
      if (now >= due + countdown) end();
      else if (now >= due) {
        deadline = now + countdown;
        $idle.set({ state: 'countdown', secondsLeft: countdownSeconds });
      }
    } else if (idle.state === 'countdown') {
      const secondsLeft = Math.ceil((deadline - now) / 1000);
      if (secondsLeft <= 0) end();
      else if (secondsLeft !== idle.secondsLeft) $idle.set({ state: 'countdown', secondsLeft });
    }
  };

  return {
    $idle,
    input() {
      if ($idle.get().state === 'active') lastInput = clock.now();
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
