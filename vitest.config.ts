import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Folder of the tests; a mutation run names one (stryker.config.mjs). */
const folder = process.env.AREA ? `tests/${process.env.AREA}/` : 'tests/';

/** Tests that must run outside of a vm: Node's errors are instances of other classes in a vm, and wrangler does not run there. */
const inNodesRealm = [
  'tests/gateway/network.test.ts',
  'tests/demo/faults.test.ts',
  'tests/deploy/workers.test.ts',
].filter((file) => file.startsWith(folder));
/** Tests that replace modules, which other files of their process would get too. */
const replacing = ['tests/demo/connections.test.ts', 'tests/demo/login-timing.test.ts'];
/** Tests of the demo share a process and its modules, because each test has its own gateway. */
const ofDemo = globSync('tests/demo/*.test.ts', { exclude: [...inNodesRealm, ...replacing] }).filter((file) =>
  file.startsWith(folder),
);
/** Shuffles files and the tests in them when set to a number. */
const seed = process.env.FOYER_SEED;
const browserBuild = './node_modules/@firebase/auth/dist/esm/index.js';

/** The ids of docs/behaviours.md: a test with a tag that has no row fails. */
const rows = readFileSync(new URL('docs/behaviours.md', import.meta.url), 'utf8').matchAll(
  /^- ([A-Z]{2}-\d+) /gm,
);
const behaviours = Array.from(rows, ([, name]) => ({ name: name! }));

export default defineConfig({
  resolve: {
    // The build for Node cannot send codes to phones.
    alias: { '@firebase/auth': fileURLToPath(new URL(browserBuild, import.meta.url)) },
  },
  test: {
    retry: 0,
    // Before each test.
    restoreMocks: true,
    unstubGlobals: true,
    tags: behaviours,
    // Tests spend much of their time waiting for gateways.
    maxWorkers: 3,
    // Long, so that tests do not fail on a slow machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Each file has a new realm in a shared process, because starting a process, a window or a library takes longer than most tests.
    pool: 'vmForks',
    // Code of a realm lives too short to gain from V8's best compiler.
    execArgv: ['--no-turbofan'],
    ...(seed && { sequence: { shuffle: { tests: true, files: true }, seed: Number(seed) } }),
    // Replaces a process that uses more memory.
    vmMemoryLimit: '512MB',
    globalSetup: ['tests/support/shared-folder.ts'],
    setupFiles: ['tests/support/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: [`${folder}**/*.test.ts`],
          exclude: [...inNodesRealm, ...ofDemo],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: { name: 'demo', include: ofDemo, environment: 'node', pool: 'forks', isolate: false },
      },
      {
        extends: true,
        test: { name: 'network', include: inNodesRealm, environment: 'node', pool: 'forks' },
      },
      {
        extends: true,
        test: {
          name: 'view',
          include: [`${folder}**/*.test.tsx`],
          environment: 'happy-dom',
          // Testing Library cleans up after each test where it finds an afterEach.
          globals: true,
          // Unmounts views before the environment that they use.
          sequence: { hooks: 'list', ...(seed && { shuffle: true, seed: Number(seed) }) },
          setupFiles: ['tests/support/view-setup.ts'],
        },
      },
    ],
  },
});
