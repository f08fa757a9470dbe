import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin, RollupOptions } from 'rollup';
import { compress } from './compress.ts';
import { common, minify } from './plugins.ts';
import { projectFile, shortHash } from './project-file.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const out = 'dist/operators';
const base = '/operators/';

/** The page around the script, with its styles and those of the plots in one sheet. */
function aroundIt(): Plugin {
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

/** The page on which operators see what visits told. */
export default {
  input: { main: projectFile('src/operators/main.ts') },
  output: { dir: projectFile(out), format: 'es', entryFileNames: 'assets/[name]-[hash].js' },
  plugins: [common(), minify(), thirdPartyNotices({ out }), aroundIt(), compress()],
} satisfies RollupOptions;
