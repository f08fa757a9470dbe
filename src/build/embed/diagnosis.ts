import type { RollupOptions } from 'rollup';
import { getWinners } from '../../gateway/endpoints/winners.ts';
import { compress } from '../plugins/compress.ts';
import { minify, sharedPlugins } from '../plugins/shared-plugins.ts';
import { type BuiltFiles, noteFiles } from './loader.ts';

/**
 * Builds the diagnosis twice: as the module that `Foyer.diagnose` loads, and as a script without a hash in its name for pages
 * where the loader does not run.
 */
export function diagnosisBuild(dir: string, built: BuiltFiles): RollupOptions[] {
  const { name, path } = getWinners;
  const plugins = () => [
    sharedPlugins({ constants: { __OPEN_CALL__: { name, path } } }),
    minify(),
    compress(),
    {
      name: 'note-diagnosis',
      generateBundle(_: unknown, bundle: Parameters<typeof noteFiles>[1]) {
        noteFiles(built, bundle);
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === 'diagnose') built.modules.diagnose = [file.fileName];
        }
      },
    },
  ];
  return [
    {
      input: { diagnose: 'embed/diagnose/diagnose.ts' },
      output: { dir, format: 'es', entryFileNames: '[name]-[hash].js' },
      plugins: plugins(),
    },
    {
      input: { standalone: 'embed/diagnose/standalone.ts' },
      output: { dir, format: 'iife', entryFileNames: 'diagnose.js' },
      plugins: plugins(),
    },
  ];
}
