import { readFileSync } from 'node:fs';
import { Features, transform } from 'lightningcss';
import type { OutputChunk, Plugin } from 'rollup';
import { chunksOf, withImported } from '../chunks/reachable.ts';
import { shortHash } from '../project-file.ts';
import { withFontFiles } from './font-files.ts';
import { fixedTokens, inlineTokens, inRem, type TextUnit, withTextIn } from './inline-tokens.ts';
import { splitWideRules } from './wide-rules.ts';

/** Browsers of the last three years; lightningcss lowers what they lack. */
const targets = { chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16 };

function minified(file: string, tokens: ReadonlyMap<string, string>): string {
  const css = inlineTokens(readFileSync(file, 'utf8'), tokens);
  // Without its fallback of light-dark(), which we do not use, for each color-scheme.
  const of = { minify: true, targets, exclude: Features.LightDark };
  const { code } = transform({ filename: file, code: Buffer.from(css), ...of });
  // Lists in values of tokens, and around `var()`, still have spaces.
  return code.toString().replace(/"[^"]*"|, /g, (part) => (part === ', ' ? ',' : part));
}

/** Returns whether a chunk has a module whose path ends in one of `endings`. */
export function holds(chunk: { moduleIds: readonly string[] }, endings: readonly string[]): boolean {
  return chunk.moduleIds.some((id) => endings.some((ending) => id.endsWith(ending)));
}

interface CollectedStyles {
  /** Hooks for the plugin that places the rules. */
  hooks: Pick<Plugin, 'buildStart' | 'load'>;
  /** Returns the rules of modules in import order. */
  rulesOf(moduleIds: readonly string[]): string;
}

interface Options {
  /** Sheets of the build that set tokens, in addition to those of `src/ui/`. Inlines no tokens without a list. */
  tokenSheets: readonly string[] | undefined;
  /** Unit of text sizes. */
  textUnit: TextUnit;
  /** Path that servers serve the build under, if its sheets have fonts. */
  base?: string;
  inMounts?: boolean;
}

/** Collects `import './x.css'`. */
export function collectStyles({ tokenSheets, textUnit, inMounts, base = '/' }: Options): CollectedStyles {
  const sheets = new Map<string, string>();
  let tokens: ReadonlyMap<string, string> = new Map();
  return {
    hooks: {
      buildStart() {
        if (tokenSheets) tokens = withTextIn(textUnit, fixedTokens(tokenSheets, inMounts));
      },
      async load(id) {
        if (!id.endsWith('.css')) return null;
        this.addWatchFile(id);
        const { css, files } = await withFontFiles(minified(id, tokens), base);
        for (const file of files) this.emitFile({ type: 'asset', ...file });
        sheets.set(id, css);
        return { code: '', moduleSideEffects: 'no-treeshake' };
      },
    },
    rulesOf: (moduleIds) => moduleIds.map((id) => sheets.get(id) ?? '').join(''),
  };
}

interface LinkedStyles {
  base: string;
  preload: readonly string[];
  /** Ends of the paths of the home page's modules, if its chunk loads lazily. */
  home: readonly string[];
  /** Receives the stylesheets' file names by the chunks' file names. */
  sheets: Map<string, string>;
  tokenSheets: readonly string[] | undefined;
  /** Whether the screens are those of terminals, which have no pointer that hovers and are wider than phones. */
  terminals: boolean;
  /** Whether the first page's rules for wide screens get a stylesheet that does not block phones. */
  splitWideRules: boolean;
}

/** Removes the selectors of mounts, which only the embed has. */
export const withoutHost = (css: string): string =>
  css.replace(/(:root[^,{}]*),:host(\(:lang\(ur\)\))?(?={)/g, '$1');

/** Removes the rules for pointers that hover, and for phones below 500 px: a terminal's screen is wider. */
const forTerminals = (css: string): string =>
  css.replace(/@media (?:[^{]*\(hover:hover\)[^{]*|\(width<=[34]\d\dpx\))\{(?:[^{}]*\{[^{}]*\})+\}/g, '');

/** Key of that stylesheet among the chunks. */
export const WIDE_SHEET = 'wide';

/**
 * Emits one hashed stylesheet per chunk. The HTML links those of the first page (`page.ts`). A lazy chunk waits for its stylesheet
 * before it runs, so no component renders without its rules.
 */
export function linkedStyles({ base, preload, home, sheets, tokenSheets, ...rest }: LinkedStyles): Plugin {
  const { hooks, rulesOf } = collectStyles({ tokenSheets, textUnit: inRem, base });
  const kept = rest.terminals ? (css: string) => forTerminals(withoutHost(css)) : withoutHost;
  const styles = { hooks, rulesOf: (ids: readonly string[]) => kept(rulesOf(ids)) };
  return {
    name: 'linked-styles',
    ...styles.hooks,
    augmentChunkHash: (chunk) => styles.rulesOf(chunk.moduleIds),
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const entries = [...chunks.values()].filter((chunk) => chunk.isEntry || holds(chunk, preload));
      const homes = [...chunks.values()].filter((chunk) => holds(chunk, home));
      const namesOf = (all: readonly OutputChunk[]) => all.map(({ fileName }) => fileName);
      const first = withImported(namesOf(entries), chunks);
      const withHome = withImported(namesOf([...entries, ...homes]), chunks);
      const emit = (name: string, css: string) => {
        const fileName = `assets/${name}-${shortHash(css)}.css`;
        this.emitFile({ type: 'asset', fileName, source: css });
        return fileName;
      };
      let forWide = '';
      for (const name of withHome) {
        const { moduleIds, name: called } = chunks.get(name)!;
        const css = styles.rulesOf(moduleIds);
        const { all, wide } = rest.splitWideRules ? splitWideRules(css) : { all: css, wide: '' };
        if (all) sheets.set(name, emit(called, all));
        forWide += wide;
      }
      if (forWide) sheets.set(WIDE_SHEET, emit('wide', forWide));
      for (const chunk of chunks.values()) {
        if (first.has(chunk.fileName)) continue;
        if (!withHome.has(chunk.fileName)) {
          const css = styles.rulesOf(chunk.moduleIds);
          if (css) sheets.set(chunk.fileName, emit(chunk.name, css));
        }
        const fileName = sheets.get(chunk.fileName);
        if (fileName) chunk.code = `await foyerSheet(${JSON.stringify(base + fileName)});${chunk.code}`;
      }
    },
  };
}
