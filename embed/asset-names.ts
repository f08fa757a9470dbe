/** The operator's settings that pages of partners may read, below `/embed/` as every file of the embed. */
export const SETTINGS = 'site.json';

/**
 * A mount's texts in a language: named like the mount's own module, whose name changes with them, so that those of
 * `winners-1a2b3c4d.js` are `texts/winners.EN-1a2b3c4d.json`.
 */
export function textsFile(module: string, language: string): string {
  return `texts/${module.replace('-', `.${language}-`)}on`;
}
