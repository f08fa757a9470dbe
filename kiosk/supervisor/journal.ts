import type { TerminalEvent } from '../../src/gateway/endpoints/shared/terminal-protocol.ts';

/** Entries kept; older ones go. */
const MOST = 20;

/** Something that went wrong, or was done, with nothing personal in it. */
export type JournalEntry = TerminalEvent;

export interface Journal {
  note(what: string, kind?: JournalEntry['kind']): void;
  /** Newest first. */
  entries(): readonly JournalEntry[];
  /** Tells of each as it is noted. */
  onNote(listener: (entry: JournalEntry) => void): void;
}

/** What happened last, for whoever looks after the terminal; written to the machine's journal as well. */
export function createJournal(now: () => number, write: (line: string) => void = console.log): Journal {
  let kept: JournalEntry[] = [];
  const listeners: ((entry: JournalEntry) => void)[] = [];
  return {
    note(what, kind = 'note') {
      const entry = { at: now(), kind, what };
      kept = [entry, ...kept].slice(0, MOST);
      write(what);
      for (const listener of listeners) listener(entry);
    },
    entries: () => kept,
    onNote: (listener) => void listeners.push(listener),
  };
}
