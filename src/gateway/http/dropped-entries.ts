let dropped = 0;

/** Notes entries that a list of an answer leaves out. */
export function countDropped(entries = 1): void {
  dropped += entries;
}

/** Runs a check; beside its result stands how many entries the lists in it have dropped. */
export function withDroppedCount<T>(check: () => T): [result: T, dropped: number] {
  dropped = 0;
  return [check(), dropped];
}
