import { TEAM_NAME_LENGTH } from '../../gateway/endpoints/shared/record-fields.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { SubmitSearchField } from '../../ui/submit-search-field.tsx';
import { teamAddress } from './team-address.ts';

/** Searches the whole team; the results have their own address (WL-9). */
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
