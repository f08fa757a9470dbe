/** Seconds of the machine's own clock; only what never comes about takes so long. */
const LIMIT = 20;
/** Milliseconds between two looks. */
const PAUSE = 5;

// Whatever clock a test stops: this one goes on.
const machineTimeout = setTimeout;

/** One turn of waiting, by the machine's own clock. */
export const turn = () => new Promise<void>((resolve) => void machineTimeout(resolve, PAUSE));

/**
 * Repeats what throws until it does no longer; a clock that is stopped meanwhile stays so.
 * @param rest what passes between two looks
 * @returns what it returns then
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

/** Waits for something. @returns it */
export function until<T>(look: () => T | Promise<T>): Promise<Exclude<T, undefined | null | false | 0 | ''>> {
  return settled(async () => {
    const value = await look();
    if (!value) throw new Error(`Did not come about: ${look}`);
    return value as Exclude<T, undefined | null | false | 0 | ''>;
  });
}
