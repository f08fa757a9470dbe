/** First strong isolate, pop directional isolate. */
const MARKS = ['\u2068', '\u2069'] as const;

/** Wraps a text so that the surrounding sentence does not change its direction. */
export function bidiIsolate(text: string): string {
  return MARKS.join(text);
}
