/** Maximum number of stored solutions. */
const KEPT = 200;

/** The solutions of captchas and puzzles, stored for tests only. */
export interface Answers {
  note(id: string, answer: string): void;
  of(id: string): string | undefined;
  /** Returns the latest solution. */
  last(): string | undefined;
}

export function createAnswers(): Answers {
  const known = new Map<string, string>();
  let last: string | undefined;
  return {
    note(id, answer) {
      last = answer;
      known.set(id, answer);
      if (known.size > KEPT) {
        const [oldest = ''] = known.keys();
        known.delete(oldest);
      }
    },
    of: (id) => known.get(id),
    last: () => last,
  };
}
