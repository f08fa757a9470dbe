/**
 * The part of valibot that validates responses, under the same names. Reports the first invalid field only. A missing
 * check fails the build.
 */

/** Returns the parsed value. @throws CheckError */
export type Check = (value: unknown) => unknown;

class CheckError extends Error {}

type Path = { key: string | number }[];

/** Path to the value that is being checked. After an error it is the path of the invalid field. */
const currentPath: Path = [];

function fail(): never {
  throw new CheckError();
}

function checkPart(key: string | number, check: Check, value: unknown): unknown {
  currentPath.push({ key });
  const result = check(value);
  currentPath.pop();
  return result;
}

/* @__NO_SIDE_EFFECTS__ */
function checkIf(fits: (value: never) => boolean): Check {
  return (value) => (fits(value as never) ? value : fail());
}

export const string = (): Check => checkIf((value) => typeof value === 'string');
export const number = (): Check => checkIf((value) => typeof value === 'number' && !Number.isNaN(value));
export const boolean = (): Check => checkIf((value) => typeof value === 'boolean');
export const unknown = (): Check => (value) => value;
export const literal = (wanted: unknown): Check => checkIf((value) => value === wanted);
export const integer = (): Check => checkIf(Number.isInteger);
export const minValue = (least: number): Check => checkIf((value: number) => value >= least);
export const maxValue = (most: number): Check => checkIf((value: number) => value <= most);
export const transform = (change: Check): Check => change;

/* @__NO_SIDE_EFFECTS__ */
export function array(item: Check): Check {
  return (value) =>
    Array.isArray(value) ? value.map((each, index) => checkPart(index, item, each)) : fail();
}

/* @__NO_SIDE_EFFECTS__ */
export function object(entries: Readonly<Record<string, Check>>): Check {
  return (value) => {
    if (typeof value !== 'object' || !value) return fail();
    const given = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.keys(entries).map((name) => [name, checkPart(name, entries[name]!, given[name])]),
    );
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function optional(check: Check, missing?: unknown): Check {
  return (value) => (value === undefined ? missing : check(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function nullish(check: Check, missing?: unknown): Check {
  return (value) => (value == null ? missing : check(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function union(checks: readonly Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const result = safeParse(check, value);
      if (result.success) return result.output;
    }
    return fail();
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function variant(_key: string, checks: readonly Check[]): Check {
  return union(checks);
}

/* @__NO_SIDE_EFFECTS__ */
export function pipe(...checks: readonly Check[]): Check {
  // Not `reduce`, which some old libraries replace.
  return (value) => {
    let result = value;
    for (const check of checks) result = check(result);
    return result;
  };
}

interface Context {
  dataset: { value: never };
  addIssue(issue: { path?: Path }): never;
  NEVER: never;
}

/* @__NO_SIDE_EFFECTS__ */
export function rawTransform(change: (context: Context) => unknown): Check {
  return (value) =>
    change({
      dataset: { value: value as never },
      addIssue({ path = [] }) {
        currentPath.push(...path);
        return fail();
      },
      NEVER: undefined as never,
    });
}

export function safeParse(check: Check, value: unknown) {
  const depth = currentPath.length;
  try {
    return { success: true, output: check(value) } as const;
  } catch (thrown) {
    const path = currentPath.splice(depth);
    if (thrown instanceof CheckError) return { success: false, issues: [{ path }] } as const;
    throw thrown;
  }
}

export function getDotPath({ path }: { path: Path }): string {
  return path.map(({ key }) => key).join('.');
}
