import { Suspense } from 'react';
import type { Winner } from '../../gateway/endpoints/winners.ts';
import { lazyComponent } from '../../ui/late.tsx';
import { LazyMount } from '../../ui/lazy-mount.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Entries of the winners board (B9). */
const WINNERS = 20;

const WinnersBoard = lazyComponent(async () => ({
  default: (await import('./winners-board.tsx')).WinnersBoard,
}));

interface Props {
  merchantCode: string;
  currency: string;
  /** Class of what keeps its room. */
  room: string;
  onPlay(winner: Winner): void;
}

/** The winners board, whose code is fetched once it is near. */
export function LateWinners({ room, ...board }: Props) {
  const waiting = <Skeleton className={room} />;
  return (
    <LazyMount skeleton={waiting}>
      {() => (
        <Suspense fallback={waiting}>
          <WinnersBoard {...board} limit={WINNERS} />
        </Suspense>
      )}
    </LazyMount>
  );
}
