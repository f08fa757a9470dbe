import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { GameGrid, type GridProps } from '../../games/grid/game-grid.tsx';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Carousel } from '../../ui/carousel.tsx';

interface Props extends GridProps {
  label: string;
  /** The list of all games. */
  address: string;
  /** Where the carousel's controls are shown. */
  controls: RefObject<HTMLElement | null>;
}

/** Games per page: two rows of three. More games form a carousel (HM-4). */
const ROW = 3;
const PAGE = 2 * ROW;

/** Renders the controls in the head of the block. The head is outside the games, so that a pressed vendor keeps its focus. */
function Controls({ place, children }: { place: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [head, setHead] = useState<HTMLElement | null>(null);
  useEffect(() => setHead(place.current), [place]);
  return head && createPortal(children, head);
}

/**
 * A block of games on home. A slide is a page of three by two, so the first one renders without the carousel's
 * code.
 */
export function GameCarousel({ label, address, games, names, eager = 0, controls: place }: Props) {
  const { t } = useTexts();
  const grid = (page: readonly Game[], first: boolean) => (
    <GameGrid games={page} names={names} eager={first ? eager : 0} />
  );
  if (games.length <= PAGE) return grid(games, true);
  const all = (
    <a className="game-pages__all" href={address}>
      {t('common.more')}
      <strong>{label}</strong>
    </a>
  );
  const pages = Array.from({ length: Math.ceil(games.length / PAGE) }, (_, index) =>
    games.slice(index * PAGE, (index + 1) * PAGE),
  );
  return (
    <Carousel
      label={label}
      className="game-pages"
      head={(controls) => <Controls place={place}>{controls}</Controls>}
      slides={pages.map((page, index) => (
        <>
          {grid(page, index === 0)}
          {page.length <= ROW && all}
        </>
      ))}
    />
  );
}
