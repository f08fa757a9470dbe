import type { MouseEvent, ReactNode } from 'react';
import type { Game } from '../gateway/endpoints/game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Picture } from '../ui/picture.tsx';
import { nameOf, secondLine } from './game-name.ts';
import './game-tile.css';

interface Props {
  game: Game;
  vendorName: string;
  onPlay: ((game: Game) => void) | undefined;
  star?: ReactNode;
  /** Renders the texts, so that a search can mark its matches. */
  mark?: ((text: string) => ReactNode) | undefined;
  eager?: boolean;
  /** Position in the list, counted from 1; -1 for an unknown length. */
  place?: number;
  count?: number;
}

const ART = 240;

/** Shows a name that does not fit as a tooltip. Pages need not bring each name a second time for it. */
function showWhole({ currentTarget }: MouseEvent<HTMLElement>): void {
  const name = currentTarget.querySelector<HTMLElement>('.game-tile__name');
  if (name) name.title = name.textContent;
}

/** A tile that starts a game on tap (HM-8). The star is a separate button above it. All tiles have the same size. */
export function GameTile({ game, vendorName, onPlay, star, mark = String, eager, place, count }: Props) {
  const { t } = useTexts();
  const name = nameOf(game);
  const tile = (
    <>
      <button
        type="button"
        className="game-tile__play"
        onClick={() => onPlay?.(game)}
        onMouseEnter={showWhole}
      >
        <span className="game-tile__art">
          <Picture src={game.iconUrl.trim()} alt="" width={ART} height={ART} eager={eager ?? false} />
          {game.isHot && <span className="game-tile__hot">{t('lobby.hot')}</span>}
        </span>
        <span className="game-tile__texts">
          <span className="game-tile__name" dir="auto">
            {mark(name)}
          </span>
          <span className="game-tile__more" dir="auto">
            {mark(secondLine(game, vendorName))}
          </span>
        </span>
      </button>
      {star}
    </>
  );
  if (place === undefined) return <article className="game-tile">{tile}</article>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows separate the list from its items
    <div className="game-tile" role="listitem" aria-posinset={place} aria-setsize={count}>
      {tile}
    </div>
  );
}
