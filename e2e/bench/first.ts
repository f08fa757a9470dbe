import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Sample } from './load.ts';
import { openPhone } from './phone.ts';

/** A tap on a control right after the first paint. */
export interface EarlyTap {
  name: string;
  path: string;
  control: string;
  /** Selector of an element that shows the reaction, visible or with a value; another than the control's. */
  reaction: string;
}

export const earlyTaps: readonly EarlyTap[] = [
  { name: 'menu', path: '/m/home', control: '.header button[aria-label="Menu"]', reaction: 'dialog[open]' },
  {
    name: 'search',
    path: '/m/home',
    control: 'button[aria-label="Search"]',
    reaction: 'dialog[open]',
  },
  {
    name: 'filter',
    path: '/m/slot-games',
    control: 'button[aria-label="Filter"]',
    reaction: 'dialog[open]',
  },
  { name: 'tile', path: '/m/home', control: '.game-tile__play', reaction: 'dialog[open], main form' },
  { name: 'field', path: '/m/login', control: 'input[name="username"]', reaction: ':focus:is(input)' },
];

/** Milliseconds from the first paint to the tap. */
const PAUSE = 100;
/** Milliseconds after which a tap counts as lost. */
const LOST = 15_000;

interface FirstNotes {
  /** When a link or button was in the document and something painted. */
  control: number;
  /** When React had its handlers on a link or button. */
  react: number;
  tapped: number;
  /** When the tapped control looked pressed, and when its effect was visible. */
  pressed: number;
  reacted: number;
}

declare global {
  interface Window {
    benchFirst?: FirstNotes;
    benchReaction?: string;
  }
}

/** Runs in the page before its own code, so it cannot use this module. */
function watchControls(): void {
  if (window !== top) return;
  const notes: FirstNotes = { control: 0, react: 0, tapped: 0, pressed: 0, reacted: 0 };
  window.benchFirst = notes;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      notes.tapped ||= timeStamp;
    },
    true,
  );
  const look = () => {
    const now = performance.now();
    const control = document.querySelector('#root :is(a[href], button:not([disabled]))');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (control && paint && !notes.control) notes.control = Math.max(paint.startTime, now);
    if (control && !notes.react && Object.keys(control).some((key) => key.startsWith('__reactProps'))) {
      notes.react = now;
    }
    if (notes.tapped) {
      if (!notes.pressed && document.querySelector('.kept-tap')) notes.pressed = now;
      const shown = window.benchReaction && document.querySelector(window.benchReaction);
      if (!notes.reacted && shown && shown.checkVisibility()) notes.reacted = now;
    }
    if (now < 20_000) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const firstOf = (page: Page) => page.evaluate(() => window.benchFirst!);

async function until(page: Page, figure: keyof FirstNotes): Promise<number> {
  const from = performance.now();
  for (;;) {
    const value = (await firstOf(page))[figure];
    if (value) return value;
    if (performance.now() - from > LOST) throw new Error(`${page.url()}: nothing seen of "${figure}"`);
    await after(50);
  }
}

/** Loads an address with an empty cache; returns when its first control is there, and when React answers (ms). */
export async function measureFirst(browser: Browser, address: string): Promise<Sample> {
  const phone = await openPhone(browser);
  try {
    await phone.page.addInitScript(watchControls);
    await phone.page.goto(address, { waitUntil: 'commit' });
    const react = await until(phone.page, 'react');
    return { control: await until(phone.page, 'control'), react };
  } finally {
    await phone.close();
  }
}

/** Taps a control 100 ms after the first paint; returns the time until it looks pressed and until its effect is visible (ms). */
export async function measureEarlyTap(browser: Browser, origin: string, tap: EarlyTap): Promise<Sample> {
  const phone = await openPhone(browser);
  try {
    const { page } = phone;
    await page.addInitScript(watchControls);
    await page.addInitScript((reaction) => {
      window.benchReaction = reaction;
    }, tap.reaction);
    await page.goto(origin + tap.path, { waitUntil: 'commit' });
    await until(page, 'control');
    await after(PAUSE);
    const { x, y } = await page.evaluate((selector) => {
      const control = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      const box = control!.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, tap.control);
    await page.touchscreen.tap(x, y);
    const reacted = await until(page, 'reacted');
    const { tapped, pressed } = await firstOf(page);
    return { tap: reacted - tapped, ...(pressed && { pressed: pressed - tapped }) };
  } finally {
    await phone.close();
  }
}
