import { act } from '@testing-library/react';

/** Seconds, on the machine's own clock, after which what is waited for is given up. */
const LIMIT = 8;

/** `waitFor` for a view whose clock is stopped, and stays so: what is under way comes, time does not pass. */
export async function waitStill<T>(check: () => T): Promise<T> {
  for (const [began] = process.hrtime(); ; ) {
    try {
      return check();
    } catch (error) {
      if (process.hrtime()[0] - began > LIMIT) throw error;
    }
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  }
}
