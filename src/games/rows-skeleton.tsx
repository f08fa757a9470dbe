import { Skeleton } from '../ui/skeleton.tsx';
import './rows-skeleton.css';

/**
 * Placeholder of two rows of tiles. Each row is one element, because home shows many at its start and a slow phone
 * pays for each element.
 */
export function RowsSkeleton() {
  return (
    <div className="rows-skeleton">
      <Skeleton className="rows-skeleton__row" count={2} />
    </div>
  );
}
