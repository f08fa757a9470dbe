import type { Page } from 'playwright/test';

/** The browser's entry for a layout shift, which TypeScript's DOM library lacks. */
interface LayoutShift extends PerformanceEntry {
  /** Share of the screen that moved, times the distance. */
  value: number;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** A layout shift of at least a pixel: its value, and which elements moved. */
export interface Shift {
  value: number;
  /** Whether the document was still being parsed, or had not been painted whole yet. */
  parsing: boolean;
  moved: string[];
}

/** Records the layout shifts of every page, also those after input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    // The frame after the end of parsing is the first that shows the whole document.
    let parsed = Infinity;
    const nextFrame = (done: FrameRequestCallback) => requestAnimationFrame(done);
    const isParsed = () => nextFrame(() => nextFrame((time) => (parsed = time)));
    document.addEventListener('readystatechange', isParsed, { once: true });
    // Centred texts may move by fractions of a pixel.
    const isVisible = ({ previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
      (['left', 'right', 'top', 'bottom'] as const).some((side) => Math.abs(from[side] - to[side]) >= 1);
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        if (sources.length && !sources.some(isVisible)) continue;
        const moved = sources.map(
          // Nodes of shadow trees are not exposed.
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${[from, to].map(placeOf).join(' to ')}`,
        );
        shifts.push({ value, parsing: startTime < parsed, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts of the current document. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

export function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
