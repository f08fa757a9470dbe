import { page } from '../../../src/build/page.ts';
import { compress } from '../../../src/build/plugins/compress.ts';
import { minify, sharedPlugins } from '../../../src/build/plugins/shared-plugins.ts';
import { projectFile } from '../../../src/build/project-file.ts';

const here = 'e2e/bench/baseline-page/';

/** Built with the same layout as the site, so that the demo's server sends it in the same way. */
export default {
  input: { main: projectFile(`${here}main.tsx`) },
  output: {
    dir: projectFile('dist/baseline-page/site'),
    format: 'es',
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    manualChunks: (id) => (/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : undefined),
  },
  plugins: [
    sharedPlugins(),
    minify(),
    page({
      html: projectFile(`${here}index.html`),
      firstPaint: projectFile(`${here}first-paint.css`),
      base: '/m/',
      preload: [],
    }),
    compress(),
  ],
};
