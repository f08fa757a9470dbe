/** Escapes, also of escapes, of control characters, `.`, `/` and `\\`; dots that a parameter follows. */
export const AMBIGUOUS = /%(25)*([01][\da-f]|2e|2f|5c|7f)|\/\.{1,2}(;|%(25)*3b)/i;

/** Whether a server that decodes a path once more than this one, or reads parameters in it, finds the same folders in it. */
export function isUnambiguous(path: string): boolean {
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  return !AMBIGUOUS.test(path);
}

/** The path of a request without escapes; nothing for one that leads out of its folder, or to a hidden file. */
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
