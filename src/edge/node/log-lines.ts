/** Milliseconds that a line waits for others: to write takes longer than to answer from memory. */
const GATHERED = 50;

/** What takes lines of a log. */
export interface LogLines {
  /** A text stands as it is. */
  add(line: object | string): void;
  /** Writes what waits, at once: where the process ends, it is the last that can be done. */
  flush(): void;
}

/** Lines of JSON, those of a moment in one write. */
export function logLines(write: (text: string) => void): LogLines {
  let waiting = '';
  const flush = () => {
    if (waiting) write(waiting);
    waiting = '';
  };
  return {
    add(line) {
      if (!waiting) setTimeout(flush, GATHERED).unref();
      waiting += `${typeof line === 'string' ? line : JSON.stringify(line)}\n`;
    },
    flush,
  };
}
