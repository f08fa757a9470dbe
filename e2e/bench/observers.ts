import type { Page } from 'playwright';
import type { InteractionEvent, Shift, Task } from './figures.ts';

/** Measurements that a page records, in milliseconds since navigation start. */
export interface Notes {
  firstPaint: number;
  /** Time and description of the largest paint. */
  largest: number;
  largestIs: string;
  tasks: Task[];
  shifts: Shift[];
  events: InteractionEvent[];
  /** Number of interactions, including those too fast for an entry. */
  interactions: number;
}

declare global {
  interface Window {
    benchNotes?: () => Notes;
  }
}

/** Records measurements in every document of a page from its start. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(takeNotes);
}

/** Returns the measurements of the current document. */
export async function notesOf(page: Page): Promise<Notes> {
  return page.evaluate(() => window.benchNotes!());
}

/** Runs in the page before its own code, so it cannot use this module. */
function takeNotes(): void {
  if (window !== top) return;
  const notes: Notes = {
    firstPaint: 0,
    largest: 0,
    largestIs: '',
    tasks: [],
    shifts: [],
    events: [],
    interactions: 0,
  };
  const takers: (() => void)[] = [];
  const watch = <Entry extends PerformanceEntry>(
    type: string,
    note: (entry: Entry) => void,
    options: PerformanceObserverInit & { durationThreshold?: number } = {},
  ) => {
    const take = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(note);
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type, buffered: true, ...options });
    takers.push(() => take(observer.takeRecords()));
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  watch<PerformanceEntry & { element?: Element; url?: string }>('largest-contentful-paint', (entry) => {
    notes.largest = entry.startTime;
    notes.largestIs =
      `${entry.element?.className || entry.element?.localName || ''} ${entry.url ?? ''}`.trim();
  });
  watch('longtask', ({ startTime, duration }) => notes.tasks.push({ start: startTime, duration }));
  watch<PerformanceEntry & Shift & { hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) notes.shifts.push({ at: entry.startTime, value: entry.value });
  });
  watch<PerformanceEntry & { interactionId: number }>(
    'event',
    ({ interactionId, duration }) => notes.events.push({ interaction: interactionId, duration }),
    { durationThreshold: 16 },
  );
  window.benchNotes = () => {
    for (const take of takers) take();
    const { interactionCount } = performance as Performance & { interactionCount: number };
    return { ...notes, interactions: interactionCount };
  };
}
