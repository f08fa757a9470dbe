import type { RollupOptions } from 'rollup';
import { countVisits } from '../../gateway/endpoints/partners.ts';
import { compress } from '../compress.ts';
import { common, minify } from '../plugins.ts';
import { type BuiltFiles, recordFiles } from './loader.ts';

/** Builds the visit counter, a lazy module without shared code. */
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
          recordFiles(built, bundle);
          built.modules.visits = Object.keys(bundle).filter((file) => file.endsWith('.js'));
        },
      },
    ],
  };
}
