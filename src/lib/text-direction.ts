/**
 * Returns the `dir` of a text: right to left if it has more than a third of such letters, because a sentence may begin with a
 * Latin name, by which `auto` would choose.
 */
export function textDirection(text: string): 'rtl' | 'auto' {
  return text.replace(/[^\u0590-\u08ff]/g, '').length * 3 > text.length ? 'rtl' : 'auto';
}
