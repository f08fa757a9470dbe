import { useStore } from '@nanostores/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Icon } from '../ui/icon.tsx';
import { NAME_LENGTH } from './game-filters.ts';
import { loadCloseNames } from './search-list.ts';
import type { SearchText } from './search-text.ts';
import './search-box.css';

interface Props {
  search: SearchText;
  /** Takes the focus as it opens. */
  focus: boolean;
}

/** Where a game's name is typed (GC-7). What forgives slips is fetched along with it. */
export function SearchBox({ search, focus }: Props) {
  const { t } = useTexts();
  const text = useStore(search.$text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
    loadCloseNames().catch(() => {});
  }, [focus]);
  const clear = () => {
    search.clear();
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form
      role="search"
      className="search-box"
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
        input.current?.blur();
      }}
    >
      <Icon shapes={Search} />
      <input
        ref={input}
        type="search"
        className="search-box__input"
        dir="auto"
        aria-label={t('centre.searchGames')}
        placeholder={t('centre.searchHint')}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onInput={(event) => search.type(event.currentTarget.value)}
      />
      {text && (
        <button
          type="button"
          className="search-box__clear"
          aria-label={t('centre.clearSearch')}
          onClick={clear}
        >
          <Icon shapes={X} />
        </button>
      )}
    </form>
  );
}
