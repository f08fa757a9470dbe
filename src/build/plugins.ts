import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import type { JsMinifyOptions, TerserCompressOptions } from '@swc/core';
import * as swc from '@swc/core';
import type { FunctionPluginHooks, InputPluginOption, Plugin, RenderedChunk } from 'rollup';
import ts from 'typescript';

/** Values known to the build, by the names that stand for them in the code. */
export type Constants = Readonly<Record<string, unknown>>;

/** How wouter looks for effects that React or the machine may not have, and the same where both have them. */
const SOUGHT_EFFECTS: readonly [sought: RegExp, there: string][] = [
  [/import \* as React from "react";/, 'import React, { useInsertionEffect } from "react";'],
  [/const useBuiltinInsertionEffect = React\["useInsertion" \+ "Effect"\];/, ''],
  [/const canUseDOM = [^;]+;/, ''],
  [/canUseDOM\s+\? React\.useLayoutEffect\s+: React\.useEffect/, 'React.useLayoutEffect'],
  [/const useInsertionEffect =\s+useBuiltinInsertionEffect \|\| [^;]+;/, '{ useInsertionEffect };'],
];

/**
 * wouter brings a shim of `useSyncExternalStore` for versions of React long gone, and looks for an effect in all of React,
 * which makes a copy of all its names (0.3 kB gzip with what asks for a document): React's own serve.
 */
function reactStore(): Plugin {
  const shim = /^use-sync-external-store\/shim/;
  return {
    name: 'react-store',
    resolveId: (id) => (shim.test(id) ? '\0react-store' : null),
    load: (id) => (id === '\0react-store' ? "export { useSyncExternalStore } from 'react';" : null),
    transform(code, id) {
      if (!/\/wouter\/src\/react-deps\.js$/.test(id)) return null;
      let own = code;
      for (const [sought, there] of SOUGHT_EFFECTS) {
        if (!sought.test(code)) this.error('wouter no longer looks for React’s effects as it did');
        own = own.replace(sought, there);
      }
      return { code: own, map: null };
    },
  };
}

/** Where ofetch looks at the type of an answer that nobody says how to read. */
const GUESSED_TYPE = ' || detectResponseType(context.response.headers.get("content-type") || "")';

/**
 * ofetch brings a reader of JSON and a writer of addresses (1.6 kB gzip) for calls that leave those to it, guesses what
 * an answer is (0.2 kB), and makes a fetcher for whoever makes none (0.1 kB). The gateway's client, its only user, brings
 * its own and says it.
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
      if (/\/ofetch\/dist\/index\.mjs$/.test(id)) {
        const own = code.indexOf('const _globalThis = ');
        if (own < 0) this.error('ofetch no longer makes a fetcher of its own as it did');
        return { code: `${code.slice(0, own)}export { createFetch };`, map: null };
      }
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

const compiler = typescript({
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
});
let hasCompiled = false;

/** The code as JavaScript: compiled once, and not again for each of a build's bundles. */
function compiled(): Plugin {
  const { buildStart, buildEnd } = compiler as FunctionPluginHooks;
  return {
    ...compiler,
    buildStart(options) {
      if (!hasCompiled) buildStart.call(this, options);
    },
    buildEnd(error) {
      if (!hasCompiled) buildEnd.call(this, error);
      hasCompiled = true;
    },
  };
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
    compiled(),
  ];
}

/** While somebody works on it, a build leaves out what only its users gain from. */
export const quick = Boolean(process.env.FOYER_QUICK);

const isReact = ({ name }: RenderedChunk) => name.startsWith('react');

/** Makes code small. Never with `unsafe_arrows`: swc makes arrows of functions that use `arguments`, too. */
export function minify(): Plugin | null {
  if (quick) return null;
  const common: JsMinifyOptions = { module: true, mangle: true, format: { comments: false, ecma: 2020 } };
  const compress: TerserCompressOptions = {
    passes: 3,
    pure_getters: true,
    ecma: 2020,
  };
  // React's functions and values, put in the place of their one use, weigh 0.8 kB more; those of the product less.
  const ofReact: TerserCompressOptions = { ...compress, inline: 0, reduce_funcs: false, reduce_vars: false };
  return {
    name: 'minify',
    async renderChunk(code, chunk) {
      const small = await swc.minify(code, { ...common, compress: isReact(chunk) ? ofReact : compress });
      return { code: small.code, map: null };
    },
  };
}
