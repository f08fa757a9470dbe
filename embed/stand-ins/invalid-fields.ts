import { getDotPath } from './checks.ts';

/** Returns the path of the first invalid field, never its value. */
export function invalidFields(issues: Parameters<typeof getDotPath>[0][], within = ''): string[] {
  return issues.map((issue) => `${within}.${getDotPath(issue)}`);
}
