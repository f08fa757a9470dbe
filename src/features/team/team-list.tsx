import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MemberRow } from './member-row.tsx';
import { type TeamTotals, teamBelow, teamCalled } from './team.ts';
import type { TeamPlace } from './team-address.ts';
import './team-list.css';

const SKELETONS = 6;

/** Direct members, or the results of a search in the whole team (WL-9). */
export function TeamList({ place: { id, name } }: { place: TeamPlace }) {
  return (
    <InfiniteList
      list={name ? teamCalled(name) : teamBelow(id)}
      className="member-rows"
      skeleton={<Skeleton className="member-row member-row--waiting" count={SKELETONS} />}
      empty={name ? 'team.nobodyCalled' : id ? 'team.nobodyBelow' : 'team.nobody'}
      waiting="team.loadMore"
      head={(totals) => <Totals totals={totals} />}
      row={(member) => <MemberRow key={member.id} member={member} level={name !== ''} />}
    />
  );
}

function Totals({ totals: { count, online, balance } }: { totals: TeamTotals }) {
  const { t, money, number } = useTexts();
  return (
    <p className="team-list__totals">
      <span>{t('team.people', { count, number: number(count) })}</span>
      <span>{t('team.onlineCount', { number: number(online) })}</span>
      <span>
        {t('team.balance')} <bdi>{money(balance, siteConfig().currency)}</bdi>
      </span>
    </p>
  );
}
