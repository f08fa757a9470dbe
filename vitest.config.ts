import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const browserBuild = './node_modules/@firebase/auth/dist/esm/index.js';

export default defineConfig({
  resolve: {
    // Its build for Node refuses to send codes to phones.
    alias: { '@firebase/auth': fileURLToPath(new URL(browserBuild, import.meta.url)) },
  },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    environment: 'node',
    retry: 0,
    // Much of the time is waiting: for gateways, for timers.
    maxWorkers: 3,
  },
});
