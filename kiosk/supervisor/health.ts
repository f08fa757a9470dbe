/** What is wrong with a page that was loaded: it does not answer, its picture stands still, it shows nothing. */
export type Ill = 'hung' | 'frozen' | 'blank';

interface Limits {
  /** Milliseconds without an answer of the page. */
  silence: number;
  /** Milliseconds without a new picture: the browser takes them beside its own work, and on a busy machine late. */
  stillness: number;
  /** Milliseconds after loading until the page has to say what it is doing. */
  start: number;
}

const LIMITS: Limits = { silence: 5_000, stillness: 7_000, start: 30_000 };

/** Milliseconds between two looks at the clock that are further apart than this were spent not running. */
const LATE = 2_000;

export interface Health {
  /** The page answered. `use` is what it says it is doing; nothing while its code has not run. */
  answered(use: string | undefined): void;
  /** A picture was taken, whose mark was drawn anew before: one like the last has not been painted. */
  pictured(picture: string): void;
  /** Looks at the clock. @returns what is wrong, if anything is */
  look(): Ill | undefined;
  /** When a picture was painted last, by the clock that was given. */
  paintedAt(): number;
}

/**
 * Decides from answers and pictures whether a page is well. An answer alone does not do: a screen can stand still
 * while its page runs. Time in which the supervisor itself did not run, as on a machine that slept, is not held
 * against the page.
 */
export function createHealth(now: () => number, { silence, stillness, start }: Limits = LIMITS): Health {
  let looked = now();
  let answer = looked;
  let painted = looked;
  let begun = looked;
  let shown = '';
  let ready = false;
  return {
    answered(use) {
      answer = now();
      ready ||= use !== undefined;
    },
    pictured(picture) {
      if (picture !== shown) painted = now();
      shown = picture;
    },
    look() {
      const at = now();
      const slept = at - looked > LATE ? at - looked : 0;
      looked = at;
      answer += slept;
      painted += slept;
      begun += slept;
      if (at - answer >= silence) return 'hung';
      if (at - painted >= stillness) return 'frozen';
      return !ready && at - begun >= start ? 'blank' : undefined;
    },
    paintedAt: () => painted,
  };
}
