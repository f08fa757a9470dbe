import { type ReactNode, useEffect, useRef } from 'react';
import { onSwipe } from './swipe.ts';
import './swipe-to-dismiss.css';

interface Props {
  /** The side of the line that the drawer stands at. */
  place: 'start' | 'end';
  onAway(): void;
  children: ReactNode;
}

/** What stands in a drawer: a swipe towards its side takes that away. Carousels in it have swipes of their own. */
export function SwipeToDismiss({ place, onAway, children }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const latest = useRef(onAway);
  latest.current = onAway;
  useEffect(() => {
    const away = (forward: boolean) => {
      if (forward === (place === 'start')) latest.current();
    };
    return onSwipe(body.current!, away, '.carousel');
  }, [place]);
  return (
    <div ref={body} className="swipe-away">
      {children}
    </div>
  );
}
