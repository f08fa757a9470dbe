import { type FocusEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useServed } from '../../ui/use-hydrated.tsx';
import { GridSkeleton } from './game-grid.tsx';
import { GridRows, type ListProps } from './grid-rows.tsx';
import { rowCount, rowsAround, SERVED_ROWS } from './row-window.ts';
import { PhoneColumns } from './tile-facts.tsx';
import { type GridViewport, useGridViewport } from './use-grid-viewport.tsx';
import './windowed-grid.css';

/**
 * Renders only the rows around the viewport and the focused row, so that thousands of games scroll smoothly. `end`
 * follows the last row once all rows have their space.
 */
export function WindowedGrid({ end, ...props }: ListProps & { end?: ReactNode }) {
  const grid = useRef<HTMLDivElement>(null);
  const sample = useRef<HTMLDivElement>(null);
  const seen = useGridViewport(grid, sample);
  // The server does not know the screen, so it renders the first rows as a plain grid. They keep that layout until they are out of
  // reach, because another one would lay out and paint every tile again.
  const served = useServed();
  const phoneColumns = useContext(PhoneColumns);
  const [flow, setFlow] = useState(
    served ? Math.min(SERVED_ROWS, rowCount(props.games.length, phoneColumns)) : 0,
  );
  const [focused, setFocused] = useState<number>();
  const { columns = 0, rowHeight = 0 } = seen?.size ?? {};
  // The rows are no longer rendered, or have another number of columns than on a phone.
  if (seen && flow && (columns !== phoneColumns || isOutOfReach(seen, flow, props.games.length))) setFlow(0);
  const gone = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows separate the list from its items */}
      <div
        ref={grid}
        role="list"
        aria-busy={!seen && !flow}
        className={flow ? 'windowed-grid game-grid' : 'windowed-grid'}
        style={rowHeight ? { blockSize: rowCount(props.games.length, columns) * rowHeight } : {}}
        onFocus={({ target }) => setFocused(placeOf(target))}
        onBlur={gone}
      >
        <div ref={sample} className="game-grid windowed-grid__sample" aria-hidden="true">
          <Skeleton className="game-grid__waiting" />
        </div>
        {seen || flow ? <GridRows {...props} seen={seen} focused={focused} flow={flow} /> : <GridSkeleton />}
      </div>
      {seen && end}
    </>
  );
}

/** Returns whether the first `flow` rows are no longer rendered. */
const isOutOfReach = ({ size, sight }: GridViewport, flow: number, count: number): boolean =>
  rowsAround(size, count, sight).from >= flow;

/** Returns the index of the game that contains an element. */
function placeOf(element: Element): number | undefined {
  const item = element.closest('[aria-posinset]');
  return item ? Number(item.getAttribute('aria-posinset')) - 1 : undefined;
}
