import { readFileSync } from 'node:fs';
import type { OutputOptions, RollupOptions } from 'rollup';
import { transpile } from '../plugins/shared-plugins.ts';
import { projectFile } from '../project-file.ts';
import { npmTypes } from './npm-types.ts';

/** Name of the package that partners install. */
const NAME = 'foyer-embed';

const entries = { index: 'embed/npm/load-foyer.ts', react: 'embed/npm/foyer-mount.tsx' } as const;
type Entry = keyof typeof entries;

const kinds = [
  { format: 'es', tail: 'js' },
  { format: 'cjs', tail: 'cjs' },
] as const;

/** Returns the `exports` conditions of an entry: types and code for ES modules and for CommonJS. */
function conditionsOf(entry: Entry) {
  const of = (tail: 'js' | 'cjs') => ({
    types: `./${entry}.d.${tail === 'js' ? 'ts' : 'cts'}`,
    default: `./${entry}.${tail}`,
  });
  return { import: of('js'), require: of('cjs') };
}

function packageJson(version: string): string {
  const fields = {
    name: NAME,
    version,
    description: "Types, script loader and React component for the widgets of a Foyer operator's site.",
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': conditionsOf('index'),
      './react': conditionsOf('react'),
      './package.json': './package.json',
    },
    main: './index.cjs',
    module: './index.js',
    types: './index.d.ts',
    files: ['*.js', '*.cjs', '*.d.ts', '*.d.cts'],
    engines: { node: '>=18' },
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

/** Returns the package's files that are not code. */
function texts(version: string): Record<string, string> {
  const files: Record<string, string> = {
    'package.json': packageJson(version),
    LICENSE: readFileSync(projectFile('LICENSE'), 'utf8'),
    'README.md': readFileSync(projectFile('embed/npm/README.md'), 'utf8').replaceAll('{{name}}', NAME),
  };
  for (const [entry, types] of Object.entries(npmTypes())) {
    files[`${entry}.d.ts`] = types;
    files[`${entry}.d.cts`] = types.replaceAll("'./index.js'", "'./index.cjs'");
  }
  return files;
}

/** Builds the package that partners install: unminified ES modules and CommonJS, and types from the attribute table. */
export function npmPackage(dir: string, version: string): RollupOptions[] {
  // One build for each entry: the code that both share is small enough to duplicate, except the loader.
  return (Object.keys(entries) as Entry[]).map((entry) => ({
    input: { [entry]: projectFile(entries[entry]) },
    external: (id) => id === 'react' || (entry === 'react' && /\/load-foyer\.ts$/.test(id)),
    output: kinds.map(
      ({ format, tail }): OutputOptions => ({
        dir,
        format,
        entryFileNames: `[name].${tail}`,
        paths: (id) => (/\/load-foyer\.ts$/.test(id) ? `./index.${tail}` : id),
        // Server components must not render the mount.
        banner: entry === 'react' ? "'use client';" : '',
      }),
    ),
    plugins: [
      transpile(),
      entry === 'index' && {
        name: 'package-texts',
        generateBundle() {
          for (const [fileName, source] of Object.entries(texts(version))) {
            this.emitFile({ type: 'asset', fileName, source });
          }
        },
      },
    ],
  }));
}
