import { languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { formatDate } from '../lib/dates.ts';
import { useZone } from './use-hydrated.tsx';

/** A date as a `time` element in the current language; other text is shown unchanged. */
export function Day({ at }: { at: string }) {
  const { language } = useTexts();
  const text = formatDate(at, languages[language].locales, useZone());
  if (text === at) return <bdi className="day">{at}</bdi>;
  return (
    <time className="day" dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
}
