import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const browserBuild = './node_modules/@firebase/auth/dist/esm/index.js';

export default defineConfig({
  resolve: {
    // Its build for Node refuses to send codes to phones.
    alias: { '@firebase/auth': fileURLToPath(new URL(browserBuild, import.meta.url)) },
  },
  test: {
    retry: 0,
    // Much of the time is waiting for gateways.
    maxWorkers: 3,
    // Only what never comes about meets a limit: the machine may be as slow as it likes.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'core', include: ['tests/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'view',
          include: ['tests/**/*.test.tsx'],
          environment: 'happy-dom',
          // Testing Library cleans up after each test where it finds an afterEach.
          globals: true,
          // What is on screen goes before what it stands on.
          sequence: { hooks: 'list' },
          setupFiles: ['tests/support/view-setup.ts'],
        },
      },
    ],
  },
});
