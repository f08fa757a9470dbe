/** A removal in progress at the gateway. */
export interface Removal {
  /** Ends the removal: the entry stays hidden if `gone`, otherwise it returns to its place. */
  settle(gone: boolean): void;
}

interface Note {
  /** The entry; undefined after it was added again. */
  id: string | undefined;
  hidden: boolean;
  /** Time from which a response is certain to include the outcome. */
  settled: number;
}

/**
 * Tracks the removals of a list on a logical clock shared with its requests. A failed removal counts as possibly
 * done, because its response may have been lost.
 */
export interface Removals {
  /** Returns a new time, later than all before. */
  moment(): number;
  begin(id: string, hidden: boolean): Note;
  settle(note: Note, gone: boolean): void;
  /** Stops earlier removals from hiding an entry that was added again. */
  added(id: string): void;
  /** Returns how many entries a response may lack that was requested at a time. */
  countSince(asked: number): number;
  /** Returns the ids of those entries that must stay hidden. */
  hiddenSince(asked: number): Set<string>;
  /** Whether a removal began after a time. */
  begunSince(asked: number): boolean;
  /** Forgets removals that ended before a time. */
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
