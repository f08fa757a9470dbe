import type { Plugin } from 'rollup';
import { languages } from '../i18n/languages.ts';
import { languageCodes } from '../lib/language-codes.ts';
import { shortHash } from './project-file.ts';
import { textsIn } from './translation/messages.ts';

/** Codes of the languages that are written from right to left. */
export const rightToLeft = languageCodes.filter((code) => languages[code].direction === 'rtl');

/** Returns a hash of all texts, for a folder of immutable files. */
export function textsVersion(): string {
  return shortHash(JSON.stringify(languageCodes.map((language) => textsIn(language))));
}

interface TextFiles {
  directory: string;
  firstAreas: readonly string[];
  /** Areas that this build never loads. */
  withoutAreas: readonly string[];
}

/** Emits `<LANG>/first.json` with the first areas, and one file for every other area. */
export function texts({ directory, firstAreas, withoutAreas }: TextFiles): Plugin {
  return {
    name: 'texts',
    generateBundle() {
      for (const language of languageCodes) {
        const areas = textsIn(language);
        const first = Object.fromEntries(firstAreas.map((area) => [area, areas[area] ?? {}]));
        const emit = (name: string, value: object) =>
          this.emitFile({
            type: 'asset',
            fileName: `${directory}${language}/${name}.json`,
            source: JSON.stringify(value),
          });
        emit('first', first);
        for (const [area, messages] of Object.entries(areas)) {
          if (!firstAreas.includes(area) && !withoutAreas.includes(area)) emit(area, messages);
        }
      }
    },
  };
}
