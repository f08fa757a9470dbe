import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { Remote } from '../../gateway/cache/resource.ts';
import type { Lottery } from '../../gateway/endpoints/lottery.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DrawClock } from './draw-clock.tsx';
import { drawNumberText } from './draw-number.ts';
import { DrawNumbers } from './draw-numbers.tsx';
import type { Draws } from './draws.ts';
import { periodText } from './mode-texts.ts';
import './lottery-card.css';
import { ownEntry } from '../../lib/own-entry.ts';

interface Props {
  lottery: Lottery;
  draws: Remote<Draws>;
  href: string;
  /** Whether the card is on the first screen. */
  isFirst: boolean;
  onPlay(lottery: Lottery): void;
}

/** Pixels of the square picture. */
const ART = 52;

/** A lottery: a tap plays it; the line below links to its results. */
export function LotteryCard({ lottery, draws, href, isFirst, onPlay }: Props) {
  const { t } = useTexts();
  const draw = draws.state === 'ready' ? ownEntry(draws.value.byCode, lottery.code) : undefined;
  return (
    <article className="lottery-card">
      <div className="lottery-card__head">
        <Picture
          className="lottery-card__art"
          src={lottery.iconUrl}
          alt=""
          width={ART}
          height={ART}
          eager={isFirst && 'eager'}
        />
        <div className="lottery-card__texts">
          <h3 className="lottery-card__name">
            <button
              type="button"
              className="lottery-card__play"
              aria-label={t('lottery.play', { name: lottery.name })}
              onClick={() => onPlay(lottery)}
            >
              <span dir="auto">{lottery.name}</span>
            </button>
          </h3>
          <p className="lottery-card__more">{lottery.period > 0 && periodText(lottery.period, t)}</p>
          {draw && (
            <p className="lottery-card__more lottery-card__number">
              <bdi>{t('lottery.draw', { number: drawNumberText(draw.drawNumber) })}</bdi>
            </p>
          )}
          {draws.state === 'loading' && <Skeleton className="lottery-card__waiting" />}
        </div>
        {draw && draws.state === 'ready' && <DrawClock draw={draw} offset={draws.value.offset} />}
        {draws.state === 'loading' && <Skeleton className="lottery-card__clock" />}
      </div>
      <a
        className="lottery-card__results"
        href={href}
        aria-label={draw?.last ? undefined : t('lottery.resultsOf', { name: lottery.name })}
      >
        {draw?.last ? (
          <>
            <span>
              <span className="visually-hidden">{t('lottery.resultsOf', { name: lottery.name })}: </span>
              {t('lottery.lastResult')}{' '}
            </span>
            <DrawNumbers result={draw.last} format={lottery.format} />
          </>
        ) : (
          <span>{draws.state === 'loading' ? '' : t('lottery.results')}</span>
        )}
        <Icon shapes={ChevronRight} directional />
      </a>
    </article>
  );
}
