import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Folder of the tests; a mutation run names one (stryker.config.mjs). */
const folder = process.env.AREA ? `tests/${process.env.AREA}/` : 'tests/';

/** These need Node's own realm: its errors are instances of other classes in a vm, and wrangler does not run in one. */
const inNodesRealm = [
  'tests/gateway/network.test.ts',
  'tests/demo/faults.test.ts',
  'tests/deploy/workers.test.ts',
].filter((file) => file.startsWith(folder));
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
    // Its build for Node refuses to send codes to phones.
    alias: { '@firebase/auth': fileURLToPath(new URL(browserBuild, import.meta.url)) },
  },
  test: {
    retry: 0,
    tags: behaviours,
    // Much of the time is waiting for gateways.
    maxWorkers: 3,
    // Only what never comes about meets a limit: the machine may be as slow as it likes.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // A realm for each file, in processes that go on: what starts a process, a window or a library costs more than most tests.
    pool: 'vmForks',
    ...(seed && { sequence: { shuffle: { tests: true, files: true }, seed: Number(seed) } }),
    // A process that has grown beyond this makes way for a fresh one.
    vmMemoryLimit: '512MB',
    globalSetup: ['tests/support/shared-folder.ts'],
    setupFiles: ['tests/support/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: [`${folder}**/*.test.ts`],
          exclude: inNodesRealm,
          environment: 'node',
        },
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
          // What is on screen goes before what it stands on.
          sequence: { hooks: 'list', ...(seed && { shuffle: true, seed: Number(seed) }) },
          setupFiles: ['tests/support/view-setup.ts'],
        },
      },
    ],
  },
});
