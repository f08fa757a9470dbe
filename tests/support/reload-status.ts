import { $status } from '../../src/config/status.ts';

/** Reads the status with switches that a test has changed: the first reload may join a request from before the change. */
export async function reloadStatus(): Promise<void> {
  await $status.reload();
  await $status.reload();
}
