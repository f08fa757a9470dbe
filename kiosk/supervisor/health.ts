/**
 * Problems of a page (no answer, no new frame, nothing shown) and of its browser (the network service does not
 * answer, data of an ended visit cannot be cleared).
 */
export type HealthProblem = 'hung' | 'frozen' | 'blank' | 'stalled' | 'uncleared';

/** Regular duties of the browser, whatever the page does. */
export type Duty = 'network' | 'clear';

interface Limits {
  /** Milliseconds without an answer of the page. */
  answer: number;
  /** Milliseconds without a new frame. A busy machine paints late. */
  frame: number;
  /** Milliseconds from loading to the first new frame, while code, texts and images load. */
  firstFrame: number;
  /** Milliseconds from loading until the page must have published its activity. */
  start: number;
  /** Milliseconds until a duty must succeed again. */
  duty: number;
}

const LIMITS: Limits = {
  answer: 5_000,
  frame: 7_000,
  firstFrame: 20_000,
  start: 30_000,
  duty: 15_000,
};

/**
 * Milliseconds by which a check may be late. More counts as time in which the supervisor did not run: the machine
 * slept or is busy.
 */
const LATE = 100;
/** Milliseconds between two checks. */
export const CHECK_INTERVAL = 100;
/** Share of the time in which tasks wait for a processor on any machine that paints without a graphics card. */
const USUAL_PRESSURE = 0.5;
/** Share of the time that does not count for frames under full pressure: they then have four times as long. */
const PRESSURE_DISCOUNT = 0.75;

export interface Health {
  /** Records an answer. `use` is the activity of the page; undefined while its code has not run. */
  answered(use: string | undefined): void;
  /** Records a frame; the number of the last one means that no new frame was painted. */
  frame(number: string): void;
  /** Records that the browser fulfilled a duty. */
  succeeded(duty: Duty): void;
  /**
   * Checks the clock, every {@link CHECK_INTERVAL} ms. `strain` is the share of time in which tasks waited for a
   * processor. @returns the problem, if any
   */
  check(strain?: number): HealthProblem | undefined;
  /** Returns when the last frame was painted, by the given clock. */
  paintedAt(): number;
}

/**
 * Decides from answers and frames whether a page is healthy: a screen can be frozen while its page still answers.
 * Time in which the supervisor did not run does not count, and under processor pressure a frame gets up to four
 * times as long, since painting suffers first.
 */
export function createHealth(now: () => number, limits: Limits = LIMITS): Health {
  let checkedAt = now();
  let answeredAt = checkedAt;
  let paintedAt = checkedAt;
  let begun = checkedAt;
  let lastFrame = '';
  let frames = 0;
  let ready = false;
  const duties: Record<Duty, number> = { network: checkedAt, clear: checkedAt };
  return {
    answered(use) {
      answeredAt = now();
      ready ||= use !== undefined;
    },
    frame(number) {
      if (number === lastFrame) return;
      paintedAt = now();
      lastFrame = number;
      frames++;
    },
    succeeded(duty) {
      duties[duty] = now();
    },
    check(strain = 0) {
      const at = now();
      const passed = at - checkedAt;
      const lost = passed > CHECK_INTERVAL + LATE ? passed - CHECK_INTERVAL : 0;
      checkedAt = at;
      answeredAt += lost;
      begun += lost;
      duties.network += lost;
      duties.clear += lost;
      paintedAt +=
        lost +
        (passed - lost) * PRESSURE_DISCOUNT * Math.max(0, (strain - USUAL_PRESSURE) / (1 - USUAL_PRESSURE));
      if (at - answeredAt >= limits.answer) return 'hung';
      // The first frame always counts as new.
      if (at - paintedAt >= (frames > 1 ? limits.frame : limits.firstFrame)) return 'frozen';
      if (at - duties.network >= limits.duty) return 'stalled';
      if (at - duties.clear >= limits.duty) return 'uncleared';
      return !ready && at - begun >= limits.start ? 'blank' : undefined;
    },
    paintedAt: () => paintedAt,
  };
}
