import * as v from 'valibot';

/** Fields that are named at most. */
const LIMIT = 10;

/**
 * The paths of the fields that a check found wrong, each once, e.g. `value.list[].gameId`. Never what they hold, which
 * may be personal.
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
