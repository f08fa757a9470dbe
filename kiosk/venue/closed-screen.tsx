import { dateFormat, type LanguageCode } from '../../src/i18n/languages.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Logo } from '../../src/shell/header/logo.tsx';
import { moon } from '../../src/ui/state-pictures.ts';
import { StateArt } from '../../src/ui/state-view.tsx';
import '../layout/notice-screen.css';

/** Shown outside of the opening hours. `opens` is in milliseconds since 1970. */
export function ClosedScreen({ opens }: { opens: number | undefined }) {
  const { t, language } = useTexts();
  return (
    <main className="notice-screen">
      <Logo />
      <StateArt picture={moon} />
      <h1>{t('kiosk.closed')}</h1>
      {opens !== undefined && <p>{t('kiosk.opensAt', { time: openingTime(opens, language) })}</p>}
    </main>
  );
}

/** Formats weekday and time of an opening, given in milliseconds since 1970. */
function openingTime(opens: number, language: LanguageCode): string {
  const format = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return dateFormat(language, format)(opens);
}
