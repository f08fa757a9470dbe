import { dayOf } from './days.ts';
import type { Gateway } from './gateway-state.ts';
import type { Partners } from './partners.ts';
import type { Store } from './store.ts';

/** Widgets that figures are told apart by; what names another is counted under none. */
const WIDGETS = ['winners', 'announcements', 'lobby', 'login'];

/** What is counted, as sums. */
export interface Counts {
  /** Widgets that were seen: half of one for a second. */
  seen: number;
  /** Games chosen, logins opened, links followed. */
  used: number;
  /** Accounts opened by who came from there. */
  registered: number;
}

/** Where something happened: the day, the widget, and the host name of the page; empty where it is not known. */
export interface Place {
  day: string;
  widget: string;
  host: string;
}

export const isWidget = (name: string) => WIDGETS.includes(name);

/** Adds to a partner's figures, which are all that is kept. */
export function addFigures(
  store: Store,
  partner: string,
  { day, widget, host }: Place,
  { seen = 0, used = 0, registered = 0 }: Partial<Counts>,
): void {
  store.run(
    `INSERT INTO partner_figures (day, partner, widget, host, seen, used, registered) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET
     seen = seen + excluded.seen, used = used + excluded.used, registered = registered + excluded.registered`,
    day,
    partner,
    widget,
    host,
    seen,
    used,
    registered,
  );
}

/** Host name of a page's origin; empty for a page without one. */
export function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : '';
}

interface Application {
  affiliateCode?: string | undefined;
  affiliateDomain?: string | undefined;
  affiliateWidget?: string | undefined;
}

/**
 * An account was opened by a partner's code. Anybody may write into a link what page and widget it comes from: only
 * pages of the partner's own are believed.
 */
export function noteRegistration({ store, partners, clock }: Gateway, application: Application): void {
  const { affiliateCode = '', affiliateDomain = '', affiliateWidget = '' } = application;
  const partner = codeAmong(partners, affiliateCode);
  if (!partner) return;
  const hosts = (partners[partner] ?? []).map(hostOf);
  const host = affiliateDomain.toLowerCase();
  const place = {
    day: dayOf(clock()),
    widget: isWidget(affiliateWidget) ? affiliateWidget : '',
    host: hosts.includes(host) ? host : '',
  };
  addFigures(store, partner, place, { registered: 1 });
}

/** Codes are typed, too, in whatever letters. */
function codeAmong(partners: Partners, code: string): string | undefined {
  return Object.keys(partners).find((one) => one.toLowerCase() === code.toLowerCase());
}

export type Figures = Counts & Place;

/** Figures of a partner, from one day to another, both included: a row for each place where there are any. */
export function figuresOf(store: Store, partner: string, from: string, to: string): Figures[] {
  return store.all<Figures>(
    `SELECT day, widget, host, seen, used, registered FROM partner_figures
     WHERE partner = ? AND day BETWEEN ? AND ? ORDER BY day, widget, host`,
    partner,
    from,
    to,
  );
}
