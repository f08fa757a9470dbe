import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { NAME_LENGTH } from '../../games/lists/game-filters.ts';
import { loadFuzzySearch } from '../../games/lists/search-list.ts';
import type { SearchText } from '../../games/lists/search-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { SearchField } from '../../ui/search-field.tsx';

interface Props {
  search: SearchText;
  /** Takes the focus as it opens. */
  focus: boolean;
}

/** Where a game's name is typed (GC-7). What forgives slips is fetched along with it. */
export function SearchBox({ search, focus }: Props) {
  const { t } = useTexts();
  const text = useStore(search.$text);
  useEffect(() => {
    loadFuzzySearch().catch(() => {});
  }, []);
  return (
    <SearchField
      label={t('centre.searchGames')}
      placeholder={t('centre.searchHint')}
      clearLabel={t('centre.clearSearch')}
      value={text}
      maxLength={NAME_LENGTH}
      focus={focus}
      onType={search.type}
      onSubmit={search.submit}
      onClear={search.clear}
    />
  );
}
