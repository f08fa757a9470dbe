import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, RollupOptions } from 'rollup';
import { appBuild } from '../app-build.ts';
import { projectFile } from '../project-file.ts';

const out = 'dist/embed/operator';

/** Where the server expects the page and its policy, apart from the public files. */
const places = { 'index.html': 'frame.html', 'csp.txt': 'frame-csp.txt' };

function movePage(): Plugin {
  return {
    name: 'beside-the-loader',
    async writeBundle() {
      for (const [name, place] of Object.entries(places)) {
        const file = join(projectFile(out), name);
        await rename(file, join(projectFile('dist/embed'), place));
        // The server modifies the page, so it cannot send a compressed copy.
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

/** The operator frame, a separate build in the embed's folder. */
export default { ...build, plugins: [build.plugins, movePage()] } satisfies RollupOptions;
