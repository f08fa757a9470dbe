export function keysIn(code: string): Set<string>;
export function textsFor(keys: Set<string>, language: string): Record<string, Record<string, string>>;
export function mountTexts(): import('rollup').Plugin;
