/** WebDriver key codes by `KeyboardEvent.key`. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;

export type Key = keyof typeof keys;

/** One page of a browser. Positions are computed in the page itself. */
export interface Tab {
  /** Navigates and waits for the load event. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  run<Given extends unknown[], Answer>(
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  /** Runs a function in the first iframe of any origin; `depth` 2 is the first iframe in that one. */
  runInFrame<Given extends unknown[], Answer>(
    deep: number,
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function with the newest window that the page has opened. */
  inPopup(use: (popup: Tab) => Promise<void>): Promise<void>;
  /** Returns a PNG of the viewport. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
