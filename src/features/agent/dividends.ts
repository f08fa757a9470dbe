import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { type Dividend, getDividends } from '../../gateway/endpoints/agent.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { type LanguageCode, languages } from '../../i18n/languages.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

/** Whitelabel flag of the dividend feature (AG-3). */
export const DIVIDEND_FLAG = 'AGEDIVIDEND3';

const PAGE_SIZE = 10;
const FRESH_FOR = 10_000;

export type DividendPage = Reply<typeof getDividends>;

export const dividendStates: Readonly<Record<Dividend['state'], TextKey>> = {
  running: 'agent.stateRunning',
  pending: 'agent.statePending',
  paid: 'agent.statePaid',
  none: 'agent.stateNone',
};

/** Returns a page of dividends, newest period first; pages count from 1 (WL-12). */
export function dividends(pageNo: number): Resource<DividendPage> {
  return resource(
    `${PERSONAL_PREFIX}agent/dividends/${pageNo}`,
    (signal) => call(getDividends, { query: { pageNo, pageSize: PAGE_SIZE } }, { signal }),
    { freshFor: FRESH_FOR },
  );
}

/** Formats the first and last day of a period; returns other text unchanged. */
export function periodText(startDate: string, endDate: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(languages[language].locales, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
  if (Number.isNaN(start) || Number.isNaN(end)) return `${startDate} – ${endDate}`;
  return format.formatRange(start, end);
}
