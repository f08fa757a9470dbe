/**
 * Problems of a page (no answer, no new frame, nothing shown) and of its browser (the network service does not
 * answer, data of an ended visit cannot be cleared).
 */
export type HealthProblem = 'hung' | 'frozen' | 'blank' | 'stalled' | 'uncleared';

/** What the browser must do regularly, whatever the page does. */
export type Duty = 'network' | 'clear';

interface Limits {
  /** Milliseconds without an answer of the page. */
  silence: number;
  /** Milliseconds without a new frame. A busy machine paints late. */
  stillness: number;
  /** Milliseconds from loading to the first new frame, while code, texts and images load. */
  firstPicture: number;
  /** Milliseconds from loading until the page must have published its activity. */
  start: number;
  /** Milliseconds until a duty must succeed again. */
  duty: number;
}

const LIMITS: Limits = {
  silence: 5_000,
  stillness: 7_000,
  firstPicture: 20_000,
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
const USUAL = 0.5;
/** Share of the time that does not count for frames under full pressure: they then have four times as long. */
const STRAINED = 0.75;

export interface Health {
  /** Records an answer. `use` is the activity of the page; undefined while its code has not run. */
  answered(use: string | undefined): void;
  /** Records a frame; the number of the last one means that no new frame was painted. */
  pictured(picture: string): void;
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
  const { silence, stillness, firstPicture, start, duty: dutyLimit } = limits;
  let looked = now();
  let answer = looked;
  let painted = looked;
  let begun = looked;
  let shown = '';
  let pictures = 0;
  let ready = false;
  const duties: Record<Duty, number> = { network: looked, clear: looked };
  return {
    answered(use) {
      answer = now();
      ready ||= use !== undefined;
    },
    pictured(picture) {
      if (picture === shown) return;
      painted = now();
      shown = picture;
      pictures++;
    },
    succeeded(duty) {
      duties[duty] = now();
    },
    check(strain = 0) {
      const at = now();
      const passed = at - looked;
      const lost = passed > CHECK_INTERVAL + LATE ? passed - CHECK_INTERVAL : 0;
      looked = at;
      answer += lost;
      begun += lost;
      duties.network += lost;
      duties.clear += lost;
      painted += lost + (passed - lost) * STRAINED * Math.max(0, (strain - USUAL) / (1 - USUAL));
      if (at - answer >= silence) return 'hung';
      // The first frame always counts as new.
      if (at - painted >= (pictures > 1 ? stillness : firstPicture)) return 'frozen';
      if (at - duties.network >= dutyLimit) return 'stalled';
      if (at - duties.clear >= dutyLimit) return 'uncleared';
      return !ready && at - begun >= start ? 'blank' : undefined;
    },
    paintedAt: () => painted,
  };
}
