import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GridSize, keepFirstGame, type Viewport } from './row-window.ts';

export interface GridViewport {
  size: GridSize;
  sight: Viewport;
}

/** What the latest grid saw first. Most are laid out alike, so the next one is drawn for that before it is measured. */
let usual: GridViewport | undefined;

/**
 * What is seen of a grid that scrolls with the page, told anew for every row that is passed; undefined until the first
 * grid is measured, whose tiles are then drawn in pieces that keep no tap waiting. `sample` is an empty grid of the
 * same styles: its columns and its height are measured. When those change (a turned phone, zoom, another script), the
 * game that was first on screen stays there.
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
    // Where the reader scrolled to, in the layout of that time: turned there and back, a phone shows the same games.
    let held = { above: above(), size };
    let ownMove = Number.NaN;
    const tell = (at = above()) => {
      const now = { size, sight: { above: steps(at, size.rowHeight), height: innerHeight } };
      setSeen((before) => (before && same(before, now) ? before : now));
      return now;
    };
    const scrolled = () => {
      // Browsers round where a page is scrolled to.
      if (!(Math.abs(scrollY - ownMove) < 1)) held = { above: above(), size };
      tell();
    };
    /** Redraws the grid where its size changed; returns whether it did. */
    const laidOut = () => {
      const next = sizeOf(model);
      if (sameSize(next, size)) return false;
      size = next;
      const target = keepFirstGame(held.above, held.size, next);
      // Before anything is painted: the rows stand in their new places, then the page is moved to the same game.
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

function sizeOf(sample: HTMLElement): GridSize {
  const { gridTemplateColumns, rowGap } = getComputedStyle(sample);
  const { height } = sample.getBoundingClientRect();
  // Without a layout there are no tracks to count.
  if (!height) return { columns: 0, rowHeight: 0 };
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: height + (Number.parseFloat(rowGap) || 0),
  };
}

/** Whole rows alone are told, so that most of a scroll draws nothing. */
function steps(above: number, rowHeight: number): number {
  return rowHeight ? Math.floor(above / rowHeight) * rowHeight : 0;
}

function same(a: GridViewport, b: GridViewport): boolean {
  return sameSize(a.size, b.size) && a.sight.above === b.sight.above && a.sight.height === b.sight.height;
}

function sameSize(a: GridSize, b: GridSize): boolean {
  return a.columns === b.columns && a.rowHeight === b.rowHeight;
}
