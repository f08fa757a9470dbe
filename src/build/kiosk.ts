import type { Plugin } from 'rollup';
import { kioskPages } from '../../kiosk/config/offered-pages.ts';
import { routes } from '../routes/routes.ts';
import { appBuild } from './app-build.ts';
import { pageModules } from './page-modules.ts';
import { outputFile, projectFile } from './project-file.ts';

/** Emits `files.json`, the scripts, styles and texts of a build, for a page that prefetches all of them. */
function fileList({ base }: { base: string }): Plugin {
  return {
    name: 'file-list',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|json)$/.test(name));
      this.emitFile({
        type: 'asset',
        fileName: 'files.json',
        source: JSON.stringify(files.map((name) => base + name)),
      });
    },
  };
}

/** Paths of the pages that an operator can enable on terminals. */
const offered = new Set<string>(kioskPages.flatMap((page) => routes[page]));
const otherPages = (await pageModules()).filter(({ at }) => !at.some((path) => offered.has(path)));

/** A terminal has `kiosk/home` instead. */
const siteHome = projectFile('src/pages/home.tsx');

/** Modules of the sign-in service, which terminals do not use (`kiosk/config/without-sign-in-service.ts`). */
const service = [
  'sign-in-service/firebase-service.ts',
  'sign-in-service/service-codes.ts',
  'social/social-buttons.tsx',
].map((file) => projectFile(`src/features/account/${file}`));

/** On terminals the gateway alone compares passwords with common ones. */
const passwords = projectFile('src/lib/common-passwords.ts');

/** A terminal accepts codes only. */
const passkeys = ['passkeys.ts', 'passkey-autofill.ts'].map((file) =>
  projectFile(`src/second-factor/${file}`),
);

/**
 * Panels that a terminal never opens: contracts of agents, menus of phones, downloads, invitations, the bonus after registration,
 * and the tools of a game, which are in its bar.
 */
const panels = [
  'header/contracts-badge.tsx',
  'drawers/contracts-dialog.tsx',
  'drawers/menu-drawer.tsx',
  'drawers/account-drawer.tsx',
  'drawers/download-dialog.tsx',
  'drawers/invite-dialog.tsx',
  'drawers/welcome-dialog.tsx',
  'game/game-tools.tsx',
].map((file) => projectFile(`src/shell/${file}`));

/** A terminal keeps no files, and its records are cards for fingers. */
const recordTools = ['record-table.tsx', 'record-export.tsx'].map((file) =>
  projectFile(`src/features/records/${file}`),
);

/** Players prove their identity on their own device. */
const identityChecks = projectFile('src/features/identity/check-list.tsx');

/** States of links to pages that a terminal lacks: account, records, messages, VIP, security, identity and terminals. */
const linkStates = [
  'features/identity/identity-state.tsx',
  'features/member/level-state.tsx',
  'features/member/name-state.tsx',
  'features/member/verified-state.tsx',
  'features/records/record-states.tsx',
  'features/terminal/terminal-state.tsx',
  'shell/header/inbox-badge.tsx',
  'shell/header/news-badge.tsx',
].map((file) => projectFile(`src/${file}`));

/** Forms of a terminal have no panel at their side. */
const entryPanels = ['entry-panel', 'password-panel'].map((name) => projectFile(`src/pages/${name}.tsx`));

/** A terminal's start sheet has the style of an open promotion. */
const openPromotion = projectFile('src/features/promotions/open-promotion.tsx');

/** A terminal's home shows the hot games. */
const hotSuggestions = projectFile('src/pages/hot-suggestions.tsx');

/** Of the pages that rewards come from, a terminal has promotions only, which are below the rewards. */
const rewardSources = projectFile('src/features/wallet/reward-sources.tsx');

export default appBuild({
  entry: 'kiosk/main.tsx',
  html: 'kiosk/index.html',
  script: 'kiosk/start/reload-on-failure.ts',
  firstPaint: 'kiosk/start/first-paint.css',
  base: '/kiosk/',
  out: outputFile('kiosk'),
  preload: ['kiosk/home/terminal-home.tsx'],
  configAddress: '/kiosk/kiosk.json',
  tokenSheets: [
    'kiosk/layout/display-font.css',
    'kiosk/layout/density.css',
    'kiosk/accessibility/options.css',
  ],
  icon: 'src/site/icon.svg',
  fonts: ['@fontsource-variable/exo-2'],
  terminals: true,
  // A terminal's platform has neither, so that the minifier can remove the code for them.
  constants: { 'platform().ownDevice': false, 'platform().vault': undefined },
  plugins: [fileList({ base: '/kiosk/' })],
  // Only widgets, and pages and drawers that a terminal lacks, have these texts; players confirm a terminal on their own phone.
  withoutAreas: [
    'agent',
    'factors',
    'team',
    'install',
    'invite',
    'frame',
    'vip',
    'identity',
    'trouble',
    'terminal',
  ],
  without: [
    ...otherPages.map(({ module }) => module),
    siteHome,
    passwords,
    ...passkeys,
    ...service,
    ...panels,
    ...recordTools,
    ...linkStates,
    identityChecks,
    ...entryPanels,
    openPromotion,
    hotSuggestions,
    rewardSources,
  ],
});
