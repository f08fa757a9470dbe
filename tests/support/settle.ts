/** Turns of the event loop and of the thread pool; a call of the gateway in process takes about five. */
const TURNS = 20;

/** Waits until pending work has ended, so that a test can assert that something does not happen. Does not depend on time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    await crypto.subtle.digest('SHA-256', new Uint8Array());
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
