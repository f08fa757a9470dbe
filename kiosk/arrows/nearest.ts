/** Where something lies, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The same seen so that the way leads down: one rule for four directions. */
function turned({ left, top, right, bottom }: Box, direction: Direction): Box {
  switch (direction) {
    case 'down':
      return { left, top, right, bottom };
    case 'up':
      return { left, top: -bottom, right, bottom: -top };
    case 'right':
      return { left: top, top: left, right: bottom, bottom: right };
    case 'left':
      return { left: top, top: -right, right: bottom, bottom: -left };
  }
}

/** Pixels that things may overlap and still lie one behind the other. */
const OVERLAP = 4;
/** What a pixel beside the way counts for, in pixels along it. */
const ASIDE = 3;

/** How far it is from one box down to another; nothing where that one does not lie below. */
function wayDown(from: Box, to: Box): number | undefined {
  const along = to.top - from.bottom;
  if (along < -OVERLAP || to.bottom <= from.bottom) return undefined;
  const aside = Math.max(0, to.left - from.right, from.left - to.right);
  const middle = Math.abs(to.left + to.right - from.left - from.right) / 2;
  // Of several in the same row the one whose middle is closest; never the next row for that.
  return Math.max(0, along) + aside * ASIDE + Math.min(middle, 400) / 100;
}

/** Place of the box that an arrow leads to: the nearest in its direction, less for each pixel that it lies aside. */
export function nearestInDirection(
  from: Box,
  boxes: readonly Box[],
  direction: Direction,
): number | undefined {
  const start = turned(from, direction);
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, box] of boxes.entries()) {
    const way = wayDown(start, turned(box, direction));
    if (way === undefined || way >= least) continue;
    [best, least] = [place, way];
  }
  return best;
}
