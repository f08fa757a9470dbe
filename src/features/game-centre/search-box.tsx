import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { NAME_LENGTH } from '../../games/lists/game-filters.ts';
import { loadFuzzySearch } from '../../games/lists/search-list.ts';
import type { SearchText } from '../../games/lists/search-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { SearchField } from '../../ui/search-field.tsx';

interface Props {
  search: SearchText;
  /** Whether to focus the field on mount. */
  focus: boolean;
}

/** The search field for games (GC-7). Preloads the module for fuzzy matching. */
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
