import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, RollupOptions } from 'rollup';
import { appBuild } from '../app-build.ts';
import { outputFile } from '../project-file.ts';

const out = outputFile('embed/operator');

/** Files that the server reads next to the loader, not among the public files of this build. */
const places = { 'index.html': 'frame.html', 'csp.txt': 'frame-csp.txt' };

function besideTheLoader(): Plugin {
  return {
    name: 'beside-the-loader',
    async writeBundle() {
      for (const [name, place] of Object.entries(places)) {
        const file = join(out, name);
        await rename(file, join(outputFile('embed'), place));
        // The server modifies the page, so it never sends a compressed copy.
        for (const tail of ['.br', '.gz']) await rm(file + tail, { force: true });
      }
    },
  };
}

const build: RollupOptions = appBuild({
  entry: 'embed/operator-frame/main.tsx',
  html: 'embed/operator-frame/index.html',
  script: 'embed/operator-frame/start-failed.ts',
  firstPaint: 'embed/operator-frame/first-paint.css',
  base: '/embed/operator/',
  out,
  preload: ['embed/operator-frame/login-view.tsx'],
  configAddress: '/m/site.json',
  icon: 'src/site/icon.svg',
});

/** The operator's iframe for partners' pages, a separate build in the embed's folder. */
export default { ...build, plugins: [build.plugins, besideTheLoader()] } satisfies RollupOptions;
