import { useEffect } from 'react';
import { languages } from '../../src/i18n/languages.ts';
import type { Texts } from '../../src/i18n/texts.ts';
import { Logo } from '../../src/shell/header/logo.tsx';
import { approved } from '../../src/ui/state-pictures.ts';
import { StateArt } from '../../src/ui/state-view.tsx';
import { hideFarewell } from './finish-visit.ts';
import '../layout/notice-screen.css';

/** Milliseconds that it is shown. */
const SHOWN = 3_000;

/**
 * Confirms the logout, without name or balance, because the next visitor sees it too. A touch or key ends it at once.
 */
export function Farewell({ texts: { t, language, direction } }: { texts: Texts }) {
  useEffect(() => {
    const timer = setTimeout(hideFarewell, SHOWN);
    return () => {
      clearTimeout(timer);
      hideFarewell();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key starts the next visit
    <main
      className="notice-screen"
      lang={languages[language].locales[0]}
      dir={direction}
      onClick={hideFarewell}
    >
      <Logo />
      <StateArt picture={approved} />
      <h1>{t('kiosk.farewell')}</h1>
      <p role="status">{t('kiosk.farewellText')}</p>
    </main>
  );
}
