import { parseJson } from '../../../lib/json.ts';
import { platform } from '../../../platform/platform.ts';

/** Whose page has brought the visitor, which registration credits. */
export interface Attribution {
  /** The partner's code. */
  code: string;
  /** Host name of the partner's page, and the widget on it; empty where the link did not say. */
  domain: string;
  widget: string;
  /** When it was followed, in milliseconds since 1970. */
  at: number;
}

const KEY = 'ATTRIBUTION';
/** Milliseconds that it is kept: 30 days. */
const KEPT = 30 * 24 * 3_600_000;

const code = /^[\w-]{1,64}$/;
const host = /^[\w.:[\]-]{1,255}$/;
const word = /^[\w-]{1,32}$/;

const matching = (form: RegExp, text: string | null) => (text && form.test(text) ? text : '');

/** Keeps whose link led here; a further one takes its place. Nothing personal, and only in this browser. */
export function noteAttribution(query: URLSearchParams): void {
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

/** Whose link led here, within 30 days. */
export function attribution(): Attribution | undefined {
  const kept = parseJson(platform().persistentStorage.get(KEY)) as Partial<Attribution> | null | undefined;
  const age = platform().now() - Number(kept?.at);
  if (kept?.code && age >= 0 && age < KEPT)
    return { domain: '', widget: '', at: 0, ...kept, code: kept.code };
  forgetAttribution();
  return undefined;
}

/** Forgets it: an account was opened, or somebody signed in who has one. */
export function forgetAttribution(): void {
  platform().persistentStorage.remove(KEY);
}

/** What registration says beside a code of where that came from. */
export function originOf(credited: string): { affiliateDomain?: string; affiliateWidget?: string } {
  const known = attribution();
  if (known?.code !== credited) return {};
  const { domain, widget } = known;
  return { ...(domain && { affiliateDomain: domain }), ...(widget && { affiliateWidget: widget }) };
}
