import { useStore } from '@nanostores/react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Strip } from '../../ui/strip.tsx';
import { GameRowSkeleton } from '../game-row.tsx';
import { GameTile } from '../game-tile.tsx';
import { vendorGames } from '../games.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { studioAddress } from '../studios/studio.ts';

interface Props {
  scope: LobbyScope;
  game: Game;
  studio: string;
  onAsk(game: Game): void;
  /** Called before the link to the studio's page is followed. */
  onLeave(): void;
}

const TILES = 12;

/** More games of the same studio and type; a tap shows the details of one. */
export function MoreOfStudio({ scope, game, studio, onAsk, onLeave }: Props) {
  const { t } = useTexts();
  const { gameType, vassalage, nodeId } = game;
  const $games = vendorGames(scope, gameType, vassalage);
  const games = useStore($games);
  const others =
    games.state === 'ready' ? games.value.filter((one) => one.nodeId !== nodeId).slice(0, TILES) : [];
  return (
    <section className="game-sheet__more" aria-label={t('info.moreOfStudio')}>
      {(games.state !== 'ready' || others.length > 0) && (
        <h3 className="game-sheet__title">{t('info.moreOfStudio')}</h3>
      )}
      <AsyncView remote={games} retry={$games.reload} skeleton={<GameRowSkeleton />}>
        {() =>
          others.length > 0 && (
            <Strip label={t('info.moreOfStudio')} chosen="" className="game-row">
              {others.map((one) => (
                <GameTile key={one.nodeId} game={one} vendorName="" onPlay={onAsk} />
              ))}
            </Strip>
          )
        }
      </AsyncView>
      <a className="button game-sheet__all" href={studioAddress(vassalage)} onClick={onLeave}>
        {t('info.studioPage', { studio: bidiIsolate(studio) })}
      </a>
    </section>
  );
}
