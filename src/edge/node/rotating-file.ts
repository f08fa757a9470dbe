import { appendFile, rename, stat } from 'node:fs/promises';

/** Maximum number of lines that wait for the disk; further lines are dropped. */
const WAITING = 1_000;

/**
 * Appends values to a file as lines of JSON, in batches. Opens the file for each write, so that another
 * program can move it. Renames it to `<file>.1`, replacing the former one, before it exceeds `most` bytes.
 * When the disk is full or missing, it drops lines and logs one error.
 */
export function createRotatingFile(file: string, most: number) {
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
    /** Resolves when all lines are written. */
    settled: () => writing ?? Promise.resolve(),
  };
}
