/** The site reports dropped list entries to the operator; mounts have no reports. */
export function countDropped(_entries?: number): void {}

export function withDroppedCount<T>(check: () => T): [result: T, dropped: number] {
  return [check(), 0];
}
