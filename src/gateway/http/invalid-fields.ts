import * as v from 'valibot';

/** Maximum number of reported fields. */
const LIMIT = 10;

/**
 * Returns the paths of the invalid fields, each once, e.g. `value.list[].gameId`. Never their values, which may be
 * personal.
 */
export function invalidFields(issues: readonly v.BaseIssue<unknown>[], within?: string): string[] {
  const paths = issues.map((issue) =>
    [within, v.getDotPath(issue)]
      .filter(Boolean)
      .join('.')
      .replace(/\.\d+\b/g, '[]'),
  );
  return [...new Set(paths)].slice(0, LIMIT);
}
