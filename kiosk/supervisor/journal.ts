import type { TerminalEvent } from '../../src/gateway/endpoints/shared/terminal-protocol.ts';

/** Entries kept. */
const MOST = 20;

/** An event or action, without personal data. */
export type JournalEntry = TerminalEvent;

export interface Journal {
  note(what: string, kind?: JournalEntry['kind']): void;
  /** Returns the entries, newest first. */
  entries(): readonly JournalEntry[];
  /** Calls the listener with each new entry. */
  onNote(listener: (entry: JournalEntry) => void): void;
}

/** Records recent events, and prints them to the machine's journal. */
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
