import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { transpile } from '../plugins/shared-plugins.ts';
import { thirdPartyNotices } from '../plugins/third-party-notices.ts';
import { projectFile } from '../project-file.ts';

/**
 * Bundles a program for Node with the packages that it imports into `<folder>/main.mjs` and `program.mjs`, so that it runs without an
 * installation, and writes the licences of these packages next to it.
 * @param entry source file, relative to the project
 * @param isOneFile writes `main.mjs` only, for an entry without `await` at its top level
 */
export async function bundleForNode(entry: string, folder: string, isOneFile = false): Promise<void> {
  const input = projectFile(entry);
  const bundle = await rollup({
    input,
    external: /^node:/,
    plugins: [
      resolve({ preferBuiltins: true, exportConditions: ['node', 'production'] }),
      commonjs(),
      transpile(),
      thirdPartyNotices({ out: folder }),
    ],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  await bundle.write({
    dir: folder,
    format: 'es',
    entryFileNames: 'main.mjs',
    chunkFileNames: '[name].mjs',
    // In one file, an entry that awaits would run before the modules that it imports later are defined.
    ...(!isOneFile && { manualChunks: (id) => (id === input ? undefined : 'program') }),
  });
  await bundle.close();
}
