import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../vitest.config.ts';

const judges = process.env.MUTATION_TESTS!.split(',');
const projects = base.test!.projects as TestProjectInlineConfiguration[];

/** A mutant is done with by the first test that fails: those that failed last go first, then the quick ones. */
class LikelyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) => {
      const known = this.ctx.cache.getTestSpecificationResult(file);
      if (!known) return Number.POSITIVE_INFINITY;
      return known.failed ? -1 : known.duration;
    };
    const ranks = new Map(files.map((file) => [file, rank(file)]));
    return [...files].sort((a, b) => (ranks.get(a)! < ranks.get(b)! ? -1 : 1));
  }
}

/** The unit tests that judge a folder's core files, as tests/mutation/run.ts names them. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    sequence: { sequencer: LikelyFirst },
    projects: projects.map((project) => {
      const ending = project.test!.name === 'view' ? '.tsx' : '.ts';
      return {
        ...project,
        test: { ...project.test, include: judges.filter((file) => file.endsWith(ending)) },
      };
    }),
  },
});
