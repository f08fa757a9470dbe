import { useStore } from '@nanostores/react';
import { siteConfig } from '../config/site-config.ts';
import { AppMark } from '../features/install/app-mark.tsx';
import { HomeScreenGuide } from '../features/install/home-screen-guide.tsx';
import { $offers } from '../features/install/install-offers.ts';
import { InstallOptions } from '../features/install/install-options.tsx';
import { PhoneCode } from '../features/install/phone-code.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { Sheet } from './sheet.tsx';
import './app.css';

/** `/m/app`: how this device can install the site (WL-13). */
export default function AppPage() {
  const { t } = useTexts();
  const { options: ways } = useStore($offers);
  const { inApp, installed, system } = platform().device;
  const { brand, features } = siteConfig();
  const running = inApp || (installed && !ways.length);
  return (
    <Sheet title={t('install.title', { brand: brand.name })} text={t('install.text')} level={2}>
      <p className="app-page__mark">
        <AppMark size={96} />
      </p>
      {running ? <p className="app-page__running">{t('install.running')}</p> : <InstallOptions />}
      {system === 'other' && features.appWindow && !running && <PhoneCode />}
      {ways.includes('guide') && (
        <section className="sheet__panel">
          <h3 className="app-page__heading">{t('install.homeScreen')}</h3>
          <HomeScreenGuide />
        </section>
      )}
    </Sheet>
  );
}
