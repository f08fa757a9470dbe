import type { Remote } from '../../gateway/cache/resource.ts';
import type { Draw, Lottery, LotteryGroup } from '../../gateway/endpoints/lottery.ts';
import { drawTime } from '../../i18n/clock-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { BlockState } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DrawClock } from './draw-clock.tsx';
import { DrawNews } from './draw-news.tsx';
import { drawNumberText } from './draw-number.ts';
import type { Draws } from './draws.ts';
import { periodText, playTypeName } from './mode-texts.ts';
import './lottery-hero.css';
import { ownEntry } from '../../lib/own-entry.ts';

interface Props {
  lottery: Lottery;
  /** Undefined until the menu has loaded. */
  group: LotteryGroup | undefined;
  draws: Remote<Draws>;
  onRetry(): void;
  onPlay(lottery: Lottery): void;
}

/** Pixels of the square picture. */
const ART = 88;

export function LotteryHero({ lottery, group, draws, onRetry, onPlay }: Props) {
  const { t, language } = useTexts();
  const draw = draws.state === 'ready' ? ownEntry(draws.value.byCode, lottery.code) : undefined;
  const isLoading = draws.state === 'loading';
  const when = (time: number) => drawTime(time, platform().now(), language);
  const facts = [
    lottery.period > 0 && { label: t('lottery.factDraws'), value: periodText(lottery.period, t) },
    (draw || isLoading) && { label: t('lottery.factThen'), value: draw ? when(draw.drawsAt) : '' },
    (draw ? draw.nextDrawsAt > 0 : isLoading) && {
      label: t('lottery.factAfter'),
      value: draw ? when(draw.nextDrawsAt) : '',
    },
    lottery.lottoMode && { label: t('lottery.factPlay'), value: playTypeName(lottery.lottoMode, t) },
    // The other modes repeat the kind of lottery, which the page's title says.
    group?.prizeMode === 'ZY' && { label: t('lottery.factPrizes'), value: t('lottery.prizesZY') },
  ].filter((fact) => !!fact);
  return (
    <section className="lottery-hero">
      <div className="lottery-hero__head">
        <Picture className="lottery-hero__art" src={lottery.iconUrl} alt="" width={ART} height={ART} eager />
        <div className="lottery-hero__draw">
          {draws.state === 'loading' && <Skeleton className="lottery-hero__waiting" />}
          {draw && <Current draw={draw} lottery={lottery} draws={draws} />}
        </div>
      </div>
      {draws.state === 'failed' && <BlockState error={draws.error} retry={onRetry} />}
      <Button look="primary" wide onClick={() => onPlay(lottery)}>
        {t('lottery.playNow')}
      </Button>
      <DescriptionList className="lottery-hero__facts" name={t('lottery.facts')} items={facts} />
    </section>
  );
}

function Current({ draw, lottery, draws }: { draw: Draw; lottery: Lottery; draws: Remote<Draws> }) {
  const { t } = useTexts();
  const offset = draws.state === 'ready' ? draws.value.offset : 0;
  return (
    <>
      <DrawClock draw={draw} offset={offset} large />
      <p className="lottery-hero__number">
        <bdi>{t('lottery.draw', { number: drawNumberText(draw.drawNumber) })}</bdi>
      </p>
      <DrawNews draw={draw} offset={offset} period={lottery.period} />
    </>
  );
}
