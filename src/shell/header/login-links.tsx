import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';

/** Login and registration links. */
export function LoginLinks() {
  const { t } = useTexts();
  return (
    <>
      <a className="button button--outline" href={linkTo('login')}>
        {t('common.logIn')}
      </a>
      <a className="button button--primary" href={linkTo('register')}>
        {t('common.register')}
      </a>
    </>
  );
}
