import * as v from 'valibot';
import { type Report, withoutUndefined } from './read-report.ts';
import { routeOf } from './route-of.ts';

const directive = v.pipe(v.string(), v.regex(/^[a-z-]{3,40}$/));
const optionalText = v.fallback(v.optional(v.string()), undefined);
const line = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);

/** The format of the Reporting API. */
const current = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: v.string(),
    effectiveDirective: directive,
    blockedURL: optionalText,
    sourceFile: optionalText,
    lineNumber: line,
  }),
});
/** The older format of `report-uri`. */
const former = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'effective-directive': v.optional(directive),
    'violated-directive': optionalText,
    'blocked-uri': optionalText,
    'source-file': optionalText,
    'line-number': line,
  }),
});

/** Maximum number of reports in one request. */
const MOST = 20;

/** Parses reports of refused policies; returns an empty list when the format is unknown. */
export function readPolicyReports(data: unknown): Report[] {
  const list = Array.isArray(data) ? data.slice(0, MOST) : [data];
  return list.flatMap((each) => readOne(each) ?? []);
}

function readOne(data: unknown): Report | undefined {
  const report = v.safeParse(current, data);
  if (report.success) {
    const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = report.output.body;
    return policy(documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber);
  }
  const old = v.safeParse(former, data);
  if (!old.success) return undefined;
  const of = old.output['csp-report'];
  const violated = (of['effective-directive'] ?? of['violated-directive'] ?? '').split(' ')[0]!;
  if (!v.is(directive, violated)) return undefined;
  return policy(of['document-uri'], violated, of['blocked-uri'], of['source-file'], of['line-number']);
}

function policy(page: string, violated: string, blocked = '', source = '', at?: number): Report {
  const file = ownFile(source);
  const what = { directive: violated, blocked: originOf(blocked), at: file && `${file}:${at ?? 0}` };
  return { kind: 'policy', route: routeOf(page), release: 'other', what: withoutUndefined(what) };
}

/** Returns the blocked origin, or a keyword such as `inline`. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { protocol, origin } = new URL(blocked);
  // The origin of a browser extension would identify the extension.
  return /^https?:$/.test(protocol) ? origin.slice(0, 100) : protocol;
}

/** Returns the path of one of the product's scripts; undefined for other scripts. */
function ownFile(source: string): string | undefined {
  return /^https?:\/\/[^/]+(\/(?:m|kiosk|embed)\/(?:assets\/)?[\w.-]{1,60}\.js)/.exec(source)?.[1];
}
