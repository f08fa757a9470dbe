import { parseJson } from '../../../lib/json.ts';
import { platform } from '../../../platform/platform.ts';

/** The partner page that sent the visitor; registration credits it. */
export interface Attribution {
  code: string;
  /** Host name of the partner's page and the widget on it; empty when the link has none. */
  domain: string;
  widget: string;
  /** Time of the click, in milliseconds since 1970. */
  at: number;
}

const KEY = 'ATTRIBUTION';
/** Lifetime in milliseconds: 30 days. */
const LIFETIME = 30 * 24 * 3_600_000;

const code = /^[\w-]{1,64}$/;
const host = /^[\w.:[\]-]{1,255}$/;
const word = /^[\w-]{1,32}$/;

const matching = (form: RegExp, text: string | null) => (text && form.test(text) ? text : '');

/** Saves the referring link in this browser, replacing an earlier one. Contains no personal data. */
export function saveAttribution(query: URLSearchParams): void {
  const named = matching(code, query.get('code'));
  if (!named) return;
  const followed: Attribution = {
    code: named,
    domain: matching(host, query.get('domain')),
    widget: matching(word, query.get('widget')),
    at: platform().now(),
  };
  platform().persistentStorage.set(KEY, JSON.stringify(followed));
}

/** Returns the referring link of the last 30 days. */
export function loadAttribution(): Attribution | undefined {
  const kept = parseJson(platform().persistentStorage.get(KEY)) as Partial<Attribution> | null | undefined;
  const age = platform().now() - Number(kept?.at);
  if (kept?.code && age >= 0 && age < LIFETIME)
    return { domain: '', widget: '', at: 0, ...kept, code: kept.code };
  forgetAttribution();
  return undefined;
}

/** Deletes the attribution after a registration or a sign-in to an existing account. */
export function forgetAttribution(): void {
  platform().persistentStorage.remove(KEY);
}

/** Returns the origin that registration sends along with a credited code. */
export function originOf(credited: string): { affiliateDomain?: string; affiliateWidget?: string } {
  const known = loadAttribution();
  if (known?.code !== credited) return {};
  const { domain, widget } = known;
  return { ...(domain && { affiliateDomain: domain }), ...(widget && { affiliateWidget: widget }) };
}
