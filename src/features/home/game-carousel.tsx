import type { ReactNode } from 'react';
import { GameGrid, type GridProps } from '../../games/grid/game-grid.tsx';
import type { Game } from '../../gateway/endpoints/game.ts';
import { Carousel } from '../../ui/carousel.tsx';

interface Props extends GridProps {
  label: string;
  /** Renders the head, with the carousel's controls if there is a carousel. */
  head(controls?: ReactNode): ReactNode;
}

/** Games per page: three columns of two rows. More games form a carousel (HM-4). */
const PAGE = 6;

/**
 * A block of games on home. A slide is a page of three by two, so the first one renders without the carousel's
 * code.
 */
export function GameCarousel({ label, games, names, eager = 0, head }: Props) {
  const grid = (page: readonly Game[], first: boolean) => (
    <GameGrid games={page} names={names} eager={first ? eager : 0} />
  );
  if (games.length <= PAGE) {
    return (
      <>
        {head()}
        {grid(games, true)}
      </>
    );
  }
  const pages = Array.from({ length: Math.ceil(games.length / PAGE) }, (_, index) =>
    games.slice(index * PAGE, (index + 1) * PAGE),
  );
  return (
    <Carousel
      label={label}
      className="game-pages"
      head={head}
      slides={pages.map((page, index) => grid(page, index === 0))}
    />
  );
}
