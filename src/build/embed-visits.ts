import type { RollupOptions } from 'rollup';
import { countVisits } from '../gateway/endpoints/partners.ts';
import { compress } from './compress.ts';
import { type BuiltFiles, noteFiles } from './embed-loader.ts';
import { common, minify } from './plugins.ts';

/** What counts for partners: a module that no mount waits for, and that needs nothing of them. */
export function visitsBuild(dir: string, built: BuiltFiles): RollupOptions {
  const { name, path } = countVisits;
  return {
    input: { visits: 'embed/visits/visits.ts' },
    output: { dir, format: 'es', entryFileNames: '[name]-[hash].js' },
    plugins: [
      common({ constants: { __COUNT_CALL__: { name, path } } }),
      minify(),
      compress(),
      {
        name: 'note-visits',
        generateBundle(_, bundle) {
          noteFiles(built, bundle);
          built.modules.visits = Object.keys(bundle).filter((file) => file.endsWith('.js'));
        },
      },
    ],
  };
}
