import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { FavouritesList } from '../lobby/favourites-list.tsx';
import { ListHead } from '../lobby/list-head.tsx';
import { RecentSection } from '../lobby/recent-section.tsx';
import { useVendorNames } from '../lobby/use-vendor-names.tsx';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { $signedIn } from '../session/session.ts';
import { showToast } from '../ui/toasts.ts';
import { useLobby } from './use-lobby.tsx';
import './list-page.css';

/** Milliseconds of the word to a visitor (B8). */
const NOTICE = 2_000;

/** The favourites, 'my collection', and what was played lately (GC-8); a visitor goes to login (SE-4). */
export default function FavouritesPage() {
  const { t } = useTexts();
  const { scope, play } = useLobby();
  const names = useVendorNames(scope);
  const signedIn = useStore($signedIn);
  useEffect(() => {
    if (signedIn) return;
    showToast('errors.notLoggedIn', { ms: NOTICE });
    platform().navigate(linkTo('login', { from: linkTo('favouriteGames') }), { replace: true });
  }, [signedIn]);
  return (
    <div className="list-page">
      <ListHead title={t('lobby.myCollection')} />
      {signedIn && (
        <>
          <RecentSection scope={scope} names={names} onPlay={play} />
          <FavouritesList scope={scope} names={names} onPlay={play} />
        </>
      )}
    </div>
  );
}
