import { type Check, object } from './checks.ts';

/** Of the names it can say nothing: they are texts. */
/* @__NO_SIDE_EFFECTS__ */
export function record(_name: Check, entry: Check): Check {
  return (value) =>
    object(Object.fromEntries(Object.keys(Object(value)).map((name) => [name, entry])))(value);
}
