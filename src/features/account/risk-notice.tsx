import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import './risk-notice.css';

/** The risks of gambling, and the page with limits, breaks and help. */
export function RiskNotice() {
  const { t } = useTexts();
  return (
    <p className="risk-notice">
      {t('account.riskNotice')}
      <a className="risk-notice__help" href={linkTo('protection')}>
        {t('shell.playSafely')}
      </a>
    </p>
  );
}
