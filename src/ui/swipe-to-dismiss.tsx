import { type ReactNode, useEffect, useRef } from 'react';
import { onSwipe } from './swipe.ts';
import './swipe-to-dismiss.css';

interface Props {
  /** The drawer's side. */
  place: 'start' | 'end';
  onAway(): void;
  children: ReactNode;
}

/** Content of a drawer that a swipe towards its side closes. Carousels inside keep their own swipes. */
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
    <div ref={body} className="swipe-to-dismiss">
      {children}
    </div>
  );
}
