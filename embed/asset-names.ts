/** The operator's public settings, below `/embed/`. */
export const SETTINGS_FILE = 'site.json';

/**
 * Returns the file name of a mount's texts. It carries the hash of the mount's module, which changes with the texts:
 * `winners-1a2b3c4d.js` has `texts/winners.EN-1a2b3c4d.json`.
 */
export function textsFile(module: string, language: string): string {
  return `texts/${module.replace('-', `.${language}-`)}on`;
}
