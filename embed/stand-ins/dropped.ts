/** The site reports dropped list entries to the operator; mounts have no reports. */
export function drop(_entries?: number): void {}

export function droppedIn<T>(check: () => T): [result: T, dropped: number] {
  return [check(), 0];
}
