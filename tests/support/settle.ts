/** Turns of the event loop; a call of the gateway in process takes about five. */
const TURNS = 50;

/** Lets everything that is under way come to its end, so that what has not happened then does not: no time is waited for. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}
