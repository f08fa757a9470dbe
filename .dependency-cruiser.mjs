/**
 * Which folder may import which, read by dependency-cruiser. Type imports and `import()` count like any other.
 * What stands where, and why: docs/contributors/architecture.md.
 */

/** Folders by row: one imports only from rows above its own, and never from its neighbours. */
export const rows = [
  ['src/lib', 'src/routes'],
  ['src/platform', 'src/gateway'],
  ['src/config'],
  ['src/i18n'],
  ['src/validation', 'src/session', 'src/ui'],
  ['src/games', 'src/second-factor'],
  ['src/features/[^/]+'],
  ['src/shell'],
  ['src/pages'],
  ['src/site', 'src/operators', 'src/worker', 'kiosk', 'embed'],
];

/** The embed reaches no further down than this many rows. */
const ROWS_OF_THE_EMBED = 7;

/** The plugins stand beside the rows: they read routes, pages and texts, and no code that is shipped reads them. */
const build = 'src/build';

/** The front server stands beside them as well, on the contract: it serves what was built, and is in no bundle of it. */
const edge = 'src/edge';

/** What shows something. */
const viewLibraries = '^node_modules/(@types/)?(react|react-dom|preact|wouter|swiper)/';
/** Where core and view are wired together. */
const wiring = `^(${build}|src/site)/|^src/(pages/entries|shell/drawers/panel-entries)[.]ts$|[.]d[.]ts$`;

const within = (/** @type {string[]} */ folders) => `^(${folders.join('|')})/`;

const ofRows = rows.flatMap((folders, index) => [
  {
    name: `row-${index + 1}-imports-a-lower-row`,
    comment: `${folders.join(', ')} stand in row ${index + 1}; they import from the rows above alone`,
    severity: 'error',
    from: { path: within(folders) },
    to: { path: within([...rows.slice(index + 1).flat(), build, edge]) },
  },
  {
    name: `row-${index + 1}-imports-a-neighbour`,
    comment: 'What two folders of a row share moves up a row',
    severity: 'error',
    from: { path: within(folders) },
    to: { path: within(folders), pathNot: '^$1/' },
  },
]);

const known = within([...rows.flat(), build, edge]);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...ofRows,
    {
      name: 'embed-reaches-too-far',
      comment: `The embed has rows 1 to ${ROWS_OF_THE_EMBED}: no shell, no pages; the operator's frame is the operator's`,
      severity: 'error',
      from: { path: '^embed/', pathNot: '^embed/operator-frame/' },
      to: { path: within(rows.slice(ROWS_OF_THE_EMBED).flat()), pathNot: '^embed/' },
    },
    {
      name: 'frame-reaches-pages',
      comment: 'The frame has what stands around pages, and none of them',
      severity: 'error',
      from: { path: '^embed/operator-frame/' },
      to: { path: within(['src/pages', 'src/site', 'kiosk']) },
    },
    {
      name: 'partner-page-reaches-the-frame',
      comment: 'What runs in a page of a partner knows the frame by the protocol alone',
      severity: 'error',
      from: { path: '^embed/', pathNot: '^embed/operator-frame/' },
      to: { path: '^embed/operator-frame/' },
    },
    {
      name: 'embed-reaches-wouter',
      comment: 'A partner page has an address of its own: no mount may need a router',
      severity: 'error',
      from: { path: '^embed/' },
      to: { path: '^node_modules/wouter/', reachable: true },
    },
    {
      name: 'folder-without-a-row',
      comment: 'Every folder under src/ has a row in .dependency-cruiser.mjs',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: known },
    },
    {
      name: 'folder-without-a-row-imports',
      comment: 'Every folder under src/ has a row in .dependency-cruiser.mjs',
      severity: 'error',
      from: { path: '^src/', pathNot: known },
      to: {},
    },
    {
      name: 'core-imports-view',
      comment: 'A .ts file is core: it imports no .tsx',
      severity: 'error',
      from: { path: '^src/.*[.]ts$', pathNot: wiring },
      to: { path: '[.]tsx$' },
    },
    {
      name: 'core-imports-view-library',
      comment: 'A .ts file is core: of what shows something it knows the types alone',
      severity: 'error',
      from: { path: '^src/.*[.]ts$', pathNot: wiring },
      to: { path: viewLibraries, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'demo-imports-the-product',
      comment:
        'Of the product the demo imports src/gateway, src/edge and src/lib alone; its dev.ts starts src/build/dev',
      severity: 'error',
      from: { path: '^demo/', pathNot: '^demo/dev\\.ts$' },
      to: { path: '^(src|embed|kiosk|tests|e2e)/', pathNot: '^src/(gateway|lib|edge)/' },
    },
    {
      name: 'edge-reaches-the-product',
      comment:
        'The front server knows the contract, the addresses and the settings, and nothing of what it serves',
      severity: 'error',
      from: { path: `^${edge}/` },
      to: {
        path: '^(src|embed|kiosk|demo|tests|e2e)/',
        pathNot:
          '^src/(edge|gateway|lib|routes)/|^(src/config/read-site|kiosk/config/read-kiosk)-config[.]ts$',
      },
    },
    {
      name: 'edge-reaches-node',
      comment: 'The front server runs wherever the Web API is; what needs Node stands in its node/',
      severity: 'error',
      from: { path: `^${edge}/`, pathNot: `^${edge}/node/` },
      to: { path: `^${edge}/node/` },
    },
    {
      name: 'edge-names-node',
      comment: 'The front server runs wherever the Web API is; what needs Node stands in its node/',
      severity: 'error',
      from: { path: `^${edge}/`, pathNot: `^${edge}/node/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'fixtures-import-the-demo',
      comment: 'The fixtures know nothing of what shows them',
      severity: 'error',
      from: { path: '^demo/fixtures/' },
      to: { path: '^demo/', pathNot: '^demo/fixtures/' },
    },
    {
      name: 'product-imports-the-demo',
      comment: 'Only tests and e2e import demo',
      severity: 'error',
      from: { path: '^(src|embed|kiosk)/' },
      to: { path: '^(demo|tests|e2e)/' },
    },
    {
      name: 'product-imports-tools',
      comment: 'What is shipped is among the dependencies, not the devDependencies',
      severity: 'error',
      from: { path: '^(src|embed|kiosk)/', pathNot: `^${build}/` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'cycle',
      comment: 'Modules that need each other are one module, or need a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      comment:
        'The build finds pictures of flags and creates dist; the server resolves addresses that begin with a slash',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(country-flag-icons/3x2/|/demo/)|/dist/server/' },
    },
  ],
  options: {
    doNotFollow: { path: '^(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
