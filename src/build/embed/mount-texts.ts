import { gzipSync } from 'node:zlib';
import type { Plugin, RenderedChunk } from 'rollup';
import { textsFile } from '../../../embed/asset-names.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { languageCodes } from '../../lib/language-codes.ts';
import { chunksOf } from '../chunks/reachable.ts';
import { textsVersion } from '../texts.ts';
import { textsIn } from '../translation/messages.ts';
import { importsFirst } from './mount-styles.ts';

/** Areas whose texts a mount may use. */
const areas = [
  'announcements',
  'centre',
  'common',
  'errors',
  'frame',
  'lobby',
  'shell',
  'trouble',
  'winners',
];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Returns the keys that code has as `'area.key'`.
 * @throws when code computes a key at run time
 */
export function keysIn(code: string): Set<string> {
  const computed = new RegExp(`\`(${areas.join('|')})\\.[^\`]*\\$\\{|['"](${areas.join('|')})\\.['"]`).exec(
    code,
  );
  if (computed) throw new Error(`${computed[0]}: a text's key must stand in the code as a whole`);
  const found = code.matchAll(new RegExp(`['"\`]((?:${areas.join('|')})\\.\\w+)['"\`]`, 'g'));
  return new Set([...found].map(([, key = '']) => key));
}

/** Returns the texts of keys in one language, by area, with plural forms. */
export function textsFor(
  keys: ReadonlySet<string>,
  language: LanguageCode,
): Record<string, Record<string, string>> {
  const all = textsIn(language);
  const texts: Record<string, Record<string, string>> = {};
  for (const area of areas) {
    const used = Object.entries(all[area] ?? {}).filter(([key]) =>
      keys.has(`${area}.${key.replace(PLURAL, '')}`),
    );
    if (used.length) texts[area] = Object.fromEntries(used);
  }
  return texts;
}

const isMount = ({ facadeModuleId }: Pick<RenderedChunk, 'facadeModuleId'>) =>
  /\/embed\/mounts\/\w+\.tsx?$/.test(facadeModuleId ?? '');

/**
 * Emits one file per mount and language with the texts that its code and its lazy parts use. The file has the name of the mount's
 * module, whose hash changes with all texts. Calls `found` with the name of the largest file.
 */
export function mountTexts(found: (mount: string, file: string) => void): Plugin {
  const sources = new Map<string, string[]>();
  return {
    name: 'mount-texts',
    // The text files have the module's name, so its hash must change with any text.
    augmentChunkHash: (chunk) => (isMount(chunk) ? textsVersion() : undefined),
    renderChunk(_code, chunk, _, { chunks }) {
      if (!isMount(chunk)) return null;
      const lazy = ({ dynamicImports }: RenderedChunk) => dynamicImports.map((name) => chunks[name]!);
      const withImports = (each: RenderedChunk) => importsFirst(each, (name) => chunks[name]);
      const own = withImports(chunk);
      const used = new Set([...own, ...own.flatMap(lazy).flatMap(withImports)]);
      const parts = [...used].flatMap((each) => Object.values(each.modules));
      const keys = keysIn(parts.map((part) => part.code ?? '').join('\n'));
      const texts = languageCodes.map((language) => JSON.stringify(textsFor(keys, language)));
      sources.set(chunk.name, texts);
      return null;
    },
    generateBundle(_, bundle) {
      for (const chunk of chunksOf(bundle).values()) {
        const texts = isMount(chunk) ? sources.get(chunk.name)! : [];
        const files = texts.map((source, index) => {
          const fileName = textsFile(chunk.fileName, languageCodes[index]!);
          this.emitFile({ type: 'asset', fileName, source });
          return { fileName, size: gzipSync(source).length };
        });
        const [largest] = files.sort((a, b) => b.size - a.size);
        if (largest) found(chunk.name, largest.fileName);
      }
    },
  };
}

/** Replaces placeholders such as `__FAILURES__` with the names of files that mounts load lazily. */
export function laterFiles(names: readonly string[]): Plugin {
  return {
    name: 'later-files',
    renderChunk(code, _chunk, _, { chunks }) {
      let named = code;
      for (const other of Object.values(chunks)) {
        const place = `__${other.name.toUpperCase()}__`;
        if (names.includes(other.name)) named = named.replaceAll(place, JSON.stringify(other.fileName));
      }
      return named === code ? null : { code: named, map: null };
    },
  };
}

/**
 * Replaces `__FAILURE_TEXTS__` with the texts of an error view in all languages, because a mount shows that view when requests
 * fail and could not fetch them.
 */
export function failureTexts(): Plugin {
  return {
    name: 'failure-texts',
    renderChunk(code) {
      if (!code.includes('__FAILURE_TEXTS__')) return null;
      const keys = keysIn(code).add('errors.retry');
      const texts = Object.fromEntries(languageCodes.map((language) => [language, textsFor(keys, language)]));
      return { code: code.replaceAll('__FAILURE_TEXTS__', () => JSON.stringify(texts)), map: null };
    },
  };
}

/** Returns the English label of the retry button of a mount that could not load its texts. */
export function retryText(): string {
  return textsIn('EN').errors!.retry!;
}
