import { atom, type ReadableAtom } from 'nanostores';

/** Somebody is here; somebody is asked whether they still are; nobody is here. */
export type Idle = { state: 'active' } | { state: 'countdown'; secondsLeft: number } | { state: 'attract' };

/** Time as the idle timer sees it; tests bring their own. */
export interface IdleClock {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Runs an action every `ms` milliseconds; returns what stops it. */
  every(ms: number, action: () => void): () => void;
}

interface Settings {
  clock: IdleClock;
  /** Seconds without input until the countdown; asked each time, since it differs while a game is open. */
  idleSeconds(): number;
  countdownSeconds: number;
  /** Told once when a visit ends. */
  onEnd(): void;
}

export interface IdleTimer {
  $idle: ReadableAtom<Idle>;
  /** A touch, a key, a move of the pointer. It does not answer the countdown: only `extend` does. */
  input(): void;
  /** The player asked for more time. */
  extend(): void;
  /** The visit ends now: asked for by the player, or by the clock at closing time. */
  end(): void;
  /** A touch on the attract loop. */
  wake(): void;
  stop(): void;
}

/** Milliseconds between two looks at the clock. */
const TICK = 250;

/** Watches for a terminal that was left: first it asks, then it ends the visit (WCAG 2.2.1). */
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
      // The machine slept through the countdown too: whoever was here had their time.
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

/** The browser's own time, which does not jump when the machine's clock is set. */
export const browserClock: IdleClock = {
  now: () => performance.now(),
  every(ms, action) {
    const timer = setInterval(action, ms);
    return () => clearInterval(timer);
  },
};
