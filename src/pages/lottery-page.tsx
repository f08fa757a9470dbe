import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import { CategoryMenu } from '../features/game-centre/category-menu.tsx';
import { menuCodes } from '../features/game-centre/list-address.ts';
import { ListHead } from '../features/game-centre/list-head.tsx';
import { LotteryDetail } from '../features/lottery/lottery-detail.tsx';
import { LotteryList } from '../features/lottery/lottery-list.tsx';
import { prizeModeOf } from '../features/lottery/prize-mode.ts';
import { catalogue } from '../games/catalogue.ts';
import { categoryName } from '../games/category-texts.ts';
import type { Lottery, LotteryType } from '../gateway/endpoints/lottery.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { eLotteryCodes } from './lottery-reads.ts';
import { useLobby } from './use-lobby.tsx';
import { useSearch } from './use-search.tsx';
import './list-page.css';
import './lottery-page.css';

/** The lotteries of a category, or the one named in the query (RT-3, LA-4). */
export function LotteryPage({ gameType }: { gameType: LotteryType }) {
  const { t } = useTexts();
  const { scope, play } = useLobby();
  const query = useSearch();
  const code = query.get('code') ?? '';
  const $catalogue = catalogue(scope);
  const known = useStore($catalogue);
  const ready = known.state === 'ready' ? known.value : undefined;
  const shared = {
    scope: { merchantCode: scope.merchantCode, language: scope.language, gameType },
    // The lotteries do not wait for the vendors, which only add the prize mode.
    prizeMode: known.state === 'loading' ? undefined : prizeModeOf(eLotteryCodes(known)),
    onPlay: (lottery: Lottery) => play({ ...lottery, gameName: lottery.name }),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another lottery is shown
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [code]);
  return (
    <div className="list-page">
      <ListHead title={categoryName(gameType, t)} />
      <AsyncView
        remote={known}
        retry={$catalogue.reload}
        skeleton={<Skeleton className="lottery-page__menu" />}
      >
        {(all) => <CategoryMenu codes={menuCodes(all)} current={gameType} />}
      </AsyncView>
      <ErrorBoundary key={code} name="lottery">
        {code ? (
          <LotteryDetail {...shared} code={code} />
        ) : (
          <LotteryList
            {...shared}
            group={query.get('group') ?? ''}
            vassalage={query.get('vassalage') ?? ''}
            names={ready?.names ?? {}}
          />
        )}
      </ErrorBoundary>
    </div>
  );
}
