/**
 * Matches escaped control characters, `.`, `/` and `\\`, also when escaped repeatedly, and dot segments with
 * a parameter.
 */
export const AMBIGUOUS = /%(25)*([01][\da-f]|2e|2f|5c|7f)|\/\.{1,2}(;|%(25)*3b)/i;

/**
 * Returns whether all servers resolve the path to the same folder, even one that decodes it twice or reads
 * path parameters.
 */
export function isUnambiguous(path: string): boolean {
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  return !AMBIGUOUS.test(path);
}

/** Decodes a request's path; returns undefined for a path that leaves its folder, and for hidden files. */
export function plainPath(path: string): string | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (plain.includes('\0')) return undefined;
  return plain.split(/[/\\]/).some((part) => part.startsWith('.') && part.length > 1) ? undefined : plain;
}
