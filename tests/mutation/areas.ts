import { globSync } from 'node:fs';

/** What one run takes: core files of one folder, and the tests that judge them. All paths are from the root. */
export interface Area {
  /** Such as `session` or `features/account`, below src/ and tests/ alike. */
  name: string;
  files: string[];
  /** The folder's tests of core files; its tests of views where it has no others, since those take ten times as long. */
  tests: string[];
}

/**
 * Core files below paths such as `src/session` or `src/lib/digits.ts`, by the folder whose tests judge them; `views`:
 * those of its views as well.
 */
export function areasOf(root: string, paths: readonly string[], { views = false } = {}): Area[] {
  const files = paths.flatMap((path) =>
    globSync(path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`, { cwd: root }),
  );
  const areas = new Map<string, Set<string>>();
  for (const file of files) {
    const name = areaOf(file);
    if (!name || file.endsWith('.d.ts')) continue;
    areas.set(name, (areas.get(name) ?? new Set()).add(file));
  }
  return [...areas].sort(byName).map(([name, found]) => {
    const testsIn = (ending: string) => globSync(`tests/${name}/**/*.test.${ending}`, { cwd: root }).sort();
    const ofCore = testsIn('ts');
    const ofViews = views || ofCore.length === 0 ? testsIn('tsx') : [];
    return { name, files: [...found].sort(), tests: [...ofCore, ...ofViews] };
  });
}

/** A folder of src/; of the features, one feature. */
export function areaOf(file: string): string | undefined {
  return /^src\/((?:features\/)?[^/]+)\//.exec(file)?.[1];
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
