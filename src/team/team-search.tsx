import { useState } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { SearchField } from '../ui/search-field.tsx';
import { TEAM_NAME_LENGTH } from './team.ts';
import { teamAddress } from './team-address.ts';

/** Looks for a name in the whole team; what is found has an address of its own (WL-9). */
export function TeamSearch({ name }: { name: string }) {
  const { t } = useTexts();
  const [text, setText] = useState(name);
  const look = (next: string) => {
    if (next !== name) platform().navigate(teamAddress({ name: next }));
  };
  return (
    <SearchField
      label={t('team.search')}
      placeholder={t('team.searchHint')}
      clearLabel={t('team.clearSearch')}
      value={text}
      maxLength={TEAM_NAME_LENGTH}
      onType={setText}
      onSubmit={() => look(text.trim())}
      onClear={() => {
        setText('');
        look('');
      }}
    />
  );
}
