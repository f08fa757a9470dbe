import { getDotPath } from './checks.ts';

/** Stands in for the site's: the checks of mounts tell the first wrong field alone. Never what it holds. */
export function invalidFields(issues: Parameters<typeof getDotPath>[0][], within = ''): string[] {
  return issues.map((issue) => `${within}.${getDotPath(issue)}`);
}
