import { Suspense } from 'react';
import { SectionHead } from '../../games/section-head.tsx';
import type { TeamResult } from '../../gateway/endpoints/team.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useMedia } from '../../ui/use-media.tsx';
import { recordSkeleton, TABLE_WIDTH } from './record-list.tsx';
import { RecordCard } from './record-row.tsx';
import { rangeTexts } from './record-texts.ts';
import { useTeamColumns } from './team-profit.tsx';
import { teamResults } from './team-records.ts';

/** Number of members in the overview. */
const MEMBERS = 6;

const PlainTable = lazyComponent(async () => ({
  default: (await import('./record-table.tsx')).PlainTable<TeamResult>,
}));

/** The results of a team in 30 days, and of some members. */
export function TeamMonth() {
  const { t } = useTexts();
  const { columns, sums, format } = useTeamColumns();
  const wide = useMedia(TABLE_WIDTH);
  const title = t('team.teamProfitAndLoss');
  return (
    <section className="team-month" aria-label={title}>
      <SectionHead title={`${title} · ${t(rangeTexts.month)}`} address={linkTo('teamProfitAndLoss')} />
      <InfiniteList
        list={teamResults('month', '')}
        skeleton={recordSkeleton}
        empty="records.none"
        waiting="records.loadMore"
        head={sums}
        body={(all) => {
          const items = all.slice(0, MEMBERS);
          return wide ? (
            <Suspense>
              <PlainTable name={title} {...{ items, columns, format }} />
            </Suspense>
          ) : (
            <ul className="record-list">
              {items.map((item) => (
                <RecordCard key={item.id} {...{ item, columns, format }} />
              ))}
            </ul>
          );
        }}
      />
    </section>
  );
}
