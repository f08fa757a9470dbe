import { languages } from '../../i18n/languages.ts';
import type { Texts } from '../../i18n/texts.ts';
import { timeText } from '../../i18n/time-text.ts';

export function dayText(time: number, { language }: Pick<Texts, 'language'>): string {
  return new Intl.DateTimeFormat(languages[language].locales, { dateStyle: 'medium' }).format(time);
}

/** Formats the last sign-in; 0 means never. */
export function lastSignInText(time: number, { language, t }: Pick<Texts, 'language' | 't'>): string {
  if (!time) return t('team.never');
  return timeText(time, language);
}
