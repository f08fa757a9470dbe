/** Keys by the names of `KeyboardEvent.key`, and the code that WebDriver has for each. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;

export type Key = keyof typeof keys;

/** One page of a browser, used by hand: where things are is asked of the page itself. */
export interface Tab {
  /** Goes there and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; what goes in and comes out is JSON. */
  run<Given extends unknown[], Answer>(
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  /** The same in the first frame of the page, whatever its origin, or so many frames deep: 2 is the first one in there. */
  runInFrame<Given extends unknown[], Answer>(
    deep: number,
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  /** Clicks at a point of the view, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Uses the newest window that the page has opened. */
  inPopup(use: (popup: Tab) => Promise<void>): Promise<void>;
  /** PNG of the view. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
