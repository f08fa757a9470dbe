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
