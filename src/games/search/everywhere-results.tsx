import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView, BlockState } from '../../ui/async-view.tsx';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { categoryName } from '../category-texts.ts';
import { nearRanges } from '../lists/fuzzy-search.ts';
import { SEARCH_BOX_WAIT } from '../lists/search-text.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { useVendorNames } from '../studios/use-vendor-names.tsx';
import { searchEverywhere } from './search-everywhere.ts';
import { SearchResults } from './search-results.tsx';
import { usePopular } from './use-popular.tsx';

interface Props {
  scope: LobbyScope;
  /** The trimmed text of the field. */
  text: string;
  /** Shown without a result. */
  nothing?: TextKey;
  onChoose?(): void;
}

/** Results of a search in the whole catalogue: loaded entries at once, the gateway's when typing pauses (GC-7). */
export default function SearchEverywhere({
  scope,
  text,
  nothing = 'centre.nothingAnywhere',
  onChoose,
}: Props) {
  const { t } = useTexts();
  const names = useVendorNames(scope);
  const [asked, ask] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => ask(text), SEARCH_BOX_WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  // The field shows each key at once; the results render when the browser is idle.
  const typed = useDeferredValue(text);
  const search = useMemo(
    () => searchEverywhere(scope, typed, asked === typed, (code) => categoryName(code, t)),
    [scope, typed, asked, t],
  );
  const found = useDeferredStore(search.$found);
  const asking = useStore(search.$asking) || asked !== typed;
  const count =
    found.state === 'ready'
      ? found.value.games.length + found.value.studios.length + found.value.types.length
      : 0;
  const waiting = !count && asking;
  const hasNothing = !waiting && found.state === 'ready' && !count;
  return (
    <>
      <div className="found-everywhere" role="status">
        {hasNothing ? (
          <Nothing reason={nothing} name={typed} />
        ) : waiting || found.state !== 'ready' ? (
          t('centre.looking')
        ) : found.value.close ? (
          t('centre.closeAnywhere')
        ) : (
          t('centre.foundAnywhere', { count })
        )}
      </div>
      {hasNothing && <PopularEntries scope={scope} {...(onChoose && { onChoose })} />}
      <AsyncView
        remote={waiting && found.state === 'ready' ? { state: 'loading' } : found}
        retry={search.reload}
        skeleton={<RowsSkeleton />}
      >
        {(value) => (
          <SearchResults
            scope={scope}
            found={value}
            names={names}
            text={typed}
            near={value.close ? nearRanges : undefined}
            {...(onChoose && { onChoose })}
          />
        )}
      </AsyncView>
    </>
  );
}

/** Shows the state's picture, unless the list above shows one already. */
function Nothing({ reason, name }: { reason: TextKey; name: string }) {
  const { t } = useTexts();
  return reason === 'centre.nothingAnywhere' ? <BlockState empty={reason} values={{ name }} /> : t(reason);
}

/** Popular games and studios, to continue with after a search without results. */
function PopularEntries({ scope, onChoose }: Pick<Props, 'scope' | 'onChoose'>) {
  const popular = usePopular(scope);
  if (!popular) return <RowsSkeleton />;
  const { found, names } = popular;
  return (
    <SearchResults
      scope={scope}
      found={found}
      names={names}
      gamesTitle="lobby.hotGames"
      {...(onChoose && { onChoose })}
    />
  );
}
