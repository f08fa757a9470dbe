/** What the legal line of a mount says. */
interface Legal {
  /** From which age on one may play. */
  age: number;
  /** A note of the operator's by language, such as a licence. */
  note: Readonly<Record<string, unknown>>;
  /** Addresses of pages about responsible gaming and of the terms; empty for those of the operator's site. */
  saferPlay: string;
  terms: string;
}

/** Reads `legal` of the operator's settings; what cannot be used is at its default. */
export function readLegal(value: unknown): Legal {
  const { age, note, saferPlay, terms } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const link = (address: unknown) => (/^https?:/.test(String(address)) ? String(address) : '');
  return {
    age: Number(age) || 18,
    note: (note ?? {}) as Legal['note'],
    saferPlay: link(saferPlay),
    terms: link(terms),
  };
}
