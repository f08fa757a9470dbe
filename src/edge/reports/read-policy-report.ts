import * as v from 'valibot';
import { stripped, type Told } from './read-report.ts';
import { routeOf } from './route-of.ts';

const directive = v.pipe(v.string(), v.regex(/^[a-z-]{3,40}$/));
const optionalText = v.fallback(v.optional(v.string()), undefined);
const line = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);

/** As browsers with the Reporting API tell it. */
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
/** As the others do (`report-uri`). */
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

/** Most of the reports that a browser tells at once. */
const MOST = 20;

/** What browsers told of refused policies; nothing where it is no such report. */
export function readPolicyReports(data: unknown): Told[] {
  const list = Array.isArray(data) ? data.slice(0, MOST) : [data];
  return list.flatMap((each) => readOne(each) ?? []);
}

function readOne(data: unknown): Told | undefined {
  const told = v.safeParse(current, data);
  if (told.success) {
    const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = told.output.body;
    return policy(documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber);
  }
  const old = v.safeParse(former, data);
  if (!old.success) return undefined;
  const of = old.output['csp-report'];
  const violated = (of['effective-directive'] ?? of['violated-directive'] ?? '').split(' ')[0]!;
  if (!v.is(directive, violated)) return undefined;
  return policy(of['document-uri'], violated, of['blocked-uri'], of['source-file'], of['line-number']);
}

function policy(page: string, violated: string, blocked = '', source = '', at?: number): Told {
  const file = ownFile(source);
  const what = { directive: violated, blocked: originOf(blocked), at: file && `${file}:${at ?? 0}` };
  return { kind: 'policy', route: routeOf(page), release: 'other', what: stripped(what) };
}

/** Where from something was refused: an origin, or a word such as `inline`. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { protocol, origin } = new URL(blocked);
  // Extensions have an origin that tells which one somebody has.
  return /^https?:$/.test(protocol) ? origin.slice(0, 100) : protocol;
}

/** A script of ours; of others nothing is said. */
function ownFile(source: string): string | undefined {
  return /^https?:\/\/[^/]+(\/(?:m|kiosk|embed)\/(?:assets\/)?[\w.-]{1,60}\.js)/.exec(source)?.[1];
}
