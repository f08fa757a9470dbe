/** Right answers that are kept at most. */
const KEPT = 200;

/** What the captchas and puzzles handed out hide, kept for tests alone. */
export interface Answers {
  note(id: string, answer: string): void;
  of(id: string): string | undefined;
  /** The one handed out last. */
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
