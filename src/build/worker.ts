import resolve from '@rollup/plugin-node-resolve';
import { type OutputAsset, type Plugin, rollup } from 'rollup';
import { publicPaths } from '../gateway/http/public-paths.ts';
import type { BuildManifest } from './manifest.ts';
import { constantsOf, minify, transpile } from './plugins/shared-plugins.ts';
import { projectFile, shortHash } from './project-file.ts';

export interface WorkerOptions {
  entry: string;
  base: string;
  /** Paths of pages to precache in addition to the first screen. */
  pages: readonly string[];
}

/** Emits `sw.js`, a service worker with the list of files to precache. */
export function worker({ entry, base, pages }: WorkerOptions): Plugin {
  return {
    name: 'worker',
    async generateBundle(_, bundle) {
      const asset = (name: string) => String((bundle[name] as OutputAsset).source);
      const manifest: BuildManifest = JSON.parse(asset('manifest.json'));
      const ofPages = manifest.pages.filter(({ at }) => at.some((path) => pages.includes(path)));
      const files = new Set([
        ...manifest.first,
        ...manifest.wide,
        ...ofPages.flatMap(({ files: each }) => each),
      ]);
      const precached = [
        // The page's name has no hash, and its policy is a part of the response.
        { url: `${base}shell.html`, revision: shortHash(asset('index.html') + asset('csp.txt')) },
        ...[...files].map((file) => ({ url: base + file, revision: null })),
      ];
      const build = await rollup({
        input: projectFile(entry),
        plugins: [
          constantsOf({
            'process.env.NODE_ENV': 'production',
            __PRECACHED__: precached,
            __PUBLIC_PATHS__: publicPaths,
          }),
          resolve({ browser: true }),
          transpile(),
          minify(),
        ],
      });
      const { output } = await build.generate({ format: 'iife' });
      await build.close();
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
    },
  };
}
