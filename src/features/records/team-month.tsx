import { SectionHead } from '../../games/section-head.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { recordSkeleton } from './record-list.tsx';
import { RecordCard } from './record-row.tsx';
import { rangeTexts } from './record-texts.ts';
import { useTeamColumns } from './team-profit.tsx';
import { teamResults } from './team-records.ts';

/** Number of members in the overview. */
const MEMBERS = 6;

/** The results of a team in 30 days, and of some members. */
export function TeamMonth() {
  const { t } = useTexts();
  const { columns, sums, format } = useTeamColumns();
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
        body={(items) => (
          <ul className="record-list">
            {items.slice(0, MEMBERS).map((item) => (
              <RecordCard key={item.id} {...{ item, columns, format }} />
            ))}
          </ul>
        )}
      />
    </section>
  );
}
