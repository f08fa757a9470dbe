import type { LanguageCode } from '../../i18n/languages.ts';
import { unitText } from '../../i18n/unit-text.ts';

const HOURS_OF_DAY = 24;

/** Writes hours as hours up to a day, and as days above it. */
export function durationText(hours: number, language: LanguageCode): string {
  const days = hours > HOURS_OF_DAY;
  return unitText(days ? Math.round(hours / HOURS_OF_DAY) : hours, days ? 'day' : 'hour', language);
}
