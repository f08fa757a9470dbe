import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { favouriteSource, loadedFavourites } from '../features/game-centre/centre-list.ts';
import { FilteredList } from '../features/game-centre/filtered-list.tsx';
import { choiceAddress, parseChoice } from '../features/game-centre/list-address.ts';
import { ListHead } from '../features/game-centre/list-head.tsx';
import { RecentSection } from '../features/home/recent-section.tsx';
import { $favourites, readAllFavouriteIds } from '../games/favourites/favourites.ts';
import { StartGameScope } from '../games/launch/start-game-scope.tsx';
import { favouriteGames } from '../games/lists/player-lists.ts';
import { useVendorNames } from '../games/studios/use-vendor-names.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { loginAddressFrom } from '../session/login-address.ts';
import { $signedIn } from '../session/session.ts';
import { showToast } from '../ui/toasts.ts';
import { belowEmpty } from './below-empty.tsx';
import { useListAddress } from './use-list-address.tsx';
import { useLobby } from './use-lobby.tsx';
import './list-page.css';

/** Favourites and recent games (GC-8); a visitor signs in first (SE-4). */
export default function FavouritesPage() {
  const { t } = useTexts();
  const { scope, play } = useLobby();
  const names = useVendorNames(scope);
  const signedIn = useStore($signedIn);
  const favourites = useStore($favourites);
  const { query, here } = useListAddress((route) => route === 'favouriteGames');
  const choice = parseChoice(query);
  const address = choiceAddress('favouriteGames', choice);
  useEffect(() => {
    if (signedIn) return void readAllFavouriteIds();
    if (!here) return;
    showToast('errors.notLoggedIn');
    platform().navigate(loginAddressFrom(address), { replace: true });
  }, [signedIn, here, address]);
  const title = t('lobby.categoryFAV');
  return (
    <StartGameScope value={play}>
      <div className="list-page">
        {signedIn ? (
          <FilteredList
            scope={scope}
            route="favouriteGames"
            title={title}
            choice={choice}
            list={favouriteGames(scope, choice)}
            filterSource={favouriteSource(scope, choice)}
            loadedGames={() => loadedFavourites(scope, choice)}
            empty="lobby.noFavourites"
            belowEmpty={belowEmpty}
            favourites={favourites}
            below={<RecentSection scope={scope} names={names} />}
          />
        ) : (
          <ListHead title={title} />
        )}
      </div>
    </StartGameScope>
  );
}
