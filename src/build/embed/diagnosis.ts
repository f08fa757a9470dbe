import type { RollupOptions } from 'rollup';
import { getWinners } from '../../gateway/endpoints/winners.ts';
import { compress } from '../compress.ts';
import { common, minify } from '../plugins.ts';
import { type BuiltFiles, recordFiles } from './loader.ts';

/**
 * Builds the diagnosis as a lazy module for `Foyer.diagnose`, and as a script with a fixed name for pages where the
 * loader does not run.
 */
export function diagnosisBuild(dir: string, built: BuiltFiles): RollupOptions[] {
  const { name, path } = getWinners;
  const plugins = () => [
    common({ constants: { __OPEN_CALL__: { name, path } } }),
    minify(),
    compress(),
    {
      name: 'note-diagnosis',
      generateBundle(_: unknown, bundle: Parameters<typeof recordFiles>[1]) {
        recordFiles(built, bundle);
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
