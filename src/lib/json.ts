/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** The numbers by name of a JSON object, in its order; what is no number is left out. */
export function parseNumberMap(text: unknown): Map<string, number> {
  const entries: [string, unknown][] = Object.entries(parseJson(text) ?? {});
  return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
