/** Codes with their names in the current language, in order. */
export type NamedCodes = readonly { code: string; name: string }[];

/** Name of a code; one that is not among them stands for itself. */
export function nameOfCode(names: NamedCodes, code: string): string {
  return names.find((one) => one.code === code)?.name ?? code;
}
