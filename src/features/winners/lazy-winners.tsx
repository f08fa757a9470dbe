import { Suspense } from 'react';
import type { Winner } from '../../gateway/endpoints/winners.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { LazyMount } from '../../ui/lazy-mount.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const LIMIT = 20;

const WinnersBoard = lazyComponent(async () => ({
  default: (await import('./winners-board.tsx')).WinnersBoard,
}));

interface Props {
  merchantCode: string;
  currency: string;
  /** Class that reserves the board's height. */
  room: string;
  onPlay(winner: Winner): void;
}

/** The winners board; its code loads when the visitor scrolls near. */
export function LazyWinners({ room, ...board }: Props) {
  const waiting = <Skeleton className={room} />;
  return (
    <LazyMount skeleton={waiting}>
      {() => (
        <Suspense fallback={waiting}>
          <WinnersBoard {...board} limit={LIMIT} />
        </Suspense>
      )}
    </LazyMount>
  );
}
