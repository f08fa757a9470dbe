import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin, RollupOptions } from 'rollup';
import { compress } from './plugins/compress.ts';
import { minify, sharedPlugins } from './plugins/shared-plugins.ts';
import { thirdPartyNotices } from './plugins/third-party-notices.ts';
import { outputFile, projectFile, shortHash } from './project-file.ts';

const out = outputFile('operators');
const base = '/operators/';

/** Emits the HTML, and one stylesheet with the page's and the plots' styles. */
function operatorsPage(): Plugin {
  const names = ['index.html', 'dashboard.css', 'style.css'];
  const files = names.map((name) => projectFile(`src/operators/${name}`));
  const ofPlots = createRequire(import.meta.url).resolve('uplot/dist/uPlot.min.css');
  return {
    name: 'operators-page',
    buildStart() {
      for (const file of files) this.addWatchFile(file);
    },
    generateBundle(_, bundle) {
      const [html = '', ...styles] = files.map((file) => readFileSync(file, 'utf8'));
      const sheet = [readFileSync(ofPlots, 'utf8'), ...styles].join('\n');
      const name = `assets/operators-${shortHash(sheet)}.css`;
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)!;
      const source = html
        .replace('href="style.css"', `href="${base}${name}"`)
        .replace('src="main.js"', `src="${base}${entry.fileName}"`);
      this.emitFile({ type: 'asset', fileName: name, source: sheet });
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
    },
  };
}

export default {
  input: { main: projectFile('src/operators/main.ts') },
  output: { dir: out, format: 'es', entryFileNames: 'assets/[name]-[hash].js' },
  plugins: [sharedPlugins(), minify(), thirdPartyNotices({ out }), operatorsPage(), compress()],
} satisfies RollupOptions;
