/** Codes with their names in the current language, in order. */
export type NamedCodes = readonly { code: string; name: string }[];

/** Returns the name of a code, or the code if it has none. */
export function nameOfCode(names: NamedCodes, code: string): string {
  return names.find((one) => one.code === code)?.name ?? code;
}
