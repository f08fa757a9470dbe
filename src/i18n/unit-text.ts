import { type LanguageCode, languages } from './languages.ts';

type Unit = 'day' | 'hour' | 'minute';

/** `Intl` has no Tahitian, and would write French words. */
const tahitian: Readonly<Record<Unit, string>> = { day: 'mahana', hour: 'hora', minute: 'miniti' };

/** Writes a number of days, hours or minutes with its unit. */
export function unitText(value: number, unit: Unit, language: LanguageCode): string {
  const { locales } = languages[language];
  if (language === 'TY') return `${new Intl.NumberFormat(locales).format(value)} ${tahitian[unit]}`;
  return new Intl.NumberFormat(locales, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
