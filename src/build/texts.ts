import type { Plugin } from 'rollup';
import { languages } from '../i18n/languages.ts';
import { languageCodes } from '../lib/language-codes.ts';
import { shortHash } from './project-file.ts';
import { type Areas, PLURAL, textsIn } from './translation/messages.ts';

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

/** Returns the keys that scripts name, such as `home.title`, among other words with a dot. */
export function keysIn(scripts: string): readonly string[] {
  return [...new Set(scripts.match(/\b[a-zA-Z]+\.\w*/g))];
}

/** Returns the texts of the named keys. An unknown key is the beginning of others, such as `errors.` in `errors.${code}`. */
export function namedTexts(areas: Areas, named: readonly string[]): Areas {
  const pruned = Object.entries(areas).map(([area, texts]) => {
    const stems = new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')));
    const keys = named
      .filter((name) => name.startsWith(`${area}.`))
      .map((name) => name.slice(area.length + 1));
    const whole = new Set(keys.filter((key) => stems.has(key)));
    const begun = keys.filter((key) => !stems.has(key));
    const isNamed = (stem: string) => whole.has(stem) || begun.some((start) => stem.startsWith(start));
    return [
      area,
      Object.fromEntries(Object.entries(texts).filter(([key]) => isNamed(key.replace(PLURAL, '')))),
    ];
  });
  return Object.fromEntries(pruned);
}

/** Emits `<LANG>/first.json` with the first areas, and one file for every other area, with the texts that the scripts name. */
export function texts({ directory, firstAreas, withoutAreas }: TextFiles): Plugin {
  return {
    name: 'texts',
    generateBundle(_, bundle) {
      const named = keysIn(
        Object.values(bundle)
          .map((file) => (file.type === 'chunk' ? file.code : ''))
          .join('\n'),
      );
      for (const language of languageCodes) {
        const areas = namedTexts(textsIn(language), named);
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
