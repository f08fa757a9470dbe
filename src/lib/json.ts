/** The value of a JSON text; undefined where it is none. */
export function fromJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
