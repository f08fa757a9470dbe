import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '../lib/language-codes.ts';

const folder = new URL('../i18n/messages/', import.meta.url);

/** All texts of a language by area. */
export function textsIn(language) {
  const from = new URL(`${language}/`, folder);
  if (!existsSync(from)) return {};
  return Object.fromEntries(
    readdirSync(from)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name.slice(0, -5), JSON.parse(readFileSync(new URL(name, from), 'utf8'))]),
  );
}

export const languagesBuilt = languageCodes;

/** Changes with any text of any language, so that files under it never go stale. */
export function textsVersion() {
  const all = languageCodes.map((language) => textsIn(language));
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 8);
}

/** Emits `<LANG>/first.json` with the first areas together, and every other area by itself. */
export function texts({ directory, firstAreas }) {
  return {
    name: 'texts',
    generateBundle() {
      for (const language of languageCodes) {
        const areas = textsIn(language);
        const first = Object.fromEntries(firstAreas.map((area) => [area, areas[area] ?? {}]));
        const emit = (name, value) =>
          this.emitFile({
            type: 'asset',
            fileName: `${directory}${language}/${name}.json`,
            source: JSON.stringify(value),
          });
        emit('first', first);
        for (const [area, messages] of Object.entries(areas)) {
          if (!firstAreas.includes(area)) emit(area, messages);
        }
      }
    },
  };
}
