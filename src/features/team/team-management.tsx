import { siteConfig } from '../../config/site-config.ts';
import { TEAM_NAME_LENGTH } from '../../gateway/endpoints/shared/record-fields.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { platform } from '../../platform/platform.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SubmitSearchField } from '../../ui/submit-search-field.tsx';
import { MemberDetails } from './member-details.tsx';
import { MemberRow } from './member-row.tsx';
import { directMembers, type TeamTotals, teamSearchResults } from './team.ts';
import { type TeamPlace, teamAddress } from './team-address.ts';
import './team-management.css';
import './team-list.css';

interface Props {
  place: TeamPlace;
  categories: NamedCodes;
}

export function TeamManagement({ place, categories }: Props) {
  return (
    <div className="team-management">
      <TeamSearch key={place.name} name={place.name} />
      {place.id && <MemberDetails key={place.id} id={place.id} categories={categories} />}
      <TeamList place={place} />
    </div>
  );
}

const SKELETONS = 6;

function TeamList({ place: { id, name } }: { place: TeamPlace }) {
  return (
    <InfiniteList
      list={name ? teamSearchResults(name) : directMembers(id)}
      className="member-rows"
      skeleton={<Skeleton className="member-row member-row--waiting" count={SKELETONS} />}
      empty={name ? 'team.nobodyCalled' : id ? 'team.nobodyBelow' : 'team.nobody'}
      waiting="team.loadMore"
      head={(totals) => <Totals totals={totals} direct={name === ''} />}
      row={(member) => <MemberRow key={member.id} member={member} level={name !== ''} />}
    />
  );
}

/** Says that the sums are of direct members, because the overview counts the whole team. */
function Totals({ totals: { count, online, balance }, direct }: { totals: TeamTotals; direct: boolean }) {
  const { t, money, number } = useTexts();
  return (
    <p className="team-list__totals">
      {direct && <span>{t('team.below')}</span>}
      <span>{t('team.people', { count, number: number(count) })}</span>
      <span>{t('team.onlineCount', { number: number(online) })}</span>
      <span>
        {t('team.balance')} <bdi>{money(balance, siteConfig().currency)}</bdi>
      </span>
    </p>
  );
}

/** Searches the whole team; the results have their own address (WL-9). */
function TeamSearch({ name }: { name: string }) {
  const { t } = useTexts();
  const search = (next: string) => {
    if (next !== name) platform().navigate(teamAddress({ name: next }));
  };
  return (
    <SubmitSearchField
      label={t('team.search')}
      placeholder={t('team.searchHint')}
      clearLabel={t('team.clearSearch')}
      maxLength={TEAM_NAME_LENGTH}
      value={name}
      onSearch={search}
    />
  );
}
