import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { GameRow, GameRowSkeleton } from '../../games/game-row.tsx';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { SectionHead } from '../../games/section-head.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { ownGames } from './own-games.ts';
import './favourites-section.css';

interface Props {
  scope: LobbyScope;
  names: Readonly<Record<string, string>>;
}

const titles = {
  played: 'lobby.continuePlaying',
  favourites: 'lobby.categoryFAV',
  suggested: 'lobby.pickFavourites',
} as const;

/**
 * A row of the member's recently played games and favourites (HM-2). Its height does not depend on their
 * number. Members without any see hot games, whose star adds one.
 */
export function FavouritesSection({ scope, names }: Props) {
  const { t } = useTexts();
  const { $own, reload } = useMemo(() => ownGames(scope), [scope]);
  const own = useStore($own);
  const kind = own.state === 'ready' ? own.value.kind : 'favourites';
  const title = t(titles[kind]);
  return (
    <div className="favourites-section">
      <SectionHead title={title} address={linkTo(kind === 'suggested' ? 'hotGames' : 'favouriteGames')} />
      <div className="favourites-section__games">
        <AsyncView
          remote={own}
          retry={reload}
          skeleton={<GameRowSkeleton />}
          empty="lobby.noFavourites"
          isEmpty={({ games }) => !games.length}
        >
          {({ games }) => <GameRow label={title} games={games} names={names} />}
        </AsyncView>
      </div>
    </div>
  );
}
