/** First strong isolate, pop directional isolate. */
const MARKS = ['\u2068', '\u2069'] as const;

/** Wraps a text so that the surrounding sentence does not change its direction. */
export function bidiIsolate(text: string): string {
  return MARKS.join(text);
}

/** Right-to-left mark. */
const RLM = '\u200f';

/** Gives a text the direction of its page, although it begins with a name in another script or consists of isolated ones. */
export function directed(text: string, direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' ? RLM + text : text;
}
