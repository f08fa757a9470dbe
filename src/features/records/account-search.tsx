import { TEAM_NAME_LENGTH } from '../../gateway/endpoints/shared/record-fields.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { SubmitSearchField } from '../../ui/submit-search-field.tsx';
import './account-search.css';

interface Props {
  /** Part of an account's name; empty for all. */
  account: string;
  onAccount(account: string): void;
}

export function AccountSearch({ account, onAccount }: Props) {
  const { t } = useTexts();
  return (
    <div className="account-search">
      <SubmitSearchField
        label={t('records.searchAccount')}
        placeholder={t('records.searchAccount')}
        clearLabel={t('records.clearSearch')}
        maxLength={TEAM_NAME_LENGTH}
        value={account}
        onSearch={onAccount}
      />
    </div>
  );
}
