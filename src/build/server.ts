import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rollup } from 'rollup';
import type { PageRenderer } from '../lib/served-page.ts';
import { joinIconPaths } from './plugins/icon-paths.ts';
import { images } from './plugins/images.ts';
import { type Constants, sharedPlugins } from './plugins/shared-plugins.ts';
import { outputFile, projectFile } from './project-file.ts';

const out = outputFile('server');
/** Modules of the server in the place of the browser's. */
const own = new Map([
  [projectFile('src/ui/lazy-component.tsx'), projectFile('src/site/lazy-on-server.tsx')],
  [projectFile('src/gateway/cache/is-server.ts'), projectFile('src/site/is-server.ts')],
]);

/** Renders lazy components of which the code is there, and names the modules that an `import()` begins with. */
function lazyOnServer(): Plugin {
  return {
    name: 'lazy-on-server',
    async resolveId(id, importer) {
      if (id === 'react-dom/server') {
        return this.resolve('react-dom/server.edge', importer, { skipSelf: true });
      }
      if (!/(lazy-component|is-server)\.\w+$/.test(id)) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return (found && own.get(found.id)) ?? found;
    },
    load: (id) => (id.endsWith('.css') ? '' : null),
    renderDynamicImport({ targetModuleId }) {
      const name = JSON.stringify(targetModuleId ? relative(projectFile(''), targetModuleId) : '');
      return { left: `foyerModule(${name}, () => import(`, right: '))' };
    },
  };
}

/** Builds the modules with which the front server renders pages. */
export async function buildServer(base: string, constants: Constants): Promise<PageRenderer> {
  rmSync(out, { recursive: true, force: true });
  const build = await rollup({
    input: { serve: projectFile('src/site/serve.tsx') },
    plugins: [lazyOnServer(), images({ base }), sharedPlugins({ constants }), joinIconPaths()],
  });
  await build.write({
    dir: out,
    format: 'es',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    assetFileNames: 'unused/[name][extname]',
  });
  await build.close();
  return (await import(`${pathToFileURL(out).href}/serve.mjs?${Date.now()}`)) as PageRenderer;
}
