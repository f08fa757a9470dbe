import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import type { JsMinifyOptions, TerserCompressOptions } from '@swc/core';
import * as swc from '@swc/core';
import type { FunctionPluginHooks, InputPluginOption, Plugin, RenderedChunk } from 'rollup';
import ts from 'typescript';

/** Values that the build inlines, by the names of their placeholders in the code. */
export type Constants = Readonly<Record<string, unknown>>;

/** wouter's checks for effects that an environment may lack, code for environments that have them, and what only its links need. */
const SOUGHT_EFFECTS: readonly [sought: RegExp, there: string][] = [
  [/import \* as React from "react";/, 'import React, { useInsertionEffect } from "react";'],
  [/const useBuiltinInsertionEffect = React\["useInsertion" \+ "Effect"\];/, ''],
  [/const canUseDOM = [^;]+;/, ''],
  [/isValidElement,\s+cloneElement,/, ''],
  [
    /forwardRef,\s+\} from "react";/,
    '} from "react"; export const cloneElement = 0, isValidElement = 0, forwardRef = 0;',
  ],
  [/canUseDOM\s+\? React\.useLayoutEffect\s+: React\.useEffect/, 'React.useLayoutEffect'],
  [/const useInsertionEffect =\s+useBuiltinInsertionEffect \|\| [^;]+;/, '{ useInsertionEffect };'],
];

/** wouter's links, which the product does not use and a bundler keeps, because it does not know that `forwardRef` is pure. */
const LINK = 'export const Link = forwardRef(';

/**
 * Removes wouter's shim of `useSyncExternalStore` for old versions of React, its lookup of an effect in React's namespace,
 * which keeps all exports of React (0.3 kB gzip), and its links (0.8 kB).
 */
function reactStore(): Plugin {
  const shim = /^use-sync-external-store\/shim/;
  return {
    name: 'react-store',
    resolveId: (id) => (shim.test(id) ? '\0react-store' : null),
    load: (id) => (id === '\0react-store' ? "export { useSyncExternalStore } from 'react';" : null),
    transform(code, id) {
      if (/\/wouter\/src\/index\.js$/.test(id)) {
        if (!code.includes(LINK)) this.error('wouter no longer defines its links as it did');
        return {
          code: code.replace(LINK, LINK.replace('= ', '= /*#__PURE__*/ ')),
          map: null,
        };
      }
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

const GUESSED_TYPE = ' || detectResponseType(context.response.headers.get("content-type") || "")';

/**
 * Removes parts of ofetch that the gateway's client, its only user, does not need: the JSON parser and the URL builder (1.6 kB
 * gzip), the detection of the response type (0.2 kB) and the default instance (0.1 kB).
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

/** Removes the code with which `useStore` subscribes to single keys of a map, because no view uses it (0.4 kB gzip). */
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

/** Transpiles single TypeScript files, for small scripts that a build inlines. */
export function transpile(): Plugin {
  return {
    name: 'transpile',
    transform(code, fileName) {
      if (!/\.tsx?$/.test(fileName)) return null;
      return { code: ts.transpileModule(code, { fileName, compilerOptions }).outputText, map: null };
    },
  };
}

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
  // `npm run types` checks types, and a build emits nothing but bundles.
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

/** Compiles TypeScript once for all bundles of a build. */
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

export function sharedPlugins({ constants = {} }: { constants?: Constants } = {}): InputPluginOption {
  return [
    constantsOf({ 'process.env.NODE_ENV': 'production', ...constants }),
    reactStore(),
    ofetchParts(),
    storesWithoutKeys(),
    resolve({ browser: true, exportConditions: ['production'] }),
    commonjs({ strictRequires: false }),
    isFastBuild ? transpile() : compiled(),
  ];
}

/** Whether to build for `npm run dev`: without minifying and compressing, and file by file. */
export const isFastBuild = Boolean(process.env.FOYER_QUICK);

const isReact = ({ name }: RenderedChunk) => name.startsWith('react');

/** Minifies code. Never with `unsafe_arrows`, because swc also converts functions that use `arguments`. */
export function minify(): Plugin | null {
  if (isFastBuild) return null;
  const common: JsMinifyOptions = { module: true, mangle: true, format: { comments: false, ecma: 2020 } };
  const compress: TerserCompressOptions = {
    passes: 3,
    pure_getters: true,
    ecma: 2020,
  };
  // Inlining functions and values with one use makes React 0.8 kB larger, and the product smaller.
  const ofReact: TerserCompressOptions = { ...compress, inline: 0, reduce_funcs: false, reduce_vars: false };
  return {
    name: 'minify',
    async renderChunk(code, chunk) {
      const small = await swc.minify(code, { ...common, compress: isReact(chunk) ? ofReact : compress });
      return { code: small.code, map: null };
    },
  };
}
