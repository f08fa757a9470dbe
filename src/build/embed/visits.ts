import type { RollupOptions } from 'rollup';
import { countVisits } from '../../gateway/endpoints/partners.ts';
import { compress } from '../plugins/compress.ts';
import { minify, sharedPlugins } from '../plugins/shared-plugins.ts';
import { type BuiltFiles, noteFiles } from './loader.ts';

/** Builds the module that counts visits for partners. No mount waits for it, and it imports no mount. */
export function visitsBuild(dir: string, built: BuiltFiles): RollupOptions {
  const { name, path } = countVisits;
  return {
    input: { visits: 'embed/visits/visits.ts' },
    output: { dir, format: 'es', entryFileNames: '[name]-[hash].js' },
    plugins: [
      sharedPlugins({ constants: { __COUNT_CALL__: { name, path } } }),
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
