let dropped = 0;

/** Counts list entries that validation drops. */
export function countDropped(entries = 1): void {
  dropped += entries;
}

/** Runs a validation; returns its result and how many list entries it dropped. */
export function withDroppedCount<T>(check: () => T): [result: T, dropped: number] {
  dropped = 0;
  return [check(), dropped];
}
