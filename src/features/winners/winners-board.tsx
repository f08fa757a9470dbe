import { useStore } from '@nanostores/react';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pollResource } from '../../gateway/cache/poll-resource.ts';
import type { Winner } from '../../gateway/endpoints/winners.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { useInView } from '../../ui/lazy-mount.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WinnerRow } from './winner-row.tsx';
import { keyOf, winners } from './winners.ts';
import './winners-board.css';

interface Props {
  merchantCode: string;
  currency: string;
  limit: number;
  onPlay(winner: Winner): void;
  showHeading?: boolean;
}

/** Visible entries; with more the board scrolls (WB-1). */
const VISIBLE_ROWS = 6;

/**
 * The winners board: scrolls by itself, pauses on hover, and launches a tapped game. While paused, which works
 * for short boards too, new wins are held back as well. Changes are not announced to screen readers.
 */
export function WinnersBoard({ merchantCode, currency, limit, onPlay, showHeading = true }: Props) {
  const { t, language } = useTexts();
  const $board = winners({ merchantCode, language, limit });
  const board = useStore($board);
  const element = useRef<HTMLElement>(null);
  const seen = useInView(element);
  const roll = useScrolling();
  const fresh = seen && !roll.still;
  useEffect(() => (fresh ? pollResource($board) : undefined), [fresh, $board]);
  const entries = board.state === 'ready' ? board.value.slice(0, limit) : [];
  const rolls = entries.length > VISIBLE_ROWS;
  const row = (winner: Winner, copy: boolean) => (
    <WinnerRow
      key={keyOf(winner) + copy}
      winner={winner}
      currency={currency}
      onPlay={onPlay}
      copy={copy}
      seen={seen}
    />
  );
  return (
    <section
      ref={element}
      className={`winners${roll.still ? ' winners--still' : ''}`}
      aria-label={t('winners.title')}
    >
      <div className="winners__head">
        {showHeading && (
          <h2 className="winners__title" part="title">
            {t('winners.title')}
          </h2>
        )}
        {entries[0] && (
          <button
            type="button"
            className="winners__pause"
            aria-label={t(roll.still ? 'common.start' : 'common.pause')}
            onClick={roll.toggle}
          />
        )}
      </div>
      <AsyncView
        remote={board}
        retry={$board.reload}
        skeleton={
          <div className="winners__view">
            <Skeleton className="winners__waiting" count={VISIBLE_ROWS} />
          </div>
        }
        empty="winners.empty"
        isEmpty={(value) => !value.length}
      >
        {() => (
          <div ref={roll.view} className="winners__view">
            <ol
              className={rolls ? 'winners__list winners__list--rolling' : 'winners__list'}
              style={{ '--winners': entries.length, '--winners-from': roll.from } as CSSProperties}
            >
              {entries.map((winner) => row(winner, false))}
              {rolls && entries.slice(0, VISIBLE_ROWS).map((winner) => row(winner, true))}
            </ol>
          </div>
        )}
      </AsyncView>
    </section>
  );
}

/** Pauses the animation at its position as a scrollable list, and resumes from the scroll position. */
function useScrolling() {
  const view = useRef<HTMLDivElement>(null);
  const [still, setStill] = useState(false);
  const [from, setFrom] = useState(0);
  const shift = useRef(0);
  useLayoutEffect(() => {
    if (still && view.current) view.current.scrollTop = shift.current;
  }, [still]);
  const toggle = () => {
    const box = view.current;
    const list = box?.firstElementChild as HTMLElement | undefined;
    const row = list?.firstElementChild?.clientHeight;
    if (box && list && row) {
      if (still) {
        setFrom(box.scrollTop / row);
        box.scrollTop = 0;
      } else shift.current = box.getBoundingClientRect().top - list.getBoundingClientRect().top;
    }
    setStill(!still);
  };
  return { view, still, from, toggle };
}
