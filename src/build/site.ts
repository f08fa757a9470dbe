import { type RouteName, routes } from '../routes/routes.ts';
import { appBuild } from './app-build.ts';
import { firstView } from './first-view.ts';
import { inlineCalls } from './inline-calls.ts';
import { pageModules } from './page-modules.ts';

/** Pages that work offline in addition to home. */
const offline: RouteName[] = ['slotGames', 'gameList', 'hotGames', 'lottery', 'activity', 'notice', 'login'];

export default appBuild({
  entry: 'src/site/main.tsx',
  html: 'src/site/index.html',
  script: 'src/site/prefetch.ts',
  firstPaint: 'src/site/first-paint.css',
  base: '/m/',
  out: 'dist/site',
  preload: ['src/site/renderer.tsx', 'src/pages/home.tsx'],
  configAddress: '/m/site.json',
  icon: 'src/site/icon.svg',
  pages: await pageModules(),
  constants: { __CALLS__: inlineCalls() },
  tokensInlined: true,
  wideApart: true,
  plugins: [firstView()],
  worker: { entry: 'src/worker/main.ts', pages: offline.flatMap((name) => [...routes[name]]) },
});
