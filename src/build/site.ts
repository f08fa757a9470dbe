import { appBuild } from './app-build.ts';
import { firstView } from './first-view.ts';
import { inlineCalls } from './inline-calls.ts';
import { pageModules } from './page-modules.ts';

export default appBuild({
  entry: 'src/site/main.tsx',
  html: 'src/site/index.html',
  script: 'src/site/prefetch.ts',
  firstPaint: 'src/site/first-paint.css',
  base: '/m/',
  out: 'dist/site',
  preload: ['src/site/renderer.tsx', 'src/pages/home.tsx', 'src/site/first-reads.ts'],
  configAddress: '/m/site.json',
  icon: 'src/site/icon.svg',
  pages: await pageModules(),
  constants: { __CALLS__: inlineCalls() },
  tokensInlined: true,
  plugins: [firstView()],
});
