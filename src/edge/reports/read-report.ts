import * as v from 'valibot';
import { endpoints } from '../../gateway/endpoints/table.ts';
import { type Vital, vitalParts, vitals } from '../../gateway/visit-figures.ts';
import { redactText } from '../../lib/redact-text.ts';
import { routeOf } from './route-of.ts';

/** A validated report: every field is a number, a keyword or a name from the product. */
export type Report = {
  route: string;
  /** The hash in the name of the main script. */
  release: string;
  /** The version of the release. */
  version?: string | undefined;
} & (
  | {
      kind: 'vital';
      vital: Vital;
      value: number;
      parts: Record<string, number>;
      element?: string | undefined;
    }
  | { kind: 'defect' | 'policy'; what: Record<string, unknown> }
);

/** Maximum of a measured duration in milliseconds: above a minute the page was suspended. */
const LONGEST = 60_000;

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));
/** A class name of the product, such as `game-tile__picture`. */
const element = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z]+)*(__[a-z-]+)?$/), v.maxLength(60));
const duration = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST));

const vitalDetail = v.object({
  name: v.picklist(vitals),
  value: duration,
  parts: v.optional(v.partial(v.object(v.entriesFromList(vitalParts, duration))), {}),
  element: v.fallback(v.optional(element), undefined),
});

/** A position in a script of the product. */
const place = v.pipe(v.string(), v.regex(/^\/(m|kiosk|embed)\/[\w./-]{1,80}\.js:\d{1,6}:\d{1,7}$/));
const text = v.pipe(v.string(), v.transform(redactText));
const field = v.pipe(v.string(), v.regex(/^[A-Za-z_][\w.[\]*]{0,119}$/));
const short = v.pipe(v.string(), v.regex(/^[\w .-]{1,60}$/), v.transform(redactText));
const errorEntries = {
  error: short,
  text: v.optional(text),
  at: v.fallback(v.optional(v.pipe(v.array(place), v.maxLength(5))), undefined),
  kind: v.fallback(v.optional(short), undefined),
  code: v.fallback(v.optional(short), undefined),
  call: v.fallback(v.optional(v.picklist(Object.keys(endpoints))), undefined),
  status: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))), undefined),
  paths: v.fallback(v.optional(v.pipe(v.array(field), v.maxLength(20))), undefined),
};
const error = v.object({
  ...errorEntries,
  cause: v.fallback(v.optional(v.object(errorEntries)), undefined),
});

const shared = {
  page: v.fallback(v.string(), ''),
  release: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{8,20}$/)), 'other'),
  version: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,4}){2}(-[\w.]{1,20})?$/))),
    undefined,
  ),
};
const vitalReport = v.object({ ...shared, name: v.literal('vitals'), detail: vitalDetail });
const otherReport = v.object({
  ...shared,
  name: v.pipe(
    name,
    v.check((text) => text !== 'vitals'),
  ),
  error: v.optional(error),
  detail: v.fallback(
    v.optional(
      v.object({
        block: v.fallback(v.optional(short), undefined),
        call: v.fallback(v.optional(v.picklist(Object.keys(endpoints))), undefined),
      }),
    ),
    undefined,
  ),
});

/**
 * Parses a report of a page (docs/operators/brand.md, Reports); returns undefined when the format is unknown.
 */
export function readReport(data: unknown): Report | undefined {
  const measured = v.safeParse(vitalReport, data);
  if (measured.success) {
    const { page, release, version, detail } = measured.output;
    const { name: vital, value, parts: given, element: at } = detail;
    const measuredParts = withoutUndefined(given) as Record<string, number>;
    const route = routeOf(page);
    return { kind: 'vital', route, release, version, vital, value, parts: measuredParts, element: at };
  }
  const other = v.safeParse(otherReport, data);
  if (!other.success) return undefined;
  const { page, release, version, name: of, detail, error: thrown } = other.output;
  const what = withoutUndefined({ name: of, ...detail, ...thrown });
  return { kind: 'defect', route: routeOf(page), release, version, what };
}

/** Removes undefined fields. */
export function withoutUndefined(of: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined));
}
