/** First strong isolate and its end. */
const MARKS = ['\u2068', '\u2069'] as const;

/** A text that is not turned around by what stands beside it, in a sentence of whatever direction. */
export function bidiIsolate(text: string): string {
  return MARKS.join(text);
}
