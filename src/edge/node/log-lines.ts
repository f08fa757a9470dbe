import type { Writable } from 'node:stream';

/** Milliseconds that a line waits for others: to write takes longer than to answer from memory. */
const GATHERED = 50;
/** Bytes that may wait for a slow reader of the log. */
const MOST_WAITING = 1024 * 1024;

export interface LogLines {
  /** Adds a line. A text is added as it is. */
  add(line: object | string): void;
  /** Writes waiting lines at once: the last that can be done before the process ends. */
  flush(): void;
  /** Returns how many lines could not be written. */
  dropped(): number;
}

/**
 * Writes lines of JSON to a stream, those of a moment in one write. A disk that is full, or a reader that is slow or gone, costs
 * lines and nothing else.
 */
export function logLines(out: {
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  readonly writableLength: Writable['writableLength'];
}): LogLines {
  let waiting = '';
  let lines = 0;
  let dropped = 0;
  /** How many of them the log itself names. */
  let logged = 0;
  // Without a listener an error of the stream ends the process; each write gets its own.
  out.on('error', () => {});
  function flush(): void {
    if (!lines) return;
    const [text, count, unlogged] = [waiting, lines, dropped - logged];
    waiting = '';
    lines = 0;
    if (out.writableLength > MOST_WAITING) {
      dropped += count;
      return;
    }
    const note = { time: new Date().toISOString(), event: 'dropped', lines: unlogged };
    // Half of a line may be on the disk: an empty one ends it.
    const noted = unlogged ? `\n${JSON.stringify(note)}\n${text}` : text;
    logged += unlogged;
    out.write(noted, (error) => {
      if (!error) return;
      dropped += count;
      logged -= unlogged;
    });
  }
  return {
    add(line) {
      if (!lines) setTimeout(flush, GATHERED).unref();
      waiting += `${typeof line === 'string' ? line : JSON.stringify(line)}\n`;
      lines += 1;
    },
    flush,
    dropped: () => dropped,
  };
}
