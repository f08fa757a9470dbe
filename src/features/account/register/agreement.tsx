import { siteConfig } from '../../../config/site-config.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RiskNotice } from '../risk-notice.tsx';
import './agreement.css';

interface Props {
  agreed: boolean;
  onAgree(agreed: boolean): void;
  onReadTerms(): void;
}

export function Agreement({ agreed, onAgree, onReadTerms }: Props) {
  const { t } = useTexts();
  return (
    <div>
      <Checkbox
        label={t('account.agreement', { age: siteConfig().legal.age })}
        checked={agreed}
        onChange={onAgree}
      />
      <button type="button" className="agreement__terms" aria-haspopup="dialog" onClick={onReadTerms}>
        {t('account.readTerms')}
      </button>
      <RiskNotice />
      {!agreed && <p className="agreement__first">{t('account.agreeFirst')}</p>}
    </div>
  );
}
