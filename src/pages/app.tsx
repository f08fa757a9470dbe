import { useStore } from '@nanostores/react';
import { siteConfig } from '../config/site-config.ts';
import { AppPhone } from '../features/install/app-phone.tsx';
import { HomeScreenGuide } from '../features/install/home-screen-guide.tsx';
import { installHelp } from '../features/install/install-help.ts';
import { $offers } from '../features/install/install-offers.ts';
import { InstallOptions } from '../features/install/install-options.tsx';
import { PhoneCode } from '../features/install/phone-code.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { lobbyScope } from '../shell/game/lobby-scope.ts';
import { useMedia } from '../ui/use-media.tsx';
import { Sheet } from './sheet.tsx';
import './app.css';

/** `/m/app`: how this device can install the site (WL-13). */
export default function AppPage() {
  const { t, language } = useTexts();
  const { options } = useStore($offers);
  const { inApp, installed, system } = platform().device;
  const { brand, features: settings } = siteConfig();
  const wide = useMedia('(min-width: 768px)');
  const running = inApp || (installed && !options.length);
  const help = installHelp({ system, options, running, wide, settings });
  return (
    <Sheet width="page">
      <div className="app-page">
        <div className="app-page__head">
          <h2 className="sheet__title">{t('install.title', { brand: brand.name })}</h2>
          <p className="sheet__text">{t('install.text')}</p>
        </div>
        <AppPhone scope={lobbyScope(language)} />
        <div className="app-page__options">
          {running ? <p>{t('install.running')}</p> : <InstallOptions />}
          {help === 'code' && <PhoneCode />}
          {help === 'guide' && (
            <section className="sheet__panel">
              <h3 className="app-page__heading">{t('install.homeScreen')}</h3>
              <HomeScreenGuide />
            </section>
          )}
        </div>
      </div>
    </Sheet>
  );
}
