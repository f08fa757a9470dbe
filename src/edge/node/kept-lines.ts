import { appendFile, rename, stat } from 'node:fs/promises';

/** Lines that wait for the disk; what comes while so many do is dropped. */
const WAITING = 1_000;

/**
 * Adds values to a file as lines of JSON, several at a time. It opens the file for each write, so that another program can move
 * it away. Before the file exceeds `most` bytes it becomes `<file>.1`, in the place of the one before. A disk that is full or gone
 * costs lines, and is logged once.
 */
export function keepLines(file: string, most: number) {
  async function append(text: string): Promise<void> {
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size > 0 && size + Buffer.byteLength(text) > most) await rename(file, `${file}.1`);
    await appendFile(file, text, { mode: 0o600 });
  }
  let waiting: string[] = [];
  let writing: Promise<void> | undefined;
  let failed = false;
  async function write(): Promise<void> {
    while (waiting.length) {
      const lines = waiting;
      waiting = [];
      try {
        await append(lines.join(''));
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
