import { setTimeout as after } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Sample } from './load.ts';
import { countWork, mainThreadWork, openPhone } from './phone.ts';

/** A tap whose picture moves to the next view. */
interface Motion {
  name: string;
  label: string;
  path: string;
  /** Selector of the tapped control, and of an element of the next view. */
  control: string;
  next: string;
  /** Whether Escape closes it, not a step back. */
  isDialog: boolean;
}

export const motions: readonly Motion[] = [
  {
    name: 'tile',
    label: 'a tile to its game',
    path: '/m/slot-games',
    control: '.game-tile button[aria-label^="About"]',
    next: 'dialog[open] .game-sheet__art',
    isDialog: true,
  },
  {
    name: 'promotion',
    label: 'a promotion to its detail',
    path: '/m/activity',
    control: '.promotion__head',
    next: '.promotion--open .promotion__text > .html',
    isDialog: false,
  },
];

/** Milliseconds from a tap until its animations have ended at a slow processor. */
const ENDED = 1_500;

interface MotionNotes {
  /** When the control was tapped, and when the first frame with the next view was painted. */
  tapped: number;
  visible: number;
  /** Longest time between two frames after the tap. */
  frame: number;
  /** View transitions that began to move. */
  moves: number;
}

declare global {
  interface Window {
    benchMotion?: MotionNotes;
  }
}

/** Runs in the page, so it cannot use this module. */
function watchFrames([next, time]: readonly [string, number]): void {
  const notes: MotionNotes = { tapped: 0, visible: 0, frame: 0, moves: 0 };
  window.benchMotion = notes;
  addEventListener(
    'click',
    () => {
      const tapped = performance.now();
      notes.tapped = tapped;
      let last = tapped;
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => {
        notes.visible ||= performance.now();
      };
      const look = (now: number) => {
        notes.frame = Math.max(notes.frame, now - last);
        last = now;
        // The message arrives after the frame is painted; a view transition holds the frames after it.
        if (document.querySelector(next)?.checkVisibility()) port1.postMessage(undefined);
        if (now - tapped < time) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(
      () => notes.moves++,
      () => {},
    );
    return transition;
  };
}

/** Runs in the page before its own code. */
function removeTransitions(): void {
  Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
}

/**
 * Taps a control a second time, when its code is there. Returns the milliseconds until the next view is visible, the longest
 * frame and the work of the main thread.
 * @throws if the picture does not move, or moves without view transitions
 */
export async function measureMotion(
  browser: Browser,
  origin: string,
  motion: Motion,
  moves: boolean,
): Promise<Sample> {
  const phone = await openPhone(browser, { network: false });
  try {
    const { page } = phone;
    if (!moves) await page.addInitScript(removeTransitions);
    await countWork(phone);
    await page.goto(origin + motion.path, { waitUntil: 'networkidle' });
    const control = page.locator(motion.control).first();
    const next = page.locator(motion.next).first();
    await control.tap();
    await next.waitFor();
    await (motion.isDialog ? page.keyboard.press('Escape') : page.goBack());
    await next.waitFor({ state: 'hidden' });
    await after(ENDED);
    await page.evaluate(watchFrames, [motion.next, ENDED] as const);
    const { x, y, width, height } = (await control.boundingBox())!;
    const before = await mainThreadWork(phone);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await after(ENDED);
    const work = (await mainThreadWork(phone)) - before;
    const notes = await page.evaluate(() => window.benchMotion!);
    if (!notes.visible) throw new Error(`${motion.name}: the next view did not appear`);
    if (notes.moves > 0 !== moves) throw new Error(`${motion.name}: ${notes.moves} transitions`);
    return { visible: notes.visible - notes.tapped, frame: notes.frame, work };
  } finally {
    await phone.close();
  }
}
