import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GridSize, keepFirstGame, type Viewport } from './row-window.ts';

export interface GridViewport {
  size: GridSize;
  sight: Viewport;
}

/** Viewport of the last grid. Most grids are alike, so the next one renders with it before it is measured. */
let usual: GridViewport | undefined;

/**
 * Returns the visible part of a grid, updated for every row scrolled; undefined until the first grid is measured,
 * whose tiles then render in small steps. `sample` is an empty grid with the same styles, which is measured. When
 * the layout changes (rotation, zoom, another script), the first visible game stays in place.
 */
export function useGridViewport(
  grid: RefObject<HTMLElement | null>,
  sample: RefObject<HTMLElement | null>,
): GridViewport | undefined {
  const [seen, setSeen] = useState(usual);
  useLayoutEffect(() => {
    if (!grid.current || !sample.current) return;
    const list = grid.current;
    const model = sample.current;
    const above = () => -list.getBoundingClientRect().top;
    let size = sizeOf(model);
    // Scroll position in the layout in which the reader scrolled, so that rotating twice shows the same games.
    let held = { above: above(), size };
    let ownMove = Number.NaN;
    const tell = (at = above()) => {
      const now = { size, sight: { above: steps(at, size.rowHeight), height: innerHeight } };
      setSeen((before) => (before && same(before, now) ? before : now));
      return now;
    };
    const scrolled = () => {
      // Browsers round scroll positions.
      if (!(Math.abs(scrollY - ownMove) < 1)) held = { above: above(), size };
      tell();
    };
    /** Measures the grid again; returns whether its size changed. */
    const laidOut = () => {
      const next = sizeOf(model);
      if (sameSize(next, size)) return false;
      size = next;
      const target = keepFirstGame(held.above, held.size, next);
      // Before the next paint: render the rows in their new places, then scroll to the same game.
      flushSync(() => tell(target));
      if (target > 0) scrollBy(0, target - above());
      ownMove = scrollY;
      return true;
    };
    const resized = () => laidOut() || scrolled();
    const begin = () => {
      usual = tell();
    };
    if (usual) begin();
    else startTransition(begin);
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('resize', resized);
    const watcher = new ResizeObserver(laidOut);
    watcher.observe(model);
    return () => {
      removeEventListener('scroll', scrolled);
      removeEventListener('resize', resized);
      watcher.disconnect();
    };
  }, [grid, sample]);
  return seen;
}

/** Returns the number of columns of a grid that has a layout. */
export function columnsOf(grid: Element): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

function sizeOf(sample: HTMLElement): GridSize {
  const { height } = sample.getBoundingClientRect();
  // Without a layout there are no tracks to count.
  if (!height) return { columns: 0, rowHeight: 0 };
  return {
    columns: columnsOf(sample),
    rowHeight: height + (Number.parseFloat(getComputedStyle(sample).rowGap) || 0),
  };
}

/** Rounds to whole rows, so that most scroll events render nothing. */
function steps(above: number, rowHeight: number): number {
  return rowHeight ? Math.floor(above / rowHeight) * rowHeight : 0;
}

function same(a: GridViewport, b: GridViewport): boolean {
  return sameSize(a.size, b.size) && a.sight.above === b.sight.above && a.sight.height === b.sight.height;
}

function sameSize(a: GridSize, b: GridSize): boolean {
  return a.columns === b.columns && a.rowHeight === b.rowHeight;
}
