import { dateFormat } from '../../i18n/languages.ts';
import type { Texts } from '../../i18n/texts.ts';
import { timeText } from '../../i18n/time-text.ts';

export function dayText(time: number, { language }: Pick<Texts, 'language'>): string {
  return dateFormat(language, { dateStyle: 'medium' })(time);
}

/** Formats the last sign-in; 0 means never. */
export function lastSignInText(time: number, { language, t }: Pick<Texts, 'language' | 't'>): string {
  if (!time) return t('team.never');
  return timeText(time, language);
}
