/** Entries kept; older ones go. */
const MOST = 20;

/** Something that went wrong, or was done, with nothing personal in it. */
export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  what: string;
}

export interface Journal {
  note(what: string): void;
  /** Newest first. */
  entries(): readonly Entry[];
}

/** What happened last, for whoever looks after the terminal; written to the machine's journal as well. */
export function createJournal(now: () => number, write: (line: string) => void = console.log): Journal {
  let kept: Entry[] = [];
  return {
    note(what) {
      kept = [{ at: now(), what }, ...kept].slice(0, MOST);
      write(what);
    },
    entries: () => kept,
  };
}
