import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, RollupOptions } from 'rollup';
import { appBuild } from './app-build.ts';
import { projectFile } from './project-file.ts';

const out = 'dist/embed/operator';

/** Where the server looks for the page and its policy: beside the loader, apart from the files that anybody may have. */
const places = { 'index.html': 'frame.html', 'csp.txt': 'frame-csp.txt' };

function besideTheLoader(): Plugin {
  return {
    name: 'beside-the-loader',
    async writeBundle() {
      for (const [name, place] of Object.entries(places)) {
        const file = join(projectFile(out), name);
        await rename(file, join(projectFile('dist/embed'), place));
        // The server writes into the page, so no compressed copy of it is ever sent.
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

/** The operator's frame for partners' pages: a build of its own in the folder of the embed. */
export default { ...build, plugins: [build.plugins, besideTheLoader()] } satisfies RollupOptions;
