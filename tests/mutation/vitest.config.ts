import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import base from '../../vitest.config.ts';

const judges = process.env.MUTATION_TESTS!.split(',');
const projects = base.test!.projects as TestProjectInlineConfiguration[];

/** The unit tests that judge a folder's core files, as tests/mutation/run.ts names them. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: projects.map((project) => {
      const ending = project.test!.name === 'view' ? '.tsx' : '.ts';
      return {
        ...project,
        test: { ...project.test, include: judges.filter((file) => file.endsWith(ending)) },
      };
    }),
  },
});
