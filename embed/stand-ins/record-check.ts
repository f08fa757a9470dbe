import { type Check, object } from './checks.ts';

/** Ignores the check for names: they are strings. */
/* @__NO_SIDE_EFFECTS__ */
export function record(_name: Check, entry: Check): Check {
  return (value) =>
    object(Object.fromEntries(Object.keys(Object(value)).map((name) => [name, entry])))(value);
}
