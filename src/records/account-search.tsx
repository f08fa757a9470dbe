import { useState } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { SearchField } from '../ui/search-field.tsx';
import './account-search.css';

interface Props {
  /** Part of an account's name that is looked for; empty for all. */
  account: string;
  onAccount(account: string): void;
}

/** Characters the gateway takes at most. */
const LENGTH = 64;

/** Narrows a record of a team to accounts of a name. */
export function AccountSearch({ account, onAccount }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState(account);
  return (
    <div className="account-search">
      <SearchField
        label={t('records.searchAccount')}
        placeholder={t('records.searchAccount')}
        clearLabel={t('records.clearSearch')}
        value={text}
        maxLength={LENGTH}
        onType={setText}
        onSubmit={() => onAccount(text.trim())}
        onClear={() => {
          setText('');
          onAccount('');
        }}
      />
    </div>
  );
}
