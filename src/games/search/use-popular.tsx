import { useMemo } from 'react';
import { platform } from '../../platform/platform.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { catalogue } from '../catalogue.ts';
import { hotGames } from '../games.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { allStudios } from '../studios/studio.ts';
import type { Found } from './search-everywhere.ts';

/** Maximum of entries per group; terminals have large screens. */
export const suggestionCount = () => (platform().ownDevice ? 6 : 15);

interface Popular {
  found: Pick<Found, 'types' | 'studios' | 'games'>;
  names: Readonly<Record<string, string>>;
}

/** Returns hot games, studios and types to suggest; undefined until both have loaded, because a late group would move the other. */
export function usePopular(scope: LobbyScope): Popular | undefined {
  const hot = useDeferredStore(hotGames(scope));
  const known = useDeferredStore(catalogue(scope));
  return useMemo(() => {
    if (hot.state === 'loading' || known.state === 'loading') return undefined;
    return {
      found: {
        // A terminal's home shows all types.
        types:
          platform().ownDevice && known.state === 'ready'
            ? known.value.categories.map(({ code }) => code)
            : [],
        games: hot.state === 'ready' ? hot.value.slice(0, suggestionCount()) : [],
        studios: known.state === 'ready' ? allStudios(known.value).slice(0, suggestionCount()) : [],
      },
      names: known.state === 'ready' ? known.value.names : {},
    };
  }, [hot, known]);
}
