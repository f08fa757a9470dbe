import { dayOf } from './days.ts';
import type { Gateway } from './gateway-state.ts';
import type { Partners } from './partners.ts';
import type { Store } from './store.ts';

/** Known widgets; others are counted without a name. */
const WIDGETS = ['winners', 'announcements', 'lobby', 'login'];

/** Sums of events. */
export interface Counts {
  /** Widgets of which half was visible for a second. */
  seen: number;
  /** Chosen games, opened logins, followed links. */
  used: number;
  /** Accounts opened by visitors of the partner. */
  registered: number;
}

/** The day, the widget, and the host of the page; empty if unknown. */
export interface Place {
  day: string;
  widget: string;
  host: string;
}

export const isWidget = (name: string) => WIDGETS.includes(name);

/** Adds to a partner's sums, the only stored data. */
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

/** Returns the host of an origin; empty for a page without one. */
export function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : '';
}

interface Application {
  affiliateCode?: string | undefined;
  affiliateDomain?: string | undefined;
  affiliateWidget?: string | undefined;
}

/**
 * Counts an account that a partner's code opened. Anyone can forge a link, so only hosts of the partner's
 * pages are accepted.
 */
export function recordRegistration({ store, partners, clock }: Gateway, application: Application): void {
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

/** Players type codes in any case. */
function codeAmong(partners: Partners, code: string): string | undefined {
  return Object.keys(partners).find((one) => one.toLowerCase() === code.toLowerCase());
}

export type Figures = Counts & Place;

/** Returns a partner's sums between two days, inclusive, one row per place. */
export function figuresOf(store: Store, partner: string, from: string, to: string): Figures[] {
  return store.all<Figures>(
    `SELECT day, widget, host, seen, used, registered FROM partner_figures
     WHERE partner = ? AND day BETWEEN ? AND ? ORDER BY day, widget, host`,
    partner,
    from,
    to,
  );
}
