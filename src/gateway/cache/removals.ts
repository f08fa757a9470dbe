/** An entry that is being taken away at the gateway. */
export interface Removal {
  /** The gateway has answered, or will not: the entry stays out of the list if it is gone, else stands where it was. */
  settle(gone: boolean): void;
}

interface Note {
  /** The entry; nothing once it was added again. */
  id: string | undefined;
  hidden: boolean;
  /** Answers that were asked for before may know of the removal or not. */
  settled: number;
}

/**
 * The removals of a list, in the order of its questions and theirs: a number for each moment. A removal that failed
 * counts as one that may have been carried out, since an answer that was lost does not tell.
 */
export interface Removals {
  /** A moment, later than all before. */
  moment(): number;
  begin(id: string, hidden: boolean): Note;
  settle(note: Note, gone: boolean): void;
  /** An entry was added: what was removed of it before does not hide it. */
  added(id: string): void;
  /** How many entries are missing, as far as is known, for an answer that was asked for at a moment. */
  countSince(asked: number): number;
  /** Those of them that are not to be shown. */
  hiddenSince(asked: number): Set<string>;
  /** Whether one was begun after a moment. */
  begunSince(asked: number): boolean;
  /** Forgets those that were settled before a moment. */
  forget(before: number): void;
}

export function createRemovals(): Removals {
  let now = 0;
  let latest = 0;
  let notes: Note[] = [];
  const moment = () => ++now;
  const since = (asked: number) => notes.filter(({ settled }) => settled > asked);
  return {
    moment,
    begin(id, hidden) {
      latest = moment();
      const note: Note = { id, hidden, settled: Number.POSITIVE_INFINITY };
      notes.push(note);
      return note;
    },
    settle(note, gone) {
      note.hidden = gone;
      note.settled = moment();
    },
    added(id) {
      for (const note of notes) if (note.id === id) note.id = undefined;
    },
    countSince: (asked) => since(asked).length,
    hiddenSince: (asked) =>
      new Set(since(asked).flatMap(({ id, hidden }) => (hidden && id !== undefined ? [id] : []))),
    begunSince: (asked) => latest > asked,
    forget(before) {
      notes = notes.filter(({ settled }) => settled > before);
    },
  };
}
