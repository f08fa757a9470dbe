/** The origins with which a brand replaces `https:` in the policy of its pages. */
export type Sources = Readonly<
  Partial<Record<'img-src' | 'connect-src' | 'frame-src', readonly string[] | undefined>>
>;
