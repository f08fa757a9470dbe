/**
 * Returns the `dir` of a text: right to left if its last letter is, because a sentence may begin with a Latin name, by which
 * `auto` would choose.
 */
export const textDirection = (text: string): 'rtl' | 'auto' =>
  /[\u0590-\u08ff][^a-z]*$/i.test(text) ? 'rtl' : 'auto';
