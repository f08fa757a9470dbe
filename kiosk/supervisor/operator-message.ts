/** The operator's message on this terminal. It outlives visits and page loads. */
export interface OperatorMessage {
  /** Replaces the message for some seconds; an empty text removes it. */
  show(text: string, seconds: number): void;
  /** Returns the current message, if any. */
  text(): string | undefined;
}

/** @param now monotonic milliseconds, since the machine's clock may be set meanwhile */
export function createOperatorMessage(now: () => number): OperatorMessage {
  let shown = { text: '', until: 0 };
  return {
    show(text, seconds) {
      shown = { text: text.trim(), until: now() + seconds * 1000 };
    },
    text: () => (shown.text && now() < shown.until ? shown.text : undefined),
  };
}
