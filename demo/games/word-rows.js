/** Languages in the order of the columns. */
const LANGUAGES = ['EN', 'ES', 'HI', 'JA', 'KO', 'PT', 'TY', 'UR'];

/** Returns the texts of a language, by default in English, from rows with a column per language. */
export function wordsOf(rows, language) {
  const column = Math.max(0, LANGUAGES.indexOf(language));
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row.split('|')[column]]));
}
