import { pages } from '../pages/entries.ts';
import { routes } from '../routes/routes.ts';
import { appBuild } from './app-build.mjs';

export default appBuild({
  entry: 'src/site/main.tsx',
  html: 'src/site/index.html',
  early: 'src/site/early.ts',
  firstPaint: 'src/site/first-paint.css',
  base: '/m/',
  out: 'dist/site',
  preload: ['src/site/renderer.tsx', 'src/pages/home.tsx', 'src/site/first-reads.ts'],
  configAddress: '/m/site.json',
  icon: 'src/site/icon.svg',
  pages: { routes, entries: pages },
  settled: true,
});
