import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The unit tests that judge a folder's core files, as tests/mutation/run.ts names them. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: process.env.MUTATION_TESTS!.split(',') },
});
