import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';

interface Props {
  /** Address of the login, by default without a page to return to. */
  login?: string;
}

/** Login and registration links. */
export function LoginLinks({ login = linkTo('login') }: Props) {
  const { t } = useTexts();
  return (
    <>
      <a className="button button--outline" href={login}>
        {t('common.logIn')}
      </a>
      <a className="button button--primary" href={linkTo('register')}>
        {t('common.register')}
      </a>
    </>
  );
}
