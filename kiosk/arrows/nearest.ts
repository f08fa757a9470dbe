/** Position and size of an element, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Rotates boxes so that every direction becomes `down`: one rule for four directions. */
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

/** Pixels by which boxes may overlap and still count as one below the other. */
const OVERLAP = 4;
/** Weight of a pixel across the direction, in pixels along it. */
const ASIDE = 3;

/** Returns the distance from one box down to another; undefined when the other is not below. */
function wayDown(from: Box, to: Box): number | undefined {
  const along = to.top - from.bottom;
  if (along < -OVERLAP || to.bottom <= from.bottom) return undefined;
  const aside = Math.max(0, to.left - from.right, from.left - to.right);
  const middle = Math.abs(to.left + to.right - from.left - from.right) / 2;
  // In the same row the box with the closest centre wins, and never one of the next row.
  return Math.max(0, along) + aside * ASIDE + Math.min(middle, 400) / 100;
}

/** Returns the index of the nearest box in a direction, with a penalty for each pixel of sideways offset. */
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
