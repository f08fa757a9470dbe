import { memo, type ReactNode, useRef } from 'react';
import { RowsSkeleton } from '../../games/rows-skeleton.tsx';
import { SectionHead } from '../../games/section-head.tsx';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GameCarousel } from './game-carousel.tsx';
import './game-section.css';

interface Props {
  title: string;
  address: string;
  games: Remote<readonly Game[]>;
  retry(): void;
  names: Readonly<Record<string, string>>;
  empty?: TextKey;
  /** Shown between head and games, such as the vendors. */
  strip?: ReactNode;
  /** Names the list of games: another list starts at its first page. */
  list?: string;
  /** Number of games above the fold, which load eagerly. */
  eager?: number;
}

/**
 * A block of home with head, strip and games in each state; two rows high, but one below a strip in wide columns. Memoised,
 * because `useDeferredStore` renders home twice for each change of its games.
 */
export const GameSection = memo(function GameSection({
  title,
  address,
  games,
  retry,
  names,
  strip,
  ...rest
}: Props) {
  const { empty = 'lobby.noGames', eager = 0, list } = rest;
  const controls = useRef<HTMLDivElement>(null);
  return (
    <div className={strip ? 'game-section game-section--line' : 'game-section'}>
      <SectionHead title={title} address={address} controls={<div ref={controls} />} />
      {strip}
      <AsyncView
        key={list}
        remote={games}
        retry={retry}
        skeleton={<RowsSkeleton />}
        empty={empty}
        isEmpty={(value) => !value.length}
      >
        {(value) => (
          <GameCarousel
            label={title}
            address={address}
            games={value}
            names={names}
            eager={eager}
            controls={controls}
          />
        )}
      </AsyncView>
    </div>
  );
});

interface SkeletonProps {
  title: string;
  address: string;
  /** Whether to reserve space for games below a strip of vendors, and `more` for the vendors below them. */
  games: boolean;
  more: boolean;
}

export function SectionSkeleton({ title, address, games, more }: SkeletonProps) {
  return (
    <div className="game-section game-section--line" aria-busy="true">
      <SectionHead title={title} address={address} />
      {games && <Skeleton className="game-section__strip" />}
      {games ? <RowsSkeleton /> : <Skeleton className="game-section__vendors" />}
      {more && <Skeleton className="game-section__more" />}
    </div>
  );
}
