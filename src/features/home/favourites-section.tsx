import { useStore } from '@nanostores/react';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { useMemo } from 'react';
import { GameRow, GameRowSkeleton } from '../../games/game-row.tsx';
import { hotGames } from '../../games/games.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { SectionHead } from '../../games/section-head.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ownGames } from './own-games.ts';
import './favourites-section.css';

const SUGGESTIONS = 12;

interface Props {
  scope: LobbyScope;
  names: Readonly<Record<string, string>>;
}

/**
 * A row of the member's recently played games and favourites (HM-2). Its height does not depend on their
 * number. Members without any see hot games, whose star adds one.
 */
export function FavouritesSection({ scope, names }: Props) {
  const { t } = useTexts();
  const { $own, reload } = useMemo(() => ownGames(scope), [scope]);
  const own = useStore($own);
  const hot = useStore(hotGames(scope));
  // The last hot games: the section above shows the first.
  const suggested = hot.state === 'ready' ? hot.value.slice(-SUGGESTIONS).toReversed() : [];
  const title = t(own.state === 'ready' && own.value.played ? 'lobby.continuePlaying' : 'lobby.categoryFAV');
  return (
    <div className="favourites-section">
      <SectionHead title={title} address={linkTo('favouriteGames')} />
      <div className="favourites-section__games">
        <AsyncView remote={own} retry={reload} skeleton={<GameRowSkeleton />}>
          {({ games }) => <GameRow label={title} games={games.length ? games : suggested} names={names} />}
        </AsyncView>
        {own.state === 'ready' && !own.value.games.length && (
          <p className="favourites-section__hint">
            <Icon shapes={Star} />
            {t('lobby.noFavourites')}
          </p>
        )}
      </div>
    </div>
  );
}
