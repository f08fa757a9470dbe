import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Plugin } from 'rollup';
import { fixedTokens, inlineTokens, inRem, type TextUnit, withTextIn } from './inline-tokens.ts';
import { shortHash } from './project-file.ts';
import { chunksOf, withImported } from './reachable.ts';
import { wideApart } from './wide-rules.ts';

/** Browsers of the last three years; lightningcss lowers what they lack. */
const targets = { chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16 };

function minified(file: string, tokens: ReadonlyMap<string, string>): string {
  const css = inlineTokens(readFileSync(file, 'utf8'), tokens);
  const { code } = transform({ filename: file, code: Buffer.from(css), minify: true, targets });
  return code.toString();
}

/** Whether a chunk has one of the modules whose paths end so. */
export function holds(chunk: { moduleIds: readonly string[] }, endings: readonly string[]): boolean {
  return chunk.moduleIds.some((id) => endings.some((ending) => id.endsWith(ending)));
}

interface CollectedStyles {
  /** Parts of the plugin that decides where the rules go. */
  hooks: Pick<Plugin, 'buildStart' | 'load'>;
  /** The rules that some modules import, in import order. */
  rulesOf(moduleIds: readonly string[]): string;
}

interface Options {
  /** Values stand in place of tokens that nothing sets anew. */
  tokensInlined: boolean;
  /** Names of tokens that a script sets; those of a brand unless told. */
  set?: RegExp;
  /** How sizes of text are written. */
  textUnit: TextUnit;
}

/** Collects `import './x.css'`. */
export function collectStyles({ tokensInlined, set, textUnit }: Options): CollectedStyles {
  const sheets = new Map<string, string>();
  let tokens: ReadonlyMap<string, string> = new Map();
  return {
    hooks: {
      buildStart() {
        if (!tokensInlined) return;
        tokens = withTextIn(textUnit, fixedTokens(set));
      },
      load(id) {
        if (!id.endsWith('.css')) return null;
        this.addWatchFile(id);
        sheets.set(id, minified(id, tokens));
        return { code: '', moduleSideEffects: 'no-treeshake' };
      },
    },
    rulesOf: (moduleIds) => moduleIds.map((id) => sheets.get(id) ?? '').join(''),
  };
}

interface LinkedStyles {
  base: string;
  preload: readonly string[];
  /** Is filled with the stylesheet of each chunk that has one, by file name. */
  sheets: Map<string, string>;
  tokensInlined: boolean;
  /** Whether the rules of the first page for wide screens stand in a sheet of their own, for which a phone need not wait. */
  wideApart: boolean;
}

/** Stands among the chunks for the rules of the first page that only wide screens need. */
export const WIDE_SHEET = 'wide';

/**
 * One hashed stylesheet per chunk. Chunks of the first page are linked by the page itself (see `page.ts`);
 * a chunk that arrives later waits for its own sheet, so nothing is ever painted without its rules.
 */
export function linkedStyles({ base, preload, sheets, tokensInlined, ...rest }: LinkedStyles): Plugin {
  const styles = collectStyles({ tokensInlined, textUnit: inRem });
  return {
    name: 'linked-styles',
    ...styles.hooks,
    augmentChunkHash: (chunk) => styles.rulesOf(chunk.moduleIds),
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const entries = [...chunks.values()].filter((chunk) => chunk.isEntry || holds(chunk, preload));
      const first = withImported(
        entries.map(({ fileName }) => fileName),
        chunks,
      );
      const emit = (name: string, css: string) => {
        const fileName = `assets/${name}-${shortHash(css)}.css`;
        this.emitFile({ type: 'asset', fileName, source: css });
        return fileName;
      };
      let forWide = '';
      for (const name of first) {
        const { moduleIds, name: called } = chunks.get(name)!;
        const css = styles.rulesOf(moduleIds);
        const { all, wide } = rest.wideApart ? wideApart(css) : { all: css, wide: '' };
        if (all) sheets.set(name, emit(called, all));
        forWide += wide;
      }
      if (forWide) sheets.set(WIDE_SHEET, emit('wide', forWide));
      for (const chunk of chunks.values()) {
        const css = first.has(chunk.fileName) ? '' : styles.rulesOf(chunk.moduleIds);
        if (!css) continue;
        const fileName = emit(chunk.name, css);
        sheets.set(chunk.fileName, fileName);
        chunk.code = `await foyerSheet(${JSON.stringify(base + fileName)});${chunk.code}`;
      }
    },
  };
}
