import type { TextKey } from '../../i18n/keys.ts';
import { ownEntry } from '../../lib/own-entry.ts';

type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const playTypes: Readonly<Record<string, TextKey>> = {
  Tradition: 'lottery.tradition',
  Entertainment: 'lottery.entertainment',
};

const tiers: Readonly<Record<string, TextKey>> = {
  special: 'lottery.tierSpecial',
  first: 'lottery.tierFirst',
  second: 'lottery.tierSecond',
  third: 'lottery.tierThird',
  fourth: 'lottery.tierFourth',
  fifth: 'lottery.tierFifth',
  sixth: 'lottery.tierSixth',
  seventh: 'lottery.tierSeventh',
  eighth: 'lottery.tierEighth',
};

/** Unknown codes show unchanged. */
const named = (known: Readonly<Record<string, TextKey>>) => (code: string, t: Translate) => {
  const key = ownEntry(known, code);
  return key ? t(key) : code;
};

export const playTypeName = named(playTypes);
export const tierName = named(tiers);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the frequency of a lottery for the seconds between its draws. */
export function periodText(period: number, t: Translate): string {
  if (period >= 7 * DAY) return t('lottery.everyWeek');
  if (period >= DAY) return t('lottery.everyDay');
  if (period >= HOUR) return t('lottery.everyHours', { count: Math.round(period / HOUR) });
  return t('lottery.everyMinutes', { count: Math.max(1, Math.round(period / MINUTE)) });
}
