import { Skeleton } from '../ui/skeleton.tsx';
import './message.css';

/** The message centre until the status is known: its first entry depends on it, and would move the others. */
export function WaitingMessage() {
  return (
    <div className="message-page" aria-busy="true">
      <div className="message-page__ways">
        <Skeleton className="message-page__waiting" count={2} />
      </div>
    </div>
  );
}
