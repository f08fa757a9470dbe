/**
 * A served pattern, which the whole value has to match; nothing for one that is empty or no regular expression. Gateways
 * write patterns for other engines too: one that is invalid in Unicode mode is read without it.
 */
export function compilePattern(source: string): RegExp | undefined {
  if (!source) return undefined;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^(?:${source})$`, flags);
    } catch {}
  }
  return undefined;
}
