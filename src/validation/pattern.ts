/**
 * Compiles the gateway's pattern for the whole value; undefined if it is empty or invalid. Patterns for other
 * engines may be invalid in Unicode mode, so it tries without.
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
