import { compress } from '../../../src/build/compress.mjs';
import { file, page } from '../../../src/build/page.mjs';
import { common, minify } from '../../../src/build/plugins.mjs';

const here = 'e2e/bench/rival/';

/** The empty page, built and laid out as the site is, so that the demo's server sends it the same way. */
export default {
  input: { main: file(`${here}main.tsx`) },
  output: {
    dir: file('dist/rival/site'),
    format: 'es',
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    manualChunks: (id) => (/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : undefined),
  },
  plugins: [
    ...common(),
    minify(),
    page({
      html: file(`${here}index.html`),
      firstPaint: file(`${here}rival.css`),
      base: '/m/',
      preload: [],
    }),
    compress(),
  ],
};
