/** The browser's entry for a layout shift, which TypeScript's DOM library lacks. */
export interface LayoutShift extends PerformanceEntry {
  /** Share of the screen that moved, times the distance. */
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
