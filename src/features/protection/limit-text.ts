import { siteConfig } from '../../config/site-config.ts';
import type { LimitKind, LimitPeriod } from '../../gateway/protection/rules.ts';
import type { TextKey } from '../../i18n/keys.ts';
import type { Texts } from '../../i18n/texts.ts';
import { unitText } from '../../i18n/unit-text.ts';

export const kindTexts: Readonly<Record<LimitKind, TextKey>> = {
  deposit: 'protection.kindDeposit',
  loss: 'protection.kindLoss',
  stake: 'protection.kindStake',
  time: 'protection.kindTime',
};

export const kindNotes: Readonly<Record<LimitKind, TextKey>> = {
  deposit: 'protection.noteDeposit',
  loss: 'protection.noteLoss',
  stake: 'protection.noteStake',
  time: 'protection.noteTime',
};

const hoursOf: Readonly<Record<LimitPeriod, readonly [number, 'hour' | 'day']>> = {
  day: [24, 'hour'],
  week: [7, 'day'],
  month: [31, 'day'],
};

export function periodText(period: LimitPeriod, { language }: Texts): string {
  return unitText(...hoursOf[period], language);
}

/** Names a limit by kind and period. */
export function limitName(kind: LimitKind, period: LimitPeriod, texts: Texts): string {
  const { t } = texts;
  return t('protection.limitOf', { kind: t(kindTexts[kind]), period: periodText(period, texts) });
}

/** Writes a value of a limit, in the site's currency or in minutes. */
export function valueText(kind: LimitKind, value: number | null, { t, money, language }: Texts): string {
  if (value === null) return t('protection.noLimit');
  return kind === 'time' ? unitText(value, 'minute', language) : money(value, siteConfig().currency);
}
