import { siteConfig } from '../config/site-config.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { AgeNote } from '../shell/footer/age-note.tsx';
import Footer from '../shell/footer/footer.tsx';
import { LanguageSelector } from '../shell/header/language-selector.tsx';

/** The footer with age, language, and links to terms, help and safer play, which the kiosk does not have (FT-1, LN-1, MS-4). */
export default function SiteFooter() {
  const { t } = useTexts();
  const { legal } = siteConfig();
  return (
    <Footer
      start={
        <div className="footer__start">
          <AgeNote />
          <LanguageSelector />
        </div>
      }
      links={
        <nav aria-label={t('shell.helpCentre')}>
          <ul className="footer__links">
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
          </ul>
        </nav>
      }
    />
  );
}
