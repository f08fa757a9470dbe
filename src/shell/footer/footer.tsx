import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { SiteConfig } from '../../config/read-site-config.ts';
import { siteConfig } from '../../config/site-config.ts';
import { $links } from '../../config/status.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { safeUrl } from '../../lib/links.ts';
import { withoutBreaks } from '../../lib/without-breaks.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.tsx';
import { FooterMarks } from './footer-marks.tsx';
import { channels, type Social, social } from './social-icons.tsx';
import './footer.css';

/** Names the licence that the operator has, with a link to the regulator's entry. */
function Licence({ regulator = '', number = '', link }: NonNullable<SiteConfig['legal']['licence']>) {
  const { t } = useTexts();
  const text = t('shell.footerLicence', { regulator, number: withoutBreaks(number) });
  if (!link) return <p>{text}</p>;
  return (
    <a className="text-link" href={link} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="visually-hidden">{t('common.opensOutside')}</span>
    </a>
  );
}

/** Draws the icon after hydration: the page from the server has the room for it. */
function ChannelIcon({ type }: { type: Social }) {
  return <Icon shapes={useHydrated() ? channels[type].icon : []} />;
}

interface Props {
  /** Above the footer's own content. */
  start?: ReactNode;
  /** Links to details, among them the one to safer play. */
  links?: ReactNode;
  /** Above the copyright. */
  end?: ReactNode;
}

/** Licence, responsible gaming, partners and year (FT-1). */
export default function Footer({ start, links: further, end }: Props) {
  const { t } = useTexts();
  const links = useStore($links);
  const { brand, legal } = siteConfig();
  const follow = social.filter((type) => links[type] && safeUrl(links[type], location.href));
  return (
    <footer className="footer">
      {start}
      <p>{t('shell.footerOffer', { brand: brand.name })}</p>
      {legal.licence && <Licence {...legal.licence} />}
      <p>{t('shell.footerAge', { age: legal.age })}</p>
      {further ?? (
        <a className="text-link" href={linkTo('protection')}>
          {t('shell.playSafely')}
        </a>
      )}
      <FooterMarks />
      {follow.length > 0 && (
        <section className="footer__group">
          <h2>{t('shell.footerFollow')}</h2>
          <ul className="footer__follow">
            {follow.map((type) => (
              <li key={type}>
                <button type="button" className="button" onClick={() => platform().open(links[type]!)}>
                  <ChannelIcon type={type} />
                  {channels[type].name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {end}
      <p>
        {t('shell.footerCopyright', { year: new Date(platform().now()).getFullYear(), brand: brand.name })}
      </p>
    </footer>
  );
}
