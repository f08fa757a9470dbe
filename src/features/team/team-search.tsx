import { TEAM_NAME_LENGTH } from '../../gateway/endpoints/shared/record-fields.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { SubmitSearchField } from '../../ui/submit-search-field.tsx';
import { teamAddress } from './team-address.ts';

/** Looks for a name in the whole team; what is found has an address of its own (WL-9). */
export function TeamSearch({ name }: { name: string }) {
  const { t } = useTexts();
  const look = (next: string) => {
    if (next !== name) platform().navigate(teamAddress({ name: next }));
  };
  return (
    <SubmitSearchField
      label={t('team.search')}
      placeholder={t('team.searchHint')}
      clearLabel={t('team.clearSearch')}
      maxLength={TEAM_NAME_LENGTH}
      value={name}
      onSearch={look}
    />
  );
}
