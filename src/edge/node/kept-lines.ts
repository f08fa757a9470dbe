import { appendFile } from 'node:fs/promises';

/** Lines that wait for the disk; what comes while so many do is dropped. */
const WAITING = 1_000;

/**
 * Adds values to a file as lines of JSON, several at a time. It is opened anew for each time, so that it can be put away
 * while it grows. A disk that is full or gone costs lines, and is said once.
 */
export function keepLines(file: string) {
  let waiting: string[] = [];
  let writing: Promise<void> | undefined;
  let failed = false;
  async function write(): Promise<void> {
    while (waiting.length) {
      const lines = waiting;
      waiting = [];
      try {
        await appendFile(file, lines.join(''), { mode: 0o600 });
        failed = false;
      } catch (error) {
        if (!failed) console.error(error);
        failed = true;
      }
    }
    writing = undefined;
  }
  return {
    add(value: object): void {
      if (waiting.length >= WAITING) return;
      waiting.push(`${JSON.stringify(value)}\n`);
      writing ??= write();
    },
    /** Settles once all lines are written. */
    settled: () => writing ?? Promise.resolve(),
  };
}
