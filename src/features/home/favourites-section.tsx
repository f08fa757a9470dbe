import { useStore } from '@nanostores/react';
import { GameLine, LineSkeleton } from '../../games/game-line.tsx';
import { favouriteGames } from '../../games/lists/own-lists.ts';
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
  const list = favouriteGames(scope);
  const title = t('lobby.categoryFAV');
  return (
    <div className="favourites-section">
      <SectionHead title={title} address={linkTo('favouriteGames')} />
      <div className="favourites-section__games">
        <AsyncView
          remote={useStore(list)}
          retry={list.reload}
          skeleton={<LineSkeleton />}
          empty="lobby.noFavourites"
          isEmpty={({ items }) => !items.length}
        >
          {({ items }) => <GameLine label={title} games={items} names={names} onPlay={onPlay} />}
        </AsyncView>
      </div>
    </div>
  );
}
