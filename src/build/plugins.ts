import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import type { FunctionPluginHooks, InputPluginOption, Plugin, RenderedChunk } from 'rollup';
import ts from 'typescript';

/** Values known to the build, by the names that stand for them in the code. */
export type Constants = Readonly<Record<string, unknown>>;

/** wouter brings a shim of `useSyncExternalStore` for versions of React long gone: React's own serves. */
function reactStore(): Plugin {
  const shim = /^use-sync-external-store\/shim/;
  return {
    name: 'react-store',
    resolveId: (id) => (shim.test(id) ? '\0react-store' : null),
    load: (id) => (id === '\0react-store' ? "export { useSyncExternalStore } from 'react';" : null),
  };
}

/** Where ofetch looks at the type of an answer that nobody says how to read. */
const GUESSED_TYPE = ' || detectResponseType(context.response.headers.get("content-type") || "")';

/**
 * ofetch brings a reader of JSON and a writer of addresses (1.6 kB gzip) for calls that leave those to it, and guesses what
 * an answer is (0.2 kB). The gateway's client, its only user, brings its own and says it.
 */
function ofetchParts(): Plugin {
  const parts: Readonly<Record<string, string>> = {
    destr: 'export default JSON.parse;',
    ufo: 'export const withBase = undefined, withQuery = undefined;',
  };
  return {
    name: 'ofetch-parts',
    resolveId: (id, from) => (id in parts && /\/ofetch\//.test(from ?? '') ? `\0${id}` : null),
    load: (id) => parts[id.slice(1)] ?? null,
    transform(code, id) {
      if (!/\/ofetch\/dist\/shared\/.*\.mjs$/.test(id)) return null;
      if (!code.includes(GUESSED_TYPE))
        this.error('ofetch no longer guesses the type of an answer as it did');
      return { code: code.replace(GUESSED_TYPE, ''), map: null };
    },
  };
}

/**
 * `useStore` can listen to single keys of a map, which no view here asks for; what reads the paths of such keys is left out
 * (0.4 kB gzip).
 */
function storesWithoutKeys(): Plugin {
  const refuse = "() => { throw new Error('useStore takes no keys here'); }";
  return {
    name: 'stores-without-keys',
    load: (id) =>
      /\/nanostores\/listen-keys\/index\.js$/.test(id)
        ? `export const listenKeys = ${refuse}, subscribeKeys = listenKeys;`
        : null,
  };
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.Preserve,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
};

/** A single file of TypeScript as JavaScript: for the small scripts that are inlined while a build is under way. */
export function transpile(): Plugin {
  return {
    name: 'transpile',
    transform(code, fileName) {
      if (!/\.tsx?$/.test(fileName)) return null;
      return { code: ts.transpileModule(code, { fileName, compilerOptions }).outputText, map: null };
    },
  };
}

/** Puts values known to the build in place of their names. */
export function constantsOf(constants: Constants): Plugin {
  return replace({
    preventAssignment: true,
    values: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
}

/** What every build shares. */
export function common({ constants = {} }: { constants?: Constants } = {}): InputPluginOption {
  return [
    constantsOf({ 'process.env.NODE_ENV': 'production', ...constants }),
    reactStore(),
    ofetchParts(),
    storesWithoutKeys(),
    resolve({ browser: true, exportConditions: ['production'] }),
    commonjs({ strictRequires: false }),
    typescript({
      tsconfig: 'tsconfig.browser.json',
      // Types are checked by `npm run types`, not again by each build; nothing is written beside the bundles.
      noCheck: true,
      composite: false,
      incremental: false,
      declaration: false,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
      outDir: undefined,
      rootDir: undefined,
      sourceMap: false,
      noEmitOnError: false,
    }),
  ];
}

/** While somebody works on it, a build leaves out what only its users gain from. */
export const quick = Boolean(process.env.FOYER_QUICK);

/** A plugin of chunks, for those alone of which `fits` holds. */
function forChunks(plugin: Plugin, fits: (chunk: RenderedChunk) => boolean): Plugin {
  const renderChunk = plugin.renderChunk as FunctionPluginHooks['renderChunk'];
  return {
    ...plugin,
    renderChunk(...args) {
      return fits(args[1]) ? renderChunk.apply(this, args) : null;
    },
  };
}

const isReact = ({ name }: RenderedChunk) => name.startsWith('react');

/** `arrows`: whether functions that use no `this` become arrows, which have no `prototype`. */
export function minify({ arrows = false } = {}): Plugin[] {
  if (quick) return [];
  const compress = {
    passes: 2,
    pure_getters: true,
    ...(arrows && { unsafe: true, unsafe_arrows: true, inline: 1 }),
  };
  const options = { module: true, ecma: 2020, compress, format: { comments: false } } as const;
  // React's functions, put in the place of their one call, weigh 0.4 kB more; those of the product 0.1 kB less.
  const ofReact = { ...options, compress: { ...compress, reduce_funcs: false } };
  return [forChunks(terser(ofReact), isReact), forChunks(terser(options), (chunk) => !isReact(chunk))];
}
