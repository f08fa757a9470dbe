import { dirname, resolve } from 'node:path';
import type { Plugin } from 'rollup';
import { projectFile } from '../project-file.ts';

/** A module that mounts have in place of another one. */
export interface StandIn {
  /** The specifier of a package as code imports it, or a file named from the project's root. */
  replaces: string;
  /** A file in `embed/stand-ins/`, or the specifier of a package. */
  by: string;
  reason: string;
  /**
   * Bytes (gzip) that the winners board has more without it, as measured in November 2026; undefined where mounts do not build or
   * work without it. Those of `react` include `@nanostores/react`.
   */
  bytes?: number;
}

/** All stand-ins. Every import of `replaces` gets `by` instead, except the imports in `ORIGINAL`. */
export const standIns: readonly StandIn[] = [
  {
    replaces: 'react',
    by: 'react.tsx',
    reason: 'Preact’s core and hooks; preact/compat has all of React.',
    bytes: 2605,
  },
  {
    replaces: 'react/jsx-runtime',
    by: 'preact/jsx-runtime',
    reason: 'Creates elements of Preact.',
    bytes: 100,
  },
  {
    replaces: 'react-dom/client',
    by: 'react-dom.tsx',
    reason: 'Only `createRoot`, based on Preact’s `render`.',
    bytes: 63_532,
  },
  {
    replaces: '@nanostores/react',
    by: 'react.tsx',
    reason: 'A `useStore` without keys and without `useSyncExternalStore`.',
  },
  {
    replaces: 'node_modules/nanostores/lifecycle/index.js',
    by: 'lifecycle.ts',
    reason: 'Cached reads use two of its events.',
    bytes: 179,
  },
  {
    replaces: 'valibot',
    by: 'valibot.ts',
    reason: 'The checks that response schemas use; reports the first invalid field only.',
    bytes: 1429,
  },
  {
    replaces: 'ofetch',
    by: 'ofetch.ts',
    reason: 'The options that the gateway client uses.',
    bytes: 1260,
  },
  {
    replaces: 'src/gateway/http/request-encoding.ts',
    by: 'request-encoding.ts',
    reason: 'Mounts call public endpoints only: no token, no sealed body.',
    bytes: 499,
  },
  {
    replaces: 'src/gateway/http/invalid-fields.ts',
    by: 'invalid-fields.ts',
    reason: 'Reads the path from the issues of the smaller valibot.',
    bytes: 25,
  },
  {
    replaces: 'src/gateway/http/watch-calls.ts',
    by: 'watch-calls.ts',
    reason: 'The site follows all calls; mounts diagnose failed ones.',
    bytes: 27,
  },
  {
    replaces: 'src/gateway/cache/poll-resource.ts',
    by: 'poll-resource.ts',
    reason: 'Loads the original when first used.',
    bytes: 285,
  },
  {
    replaces: 'src/gateway/cache/served-values.ts',
    by: 'served-values.ts',
    reason: 'No server reads values for a mount.',
    bytes: 33,
  },
  {
    replaces: 'src/ui/use-hydrated.tsx',
    by: 'use-hydrated.ts',
    reason: 'No server renders a mount.',
  },
  {
    replaces: 'src/games/lists/list-lengths.ts',
    by: 'list-lengths.ts',
    reason: 'The original uses the tab’s storage, which mounts do not touch.',
  },
  {
    replaces: 'src/i18n/error-texts.ts',
    by: 'error-texts.ts',
    reason: 'The diagnosis of failures brings the other texts.',
  },
  {
    replaces: 'src/i18n/texts-scope.tsx',
    by: 'texts-scope.tsx',
    reason: 'The original falls back to the site’s language store.',
    bytes: 25,
  },
  {
    replaces: 'src/ui/image-scope.tsx',
    by: 'image-scope.ts',
    reason: 'All images of mounts come from the operator.',
  },
  {
    replaces: 'src/lib/format.ts',
    by: 'format.ts',
    reason: 'The formats that mounts show.',
    bytes: 84,
  },
  {
    replaces: 'src/ui/button-looks.css',
    by: 'button-looks.css',
    reason: 'Only outlined buttons are visible before a filter opens.',
    bytes: 192,
  },
];

/** Loads the original of a stand-in. */
const ORIGINAL = projectFile('embed/stand-ins/lazy-poll-resource.ts');

const isFile = (replaces: string) => /^(src|node_modules)\//.test(replaces);

/** Returns the file of a stand-in; a package's specifier unchanged. */
export const standInFile = ({ by }: StandIn): string =>
  /\.(ts|tsx|css)$/.test(by) ? projectFile(`embed/stand-ins/${by}`) : by;

/** The compiler rewrites `.ts` and `.tsx` in specifiers to `.js`, so files are compared without it. */
const withoutExtension = (path: string) => path.replace(/\.[jt]sx?$/, '');

/** Replaces imports by the stand-ins of a table. */
export function replaceByStandIns(table: readonly StandIn[] = standIns): Plugin {
  const replacements = new Map(
    table.map((standIn) => {
      const { replaces } = standIn;
      return [isFile(replaces) ? withoutExtension(projectFile(replaces)) : replaces, standInFile(standIn)];
    }),
  );
  return {
    name: 'stand-ins',
    resolveId: {
      order: 'pre',
      handler(specifier, importer) {
        if (!importer || importer === ORIGINAL) return null;
        const key = specifier.startsWith('.')
          ? withoutExtension(resolve(dirname(importer), specifier))
          : specifier;
        const found = replacements.get(key);
        return found ? this.resolve(found, importer, { skipSelf: true }) : null;
      },
    },
  };
}
