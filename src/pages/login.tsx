import { destinationAfterLogin } from '../account/destination.ts';
import { VisitorsOnly } from '../account/gates.tsx';
import { LoginForm } from '../account/login-form.tsx';
import { siteConfig } from '../config/site-config.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Sheet } from './sheet.tsx';
import { useSearch } from './use-search.tsx';

/** `/m/login` (A2). */
export default function LoginPage() {
  const { t } = useTexts();
  const to = destinationAfterLogin(useSearch().get('from'));
  return (
    <VisitorsOnly to={to}>
      <Sheet
        level={2}
        title={t('account.welcomeBack')}
        text={t('account.loginText', { brand: siteConfig().brand.name })}
      >
        <LoginForm />
        <p className="sheet__aside">
          {t('account.noAccount')}
          <a className="sheet__link" href={linkTo('register')}>
            {t('common.register')}
          </a>
        </p>
      </Sheet>
    </VisitorsOnly>
  );
}
