/** The operator's line for whoever stands before the terminal. It outlives visits and loads of the page. */
export interface OperatorMessage {
  /** Shows it for so long, in the place of the one before; an empty one takes that away. */
  show(text: string, seconds: number): void;
  /** What stands now, if anything does. */
  text(): string | undefined;
}

/** @param now milliseconds that only grow: the machine's own time may be set while it stands */
export function createOperatorMessage(now: () => number): OperatorMessage {
  let shown = { text: '', until: 0 };
  return {
    show(text, seconds) {
      shown = { text: text.trim(), until: now() + seconds * 1000 };
    },
    text: () => (shown.text && now() < shown.until ? shown.text : undefined),
  };
}
