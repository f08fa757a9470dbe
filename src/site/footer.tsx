import { siteConfig } from '../config/site-config.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import Footer from '../shell/footer/footer.tsx';

/** The footer with links to terms, help and safer play, which the kiosk does not have (FT-1, MS-4). */
export default function SiteFooter() {
  const { t } = useTexts();
  const { legal } = siteConfig();
  return (
    <Footer
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
