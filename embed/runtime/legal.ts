interface LegalSettings {
  /** Minimum age in years. */
  age: number;
  /** The operator's note by language, such as a licence. */
  note: Readonly<Record<string, unknown>>;
  /** URLs; empty means the page on the operator's site. */
  saferPlay: string;
  terms: string;
}

/** Parses `legal` of the operator's settings. Invalid values give defaults. */
export function parseLegalSettings(value: unknown): LegalSettings {
  const { age, note, saferPlay, terms } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const link = (address: unknown) => (/^https?:/.test(String(address)) ? String(address) : '');
  return {
    age: Number(age) || 18,
    note: (note ?? {}) as LegalSettings['note'],
    saferPlay: link(saferPlay),
    terms: link(terms),
  };
}
