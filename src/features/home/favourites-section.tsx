import { useStore } from '@nanostores/react';
import { $dropped } from '../../games/favourites/favourites.ts';
import { GameLine, LineSkeleton } from '../../games/game-line.tsx';
import { keptGames } from '../../games/lists/game-pages.ts';
import { favouriteGames } from '../../games/lists/lists.ts';
import type { LobbyScope } from '../../games/scope.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { SectionHead } from './section-head.tsx';
import './favourites-section.css';

interface Props {
  scope: LobbyScope;
  names: Readonly<Record<string, string>>;
  onPlay(game: Game): void;
}

/** The favourites of a signed-in player on home, in one line: as tall without any as with many. */
export function FavouritesSection({ scope, names, onPlay }: Props) {
  const { t } = useTexts();
  const { $pages } = favouriteGames(scope);
  const title = t('lobby.categoryFAV');
  return (
    <div className="favourites-section">
      <SectionHead title={title} address={linkTo('favouriteGames')} />
      <div className="favourites-section__games">
        <AsyncView
          remote={keptGames(useStore($pages), useStore($dropped))}
          retry={$pages.reload}
          skeleton={<LineSkeleton />}
          empty="lobby.noFavourites"
          isEmpty={(games) => !games.length}
        >
          {(games) => <GameLine label={title} games={games} names={names} onPlay={onPlay} />}
        </AsyncView>
      </div>
    </div>
  );
}
