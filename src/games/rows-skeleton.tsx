import { Skeleton } from '../ui/skeleton.tsx';
import './rows-skeleton.css';

/**
 * Placeholder of the two rows of tiles a block of home has. A row is one element with its tiles drawn on it: home
 * has many of them before it has anything else, and a slow phone styles and lays out each.
 */
export function RowsSkeleton() {
  return (
    <div className="rows-skeleton">
      <Skeleton className="rows-skeleton__row" count={2} />
    </div>
  );
}
