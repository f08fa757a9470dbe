/**
 * What is wrong with a page that was loaded: it does not answer, its picture stands still, it shows nothing; or with its
 * browser: the network service does not answer, data of an ended visit cannot be cleared.
 */
export type HealthProblem = 'hung' | 'frozen' | 'blank' | 'stalled' | 'uncleared';

/** What the browser has to do again and again, whatever the page does. */
export type Duty = 'network' | 'clear';

interface Limits {
  /** Milliseconds without an answer of the page. */
  silence: number;
  /** Milliseconds without a new picture: the browser takes them beside its own work, and on a busy machine late. */
  stillness: number;
  /** Milliseconds after loading until the first new picture: code, texts and pictures of the page are read then. */
  firstPicture: number;
  /** Milliseconds after loading until the page has to say what it is doing. */
  start: number;
  /** Milliseconds until the browser has to succeed with a duty again. */
  duty: number;
}

const LIMITS: Limits = {
  silence: 5_000,
  stillness: 7_000,
  firstPicture: 20_000,
  start: 30_000,
  duty: 15_000,
};

/** Milliseconds by which a look may be late; what is beyond was spent not running, by a machine that slept or is busy. */
const LATE = 100;
/** Milliseconds between two looks. */
export const CHECK_INTERVAL = 100;
/** Share of the time in which something may wait for a processor, as it does on any machine that paints by itself. */
const USUAL = 0.5;
/** What of the time does not count for pictures while something waits all the time: then they have four times as long. */
const STRAINED = 0.75;

export interface Health {
  /** The page answered. `use` is what it says it is doing; nothing while its code has not run. */
  answered(use: string | undefined): void;
  /** A picture was taken, whose mark was drawn anew before: one like the last has not been painted. */
  pictured(picture: string): void;
  /** The browser succeeded with a duty. */
  succeeded(duty: Duty): void;
  /**
   * Looks at the clock, every {@link CHECK_INTERVAL} milliseconds. `strain` is the share of the time in which something waited for
   * a processor. @returns what is wrong, if anything is
   */
  check(strain?: number): HealthProblem | undefined;
  /** When a picture was painted last, by the clock that was given. */
  paintedAt(): number;
}

/**
 * Decides from answers and pictures whether a page is well. An answer alone does not do: a screen can stand still
 * while its page runs. Time in which the supervisor itself did not run, as on a machine that slept, is not held
 * against the page; and while processors are short a picture has up to four times as long, since it is painted last.
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
      // The first picture differs from none.
      if (at - painted >= (pictures > 1 ? stillness : firstPicture)) return 'frozen';
      if (at - duties.network >= dutyLimit) return 'stalled';
      if (at - duties.clear >= dutyLimit) return 'uncleared';
      return !ready && at - begun >= start ? 'blank' : undefined;
    },
    paintedAt: () => painted,
  };
}
