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
  /** Bytes (gzip) that the lobby would gain without it; undefined if the mounts cannot be built without it. */
  saves: number | undefined;
}

/** All stand-ins. Every import of `replaces` gets `by` instead, except the imports in `ORIGINAL`. */
export const standIns: readonly StandIn[] = [
  {
    replaces: 'react',
    by: 'react.tsx',
    reason: 'Preact’s core and hooks; preact/compat has all of React.',
    saves: 0,
  },
  {
    replaces: 'react/jsx-runtime',
    by: 'preact/jsx-runtime',
    reason: 'Creates elements of Preact.',
    saves: 0,
  },
  {
    replaces: 'react-dom/client',
    by: 'react-dom.tsx',
    reason: 'Only `createRoot`, based on Preact’s `render`.',
    saves: 0,
  },
  {
    replaces: '@nanostores/react',
    by: 'react.tsx',
    reason: 'A `useStore` without keys and without `useSyncExternalStore`.',
    saves: 0,
  },
  {
    replaces: 'node_modules/nanostores/lifecycle/index.js',
    by: 'lifecycle.ts',
    reason: 'Cached reads use two of its events.',
    saves: 0,
  },
  {
    replaces: 'valibot',
    by: 'valibot.ts',
    reason: 'The checks that response schemas use; reports the first invalid field only.',
    saves: 0,
  },
  {
    replaces: 'ofetch',
    by: 'ofetch.ts',
    reason: 'The options that the gateway client uses.',
    saves: 0,
  },
  {
    replaces: 'src/gateway/http/request-encoding.ts',
    by: 'request-encoding.ts',
    reason: 'Mounts call public endpoints only: no token, no sealed body.',
    saves: 0,
  },
  {
    replaces: 'src/gateway/http/dropped-entries.ts',
    by: 'dropped-entries.ts',
    reason: 'Mounts send no reports, so they count no dropped entries.',
    saves: 0,
  },
  {
    replaces: 'src/gateway/http/invalid-fields.ts',
    by: 'invalid-fields.ts',
    reason: 'Reads the path from the issues of the smaller valibot.',
    saves: 0,
  },
  {
    replaces: 'src/gateway/http/watch-calls.ts',
    by: 'watch-calls.ts',
    reason: 'The site follows all calls; mounts diagnose failed ones.',
    saves: 0,
  },
  {
    replaces: 'src/gateway/cache/poll-resource.ts',
    by: 'poll-resource.ts',
    reason: 'Loads the original when first used.',
    saves: 0,
  },
  {
    replaces: 'src/games/lists/list-lengths.ts',
    by: 'list-lengths.ts',
    reason: 'The original uses the tab’s storage, which mounts do not touch.',
    saves: 0,
  },
  {
    replaces: 'src/i18n/error-texts.ts',
    by: 'error-texts.ts',
    reason: 'The diagnosis of failures brings the other texts.',
    saves: 0,
  },
  {
    replaces: 'src/i18n/texts-scope.tsx',
    by: 'texts-scope.tsx',
    reason: 'The original falls back to the site’s language store.',
    saves: 0,
  },
  {
    replaces: 'src/ui/image-scope.tsx',
    by: 'image-scope.ts',
    reason: 'All images of mounts come from the operator.',
    saves: 0,
  },
  {
    replaces: 'src/lib/format.ts',
    by: 'format.ts',
    reason: 'The formats that mounts show.',
    saves: 0,
  },
  {
    replaces: 'src/ui/button.css',
    by: 'button.css',
    reason: 'The styles of buttons that are visible before a filter opens.',
    saves: 0,
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
