import type { Writable } from 'node:stream';

/** Milliseconds to collect lines for one write: a write takes longer than a response from memory. */
const GATHERED = 50;
/** Bytes that may be queued for a slow reader of the log. */
const MOST_WAITING = 1024 * 1024;

export interface LogLines {
  /** Adds a line; a string must already be JSON. */
  add(line: object | string): void;
  /** Writes waiting lines at once, such as before the process exits. */
  flush(): void;
  dropped(): number;
}

/**
 * Writes lines of JSON to a stream in batches. When the disk is full or the reader is slow or gone, it drops
 * lines and the server continues.
 */
export function logLines(out: {
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  readonly writableLength: Writable['writableLength'];
}): LogLines {
  let waiting = '';
  let lines = 0;
  let dropped = 0;
  /** The number of dropped lines that the log already mentions. */
  let logged = 0;
  // Without a listener, an error of the stream would end the process; each write handles its own error.
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
    // The failed write may have left half a line; the line break ends it.
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
