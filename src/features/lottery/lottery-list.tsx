import { useStore } from '@nanostores/react';
import type { Lottery } from '../../gateway/endpoints/lottery.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView, BlockState } from '../../ui/async-view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lotteryAddress } from './addresses.ts';
import { draws } from './draws.ts';
import { GroupMenu } from './group-menu.tsx';
import { type LotteryScope, lotteries, lotteryGroups, sectionsOf, takeFirst } from './lotteries.ts';
import { LotteryCard } from './lottery-card.tsx';
import { playTypeName } from './mode-texts.ts';
import type { PrizeMode } from './prize-mode.ts';
import './lottery-list.css';
import { ownEntry } from '../../lib/own-entry.ts';

interface Props {
  scope: LotteryScope;
  /** Undefined while the vendors load. */
  prizeMode: PrizeMode | undefined;
  group: string;
  vassalage: string;
  names: Readonly<Record<string, string>>;
  onPlay(lottery: Lottery): void;
}

const WAITING_CARDS = 6;
/** Cards of the first group that a phone shows without scrolling. */
const FIRST_CARDS = 4;

/**
 * A category's lotteries by group, each with its draw (LA-4). A failing request does not hide the others' data.
 */
export function LotteryList({ scope, prizeMode, group, vassalage, names, onPlay }: Props) {
  const { t } = useTexts();
  const $groups = lotteryGroups(scope, prizeMode);
  const $lotteries = lotteries(scope);
  const $draws = draws(scope);
  const groups = useStore($groups);
  const list = useStore($lotteries);
  const current = useStore($draws);
  const waiting = (
    <>
      <Skeleton className="lottery-list__title lottery-list__title--waiting" />
      <div className="lottery-list__cards">
        <Skeleton className="lottery-list__waiting" count={WAITING_CARDS} />
      </div>
    </>
  );
  return (
    <>
      <AsyncView
        remote={groups}
        retry={$groups.reload}
        skeleton={
          <div className="group-menu">
            <Skeleton className="group-menu__waiting" count={3} />
          </div>
        }
      >
        {(known) => (
          <GroupMenu
            gameType={scope.gameType}
            groups={known}
            group={group}
            vassalage={vassalage}
            vendorName={ownEntry(names, vassalage) ?? vassalage}
          />
        )}
      </AsyncView>
      {current.state === 'failed' && list.state === 'ready' && (
        <BlockState error={current.error} retry={$draws.reload} />
      )}
      {groups.state === 'loading' ? (
        waiting
      ) : (
        <AsyncView
          remote={list}
          retry={$lotteries.reload}
          skeleton={waiting}
          empty="lottery.none"
          isEmpty={(all) => !all.length}
        >
          {(all) => {
            const known = groups.state === 'ready' ? groups.value : [];
            const sections = sectionsOf(all, known, { group, vassalage });
            const rest = t(known.length ? 'lottery.moreDraws' : 'lottery.allDraws');
            if (!sections.length) return <BlockState empty="lottery.none" />;
            return (
              <GrowingList
                key={`${group}/${vassalage}`}
                items={sections.flatMap((section) => section.lotteries)}
              >
                {(drawn) =>
                  takeFirst(sections, drawn.length).map((section, place) => (
                    <section key={section.group?.code ?? ''} className="lottery-list">
                      <h2 className="lottery-list__title">
                        <span dir="auto">{section.group?.name ?? rest}</span>
                        {section.group?.playType && (
                          <span className="lottery-list__type">
                            {playTypeName(section.group.playType, t)}
                          </span>
                        )}
                      </h2>
                      <div className="lottery-list__cards">
                        {section.lotteries.map((lottery, index) => (
                          <LotteryCard
                            key={lottery.code}
                            lottery={lottery}
                            draws={current}
                            isFirst={!place && index < FIRST_CARDS}
                            href={lotteryAddress(scope.gameType, { code: lottery.code })}
                            onPlay={onPlay}
                          />
                        ))}
                      </div>
                    </section>
                  ))
                }
              </GrowingList>
            );
          }}
        </AsyncView>
      )}
    </>
  );
}
