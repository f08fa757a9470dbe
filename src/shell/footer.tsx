import { useStore } from '@nanostores/react';
import { siteConfig } from '../config/site-config.ts';
import { $links } from '../config/status.ts';
import { $offers } from '../features/install/install-offers.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { safeUrl } from '../lib/links.ts';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { channels, social } from './social-icons.tsx';
import './footer.css';

/** Marks the operator serves as `/art/marks/<kind>.svg`; each row is one labelled image group (FT-1). */
const marks = '/art/marks/';
const responsible = ['18plus', 'responsible'];
const certificates = ['licence', 'audit', 'fairness'];
const security = ['ssl', 'privacy'];

/** Licence, responsible gaming, partners and the year (FT-1). */
export function Footer() {
  const { t } = useTexts();
  const links = useStore($links);
  const { brand } = siteConfig();
  const { ways } = useStore($offers);
  const follow = social.filter((type) => links[type] && safeUrl(links[type], location.href));
  return (
    <footer className="footer">
      <p>{t('shell.footerLicence', { brand: brand.name })}</p>
      <p>{t('shell.footerAge')}</p>
      <Marks title={t('shell.footerResponsible')} kinds={responsible} />
      <Marks title={t('shell.footerProviders')} kinds={['provider']} wide />
      <Marks title={t('shell.footerPayments')} kinds={['payments']} wide />
      <Marks title={t('shell.footerCertificates')} kinds={certificates} />
      <Marks title={t('shell.footerSecurity')} kinds={security} />
      {follow.length > 0 && (
        <section className="footer__group">
          <h2>{t('shell.footerFollow')}</h2>
          <ul className="footer__follow">
            {follow.map((type) => (
              <li key={type}>
                <button type="button" onClick={() => platform().open(links[type]!)}>
                  <Icon shapes={channels[type].icon} />
                  {channels[type].name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {ways.length > 0 && (
        <a className="footer__app" href={linkTo('app')}>
          {t('shell.downloads')}
        </a>
      )}
      <p>
        {t('shell.footerCopyright', { year: new Date(platform().now()).getFullYear(), brand: brand.name })}
      </p>
    </footer>
  );
}

function Marks({ title, kinds, wide }: { title: string; kinds: string[]; wide?: boolean }) {
  return (
    <section className="footer__group">
      <h2>{title}</h2>
      <div className="footer__marks" role="img" aria-label={title}>
        {kinds.map((kind) => (
          <Picture key={kind} src={`${marks}${kind}.svg`} alt="" width={wide ? 320 : 120} height={48} />
        ))}
      </div>
    </section>
  );
}
