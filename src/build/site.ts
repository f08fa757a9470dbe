import { type RouteName, routes } from '../routes/routes.ts';
import { appBuild } from './app-build.ts';
import { pageModules, panelModules } from './page-modules.ts';
import { plannedReads, plannedStatus } from './planned-reads.ts';
import { startPicture } from './plugins/start-picture.ts';
import { outputFile, projectFile } from './project-file.ts';
import { buildServer } from './server.ts';

/** Pages that work offline. */
const offline: RouteName[] = ['home', 'slotGames', 'gameList', 'hotGames', 'activity', 'notice', 'login'];

const base = '/m/';
const reads = await plannedReads(await buildServer(base, { __ASSETS__: `${base}assets/` }));

export default appBuild({
  entry: 'src/site/main.tsx',
  html: 'src/site/index.html',
  script: 'src/site/prefetch.ts',
  firstPaint: 'src/site/first-paint.css',
  base,
  out: outputFile('site'),
  preload: ['src/site/renderer.tsx'],
  start: {
    base: [
      'src/lib/',
      'src/routes/',
      'src/pages/entries.ts',
      'src/config/read-site-config.ts',
      'src/gateway/endpoints/lobby.ts',
      'src/gateway/endpoints/session.ts',
      'src/gateway/endpoints/system.ts',
      'src/i18n/languages.ts',
      // Leaves the main chunk room.
      'src/site/replay-input.ts',
    ],
    main: [
      'src/lib/without-breaks.ts',
      'src/ui/after-paint.ts',
      '/lucide/dist/esm/icons/x.mjs',
      '/lucide/dist/esm/icons/chevron-down.mjs',
    ],
    home: ['src/pages/home.tsx'],
    frame: ['src/site/footer.tsx', 'src/shell/header/service-button.tsx'],
    visit: [
      'src/site/visit.ts',
      'src/site/follow-worker.ts',
      'src/ui/toast-host.tsx',
      'src/features/announcements/popup-host.tsx',
      'src/shell/header/wide-account.tsx',
    ],
    overlays: ['src/shell/drawers/overlays.tsx'],
    'vendor-strip': [
      'src/games/studios/vendor-strip.tsx',
      'src/games/studios/vendor-tiles.tsx',
      'src/games/studios/vendor-address.ts',
      'src/gateway/cache/map-read.ts',
    ],
    'menu-drawer': ['src/shell/drawers/menu-drawer.tsx', 'src/shell/drawers/account-drawer.tsx'],
  },
  configAddress: '/m/site.json',
  icon: 'src/site/icon.svg',
  pages: [
    ...(await pageModules(reads)),
    ...(await panelModules()),
    // Parts of pages that a control opens (`data-opens`).
    {
      at: ['filter'],
      module: projectFile('src/features/game-centre/filter-drawer.tsx'),
      areas: [],
      calls: [],
    },
    { at: ['sms'], module: projectFile('src/features/account/phone/sms-fields.tsx'), areas: [], calls: [] },
  ],
  constants: { __STATUS__: plannedStatus },
  tokenSheets: ['src/site/display-font.css'],
  fonts: ['@fontsource-variable/exo-2'],
  splitWideRules: true,
  chunksNamed: true,
  plugins: [startPicture()],
  worker: {
    entry: 'src/worker/main.ts',
    // The worker also caches the files that most visitors open: fetching them in advance in the page costs a slow phone half a second.
    pages: [...offline.flatMap((name) => [...routes[name]]), 'menu', 'search', 'filter'],
  },
});
