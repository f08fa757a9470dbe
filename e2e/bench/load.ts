import { setTimeout as after } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { blockingTime, layoutShift } from './figures.ts';
import { notesOf } from './observers.ts';
import { countWork, mainThreadWork, openPhone, type Phone } from './phone.ts';
import { Traffic } from './traffic.ts';

/** Milliseconds in which the front server compresses a page at the best level. */
const COMPRESSION = 500;

/** Figures of one round by name: milliseconds, bytes or counts. */
export type Sample = Record<string, number>;

export interface Loaded {
  sample: Sample;
  /** Description of the largest element painted. */
  largestIs: string;
}

/**
 * Loads an address with an empty cache, waits until the network is idle, and returns the figures; `look` adds more of
 * the loaded page. Another visitor has just been there. @throws on a defect
 */
export async function measureLoad(
  browser: Browser,
  address: string,
  look?: (phone: Phone) => Promise<Sample>,
): Promise<Loaded> {
  await visitBefore(address);
  const phone = await openPhone(browser);
  try {
    const traffic = new Traffic(phone.cdp);
    await countWork(phone);
    await phone.page.goto(address, { waitUntil: 'commit' });
    await traffic.quiet();
    const work = await mainThreadWork(phone);
    const notes = await notesOf(phone.page);
    if (phone.problems.length) throw new Error(`${address}: ${phone.problems.join('; ')}`);
    if (!notes.firstPaint) throw new Error(`${address} painted nothing`);
    const sample: Sample = {
      // A page that scrolls itself before its largest paint has none.
      ...(notes.largest && { lcp: notes.largest }),
      fcp: notes.firstPaint,
      tbt: blockingTime(notes.tasks, notes.firstPaint),
      cls: layoutShift(notes.shifts),
      work,
      js: traffic.bytes('js'),
      css: traffic.bytes('css'),
      html: traffic.bodyBytes('html'),
      images: traffic.bytes('images'),
      data: traffic.bytes('data'),
      total: traffic.bytes(),
      load: traffic.bytesBeforeLoad(),
      ...(await look?.(phone)),
    };
    return { sample, largestIs: notes.largestIs };
  } finally {
    await phone.close();
  }
}

/** Requests a page as another visitor: from its second visitor on the front server compresses it at the best level. */
async function visitBefore(address: string): Promise<void> {
  const headers = { Accept: 'text/html', 'Sec-Fetch-Dest': 'document', 'Accept-Encoding': 'br' };
  await (await fetch(address, { headers })).arrayBuffer();
  await after(COMPRESSION);
}
