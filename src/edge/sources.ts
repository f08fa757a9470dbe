/** What of a page's policy a brand says itself: origins in the place of every `https:`. */
export type Sources = Readonly<
  Partial<Record<'img-src' | 'connect-src' | 'frame-src', readonly string[] | undefined>>
>;
