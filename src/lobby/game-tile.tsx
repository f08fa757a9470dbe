import type { ReactNode } from 'react';
import type { Game } from '../gateway/endpoints/game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Picture } from '../ui/picture.tsx';
import './game-tile.css';

interface Props {
  game: Game;
  vendorName: string;
  onPlay(game: Game): void;
  /** The favourite star, where there is one. */
  star?: ReactNode;
  eager?: boolean;
}

/** Pixels of a game's square art. */
const ART = 240;

/** One game (HM-8): tapping it plays. The star lies over it as a button of its own. */
export function GameTile({ game, vendorName, onPlay, star, eager }: Props) {
  const { t } = useTexts();
  const name = game.displayName || game.gameName;
  return (
    <article className="game-tile">
      <button type="button" className="game-tile__play" onClick={() => onPlay(game)}>
        <span className="game-tile__art">
          <Picture src={game.iconUrl} alt="" width={ART} height={ART} eager={eager ?? false} />
          {game.isHot && <span className="game-tile__hot">{t('lobby.hot')}</span>}
        </span>
        <span className="game-tile__texts">
          <span className="game-tile__name" dir="auto">
            {name}
          </span>
          <span className="game-tile__more" dir="auto">
            {name === game.gameName ? vendorName : game.gameName}
          </span>
        </span>
      </button>
      {star}
    </article>
  );
}
