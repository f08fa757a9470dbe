import * as v from 'valibot';
import { type EndpointName, type Endpoints, endpoints } from '../../../src/gateway/endpoints/table.ts';
import { withDroppedCount } from '../../../src/gateway/http/dropped-entries.ts';
import type { AnyEndpoint, Reply } from '../../../src/gateway/http/endpoint.ts';
import { refusal } from '../../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { invalidFields } from '../../../src/gateway/http/invalid-fields.ts';
import { numberKind } from '../number-fields.ts';
import { withPlainLists } from '../schemas.ts';
import type { Findings } from './findings.ts';
import { type Answer, described } from './probe.ts';

/** HTTP statuses of refusals other than 200. */
const statuses: Readonly<Record<string, number>> = {
  [refusal.badRequest]: 400,
  [featureRefusal.partnerOrigin]: 403,
  [featureRefusal.terminalUnknown]: 403,
  [refusal.tooMany]: 429,
};
/** Parameters of a proof of work, whose times are in seconds. */
const FOREIGN = 'parameters';
/** Milliseconds since 1970 in March 1973; a current time in seconds is smaller. */
const EARLIEST = 1e11;
/** Milliseconds since 1970 in the year 5138; a current time in microseconds is larger. */
const LATEST = 1e14;

export interface ResponseRules {
  /** Decimals of the site's currency. */
  decimals: number;
  /** Whether the gateway is reached by https. */
  isSecure: boolean;
}

/** Checks the rules for all responses: headers, status, shape, times and amounts. */
export function inspectResponse(findings: Findings, answer: Answer, rules: ResponseRules): void {
  const { name, ask, headers } = answer;
  if (ask.method) return;
  const row: AnyEndpoint = endpoints[name];
  const header = (key: string) => headers.get(key) ?? '';
  const note = (check: Parameters<Findings['note']>[0], holds: boolean, actual: string) =>
    findings.note(check, name, holds ? '' : actual);
  const came = (key: string) => (headers.has(key) ? `${key}: ${header(key)}` : `no ${key}`);
  const varies = (on: string) =>
    header('Vary')
      .split(/\s*,\s*/)
      .some((each) => each === '*' || each.toLowerCase() === on.toLowerCase());

  note('content-type', /^application\/json\b/i.test(header('Content-Type')), came('Content-Type'));
  note(
    'nosniff',
    header('X-Content-Type-Options').toLowerCase() === 'nosniff',
    came('X-Content-Type-Options'),
  );
  note(
    'corp',
    header('Cross-Origin-Resource-Policy').toLowerCase() === 'same-origin',
    came('Cross-Origin-Resource-Policy'),
  );
  if (rules.isSecure)
    note(
      'hsts',
      /max-age=[1-9]/.test(header('Strict-Transport-Security')),
      came('Strict-Transport-Security'),
    );
  if (row.open) note('vary.origin', varies('Origin'), came('Vary'));
  else {
    const cors = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials'].filter((key) =>
      headers.has(key),
    );
    note('cors.private', !cors.length, cors.map(came).join(', '));
  }
  const clears = name === 'logout' && answer.success && ask.device === 'KIOSK';
  note('logout.clear-site-data', headers.has('Clear-Site-Data') === clears, came('Clear-Site-Data'));

  if (!answer.isEnvelope) {
    findings.note('shape', name, described(answer), 'an envelope in JSON');
    return;
  }
  const cacheControl = header('Cache-Control');
  const isStored = !/\bno-store\b/.test(cacheControl);
  if (!answer.success) {
    const expected = statuses[answer.code] ?? 200;
    const status = `${answer.status} for ${answer.code || 'a refusal without an errorCode'}`;
    findings.note('status', name, answer.status === expected ? '' : status, `${expected} for ${answer.code}`);
    note('cache.refusal', !isStored, came('Cache-Control'));
    return;
  }
  findings.note(
    'status',
    name,
    answer.status === 200 ? '' : `${answer.status} for a success`,
    '200 for a success',
  );
  if (row.cacheSeconds && !ask.token) {
    const age = Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
    const isRight = /\bpublic\b/.test(cacheControl) && isStored && age > 0 && age <= row.cacheSeconds;
    const expected = `Cache-Control: public, max-age=${row.cacheSeconds}`;
    findings.note('cache.public', name, isRight ? '' : came('Cache-Control'), expected);
  } else if (row.session === 'required' || !row.cacheSeconds) {
    note('cache.no-store', !isStored, came('Cache-Control'));
  }
  if (row.session === 'optional' && row.cacheSeconds)
    note('vary.authorization', varies('Authorization'), came('Vary'));
  inspectValue(findings, answer, row, rules);
}

function inspectValue(
  findings: Findings,
  { name, value }: Answer,
  row: AnyEndpoint,
  { decimals, isSecure }: ResponseRules,
) {
  const [result, dropped] = withDroppedCount(() => v.safeParse(row.reply, value));
  const fields = invalidFields(result.issues ?? [], 'value').join(', ');
  findings.note('shape', name, fields && `wrong: ${fields}`);
  if (!result.success) return;
  const strict = dropped ? v.safeParse(withPlainLists(row.reply), value) : undefined;
  const wrong = strict?.issues ? invalidFields(strict.issues, 'value').join(', ') : 'unknown field';
  findings.note('entries', name, dropped ? `${dropped} wrong: ${wrong}` : '');

  const url = launchUrl(name, value);
  if (url !== undefined) {
    const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: 'no URL' };
    const isOpened = protocol === 'https:' || (protocol === 'http:' && !isSecure);
    findings.note('launch', name, isOpened ? '' : protocol);
  }

  const times: string[] = [];
  const amounts: string[] = [];
  const units = 10 ** decimals;
  visitNumbers(value, 'value', (field, path, number) => {
    const kind = numberKind(field);
    if (kind === 'time' && number !== 0 && (number < EARLIEST || number > LATEST)) times.push(path);
    // Twelve significant digits remove the error of binary fractions.
    else if (kind === 'amount' && !Number.isInteger(Number((number * units).toPrecision(12))))
      amounts.push(path);
  });
  const first = ([path]: string[], problem: string) => (path ? `${path} ${problem}` : '');
  findings.note('times', name, first(times, 'is not'));
  findings.note('amounts', name, first(amounts, `has more than ${decimals} decimals`));
}

/** Returns the URL that a call opens, if it is one. */
function launchUrl(name: EndpointName, value: unknown): string | undefined {
  if (name === 'launchChat') return (value as Reply<Endpoints['launchChat']>).chatUrl;
  if (name === 'launchGame' || name === 'launchTrialGame')
    return (value as Reply<Endpoints['launchGame']>).content.game_url;
  return undefined;
}

function visitNumbers(
  value: unknown,
  path: string,
  visit: (field: string, path: string, value: number) => void,
  field = '',
): void {
  if (typeof value === 'number') visit(field, path, value);
  else if (Array.isArray(value)) for (const entry of value) visitNumbers(entry, `${path}[]`, visit, field);
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value))
      if (key !== FOREIGN) visitNumbers(entry, `${path}.${key}`, visit, key);
}
