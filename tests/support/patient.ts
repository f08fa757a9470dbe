/** Timeout in seconds of the machine's clock. */
const LIMIT = 20;
/** Milliseconds between two checks. */
const PAUSE = 5;

// A test that stops the clock replaces the global function.
const machineTimeout = setTimeout;

/** Waits for one pause by the machine's clock. */
export const turn = () => new Promise<void>((resolve) => void machineTimeout(resolve, PAUSE));

/**
 * Repeats a check until it does not throw, and returns its result. Works while the test's clock is stopped.
 * @param rest waits between two checks
 */
export async function settled<T>(see: () => T | Promise<T>, rest = turn): Promise<T> {
  for (const [began] = process.hrtime(); ; ) {
    try {
      return await see();
    } catch (error) {
      if (process.hrtime()[0] - began > LIMIT) throw error;
    }
    await rest();
  }
}

/** Repeats a check until it returns a truthy value, and returns the value. */
export function until<T>(look: () => T | Promise<T>): Promise<Exclude<T, undefined | null | false | 0 | ''>> {
  return settled(async () => {
    const value = await look();
    if (!value) throw new Error(`Did not come about: ${look}`);
    return value as Exclude<T, undefined | null | false | 0 | ''>;
  });
}
