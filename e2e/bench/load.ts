import type { Browser } from 'playwright';
import { blockingTime, layoutShift } from './figures.ts';
import { notesOf } from './observers.ts';
import { openPhone, type Phone } from './phone.ts';
import { Traffic } from './traffic.ts';

/** Figures of one round by name: ms, bytes or plain numbers. */
export type Sample = Record<string, number>;

export interface Loaded {
  sample: Sample;
  /** What was painted largest. */
  largestIs: string;
}

/**
 * Loads an address with nothing cached, waits until it is quiet, and says what that took; `look` adds figures of the
 * page as it then is. @throws on a defect
 */
export async function measureLoad(
  browser: Browser,
  address: string,
  look?: (phone: Phone) => Promise<Sample>,
): Promise<Loaded> {
  const phone = await openPhone(browser);
  try {
    const traffic = new Traffic(phone.cdp);
    await phone.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await phone.page.goto(address, { waitUntil: 'commit' });
    await traffic.quiet();
    const { metrics } = await phone.cdp.send('Performance.getMetrics');
    const notes = await notesOf(phone.page);
    if (phone.problems.length) throw new Error(`${address}: ${phone.problems.join('; ')}`);
    if (!notes.firstPaint) throw new Error(`${address} painted nothing`);
    const sample: Sample = {
      // A page that scrolls by itself before it has shown anything large has none.
      ...(notes.largest && { lcp: notes.largest }),
      fcp: notes.firstPaint,
      tbt: blockingTime(notes.tasks, notes.firstPaint),
      cls: layoutShift(notes.shifts),
      work: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000,
      js: traffic.bytes('js'),
      css: traffic.bytes('css'),
      html: traffic.bytes('html'),
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
