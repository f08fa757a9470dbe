import { useStore } from '@nanostores/react';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { useState } from 'react';
import type { Lottery } from '../../gateway/endpoints/lottery.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView, BlockState } from '../../ui/async-view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lotteryAddress } from './addresses.ts';
import { draws } from './draws.ts';
import { type LotteryScope, lotteries, lotteryGroups } from './lotteries.ts';
import { LotteryHero } from './lottery-hero.tsx';
import type { PrizeMode } from './prize-mode.ts';
import { PrizeTable } from './prize-table.tsx';
import { RecentDraws } from './recent-draws.tsx';
import { recentDraws } from './results.ts';
import './lottery-detail.css';

interface Props {
  scope: LotteryScope;
  /** Undefined while the vendors load. */
  prizeMode: PrizeMode | undefined;
  code: string;
  onPlay(lottery: Lottery): void;
}

/** A lottery's draw, results, prize table if it is Vietnamese, and the link back to the list. */
export function LotteryDetail({ scope, prizeMode, code, onPlay }: Props) {
  const { t } = useTexts();
  const $lotteries = lotteries(scope);
  return (
    <div className="lottery-detail">
      <a className="lottery-detail__back" href={lotteryAddress(scope.gameType)}>
        <Icon shapes={ChevronLeft} directional />
        {t('lottery.allLotteries')}
      </a>
      <AsyncView
        remote={useStore($lotteries)}
        retry={$lotteries.reload}
        skeleton={<Skeleton className="lottery-detail__waiting" />}
      >
        {(all) => {
          const lottery = all.find((one) => one.code === code);
          if (!lottery) return <BlockState empty="lottery.unknown" />;
          return <Found scope={scope} prizeMode={prizeMode} lottery={lottery} onPlay={onPlay} />;
        }}
      </AsyncView>
    </div>
  );
}

type FoundProps = Omit<Props, 'code'> & { lottery: Lottery };

function Found({ scope, prizeMode, lottery, onPlay }: FoundProps) {
  const { code, format, groupCode } = lottery;
  const { merchantCode } = scope;
  const $draws = draws(scope);
  const $recent = recentDraws(merchantCode, code, $draws);
  const current = useStore($draws);
  const groups = useStore(lotteryGroups(scope, prizeMode));
  const recent = useStore($recent);
  const [asked, choose] = useState<string>();
  const newest = recent.state === 'ready' ? recent.value[0]?.drawNumber : undefined;
  const chosen = asked ?? newest;
  const group = groups.state === 'ready' ? groups.value.find((one) => one.code === groupCode) : undefined;
  return (
    <>
      <h2 className="lottery-detail__name">
        <bdi>{lottery.name}</bdi>
      </h2>
      <div className="lottery-detail__parts">
        <LotteryHero
          lottery={lottery}
          group={group}
          draws={current}
          onRetry={$draws.reload}
          onPlay={onPlay}
        />
        <div className="lottery-detail__results">
          {format === 'vn' && chosen && (
            <PrizeTable merchantCode={merchantCode} code={code} drawNumber={chosen} />
          )}
          {format === 'vn' && recent.state === 'loading' && (
            <Skeleton className="prize-table__waiting prize-table__waiting--titled" />
          )}
          <RecentDraws
            $recent={$recent}
            format={format}
            chosen={chosen}
            onChoose={format === 'vn' ? choose : undefined}
          />
        </div>
      </div>
    </>
  );
}
