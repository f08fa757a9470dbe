import { useStore } from '@nanostores/react';
import { siteConfig } from '../config/site-config.ts';
import { $offers } from '../features/install/install-offers.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { type FooterLink, isFooterLink } from '../lib/footer-link.ts';
import { linkTo } from '../routes/routes.ts';
import { AgeNote } from '../shell/footer/age-note.tsx';
import Footer from '../shell/footer/footer.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { AfterHydration } from '../ui/use-hydrated.tsx';

const LanguageSelector = lazyComponent(async () => ({
  default: (await import('../shell/header/language-selector.tsx')).LanguageSelector,
}));

/** A link of the operator's, in the language of the page if it has one; other sites open in a new tab. */
function OwnLink({ label, link }: FooterLink) {
  const { t, language } = useTexts();
  const codes = [language, siteConfig().defaultLanguage, ...(Object.keys(label) as LanguageCode[])];
  const code = codes.find((each) => label[each])!;
  const outside = link.startsWith('https:');
  return (
    <a href={link} target={outside ? '_blank' : undefined} rel={outside ? 'noopener noreferrer' : undefined}>
      <bdi lang={code.toLowerCase()}>{label[code]}</bdi>
      {outside && <span className="visually-hidden">{t('common.opensOutside')}</span>}
    </a>
  );
}

/** Leads to the app, unless the button next to the news offers it already. */
function AppLink() {
  const { t } = useTexts();
  const { options, icon } = useStore($offers);
  if (!options.length || icon) return null;
  return (
    <a className="text-link" href={linkTo('app')}>
      {t('shell.downloads')}
    </a>
  );
}

/** The footer with age, language, the app, and links to terms, help and safer play, which the kiosk does not have (FT-1, LN-1, MS-4). */
export default function SiteFooter() {
  const { t } = useTexts();
  const { legal, footerLinks } = siteConfig();
  const ownLinks = footerLinks.filter(isFooterLink);
  return (
    <Footer
      start={
        <div className="footer__start">
          <AgeNote />
          <OptionalPart name="language" fallback={<span className="footer__language" />}>
            <LanguageSelector />
          </OptionalPart>
        </div>
      }
      links={
        <nav aria-label={t('shell.helpCentre')}>
          <ul className="footer__links">
            <li>
              <a href={linkTo('protection')}>{t('shell.playSafely')}</a>
            </li>
            <li>
              <a href={legal.terms || linkTo('help', { topic: 'terms' })}>{t('shell.footerTerms')}</a>
            </li>
            <li>
              <a href={legal.saferPlay || linkTo('help', { topic: 'saferPlay' })}>
                {t('shell.footerResponsible')}
              </a>
            </li>
            <li>
              <a href={linkTo('help')}>{t('shell.helpCentre')}</a>
            </li>
            {ownLinks.map((each) => (
              <li key={each.link}>
                <OwnLink {...each} />
              </li>
            ))}
          </ul>
        </nav>
      }
      end={
        <AfterHydration>
          <AppLink />
        </AfterHydration>
      }
    />
  );
}
