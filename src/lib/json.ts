/** Parses JSON; returns undefined when it is invalid. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Parses a JSON object and returns its numbers by key, in order. */
export function parseNumberMap(text: unknown): Map<string, number> {
  const entries: [string, unknown][] = Object.entries(parseJson(text) ?? {});
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
