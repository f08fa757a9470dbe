import type { NamedCodes } from '../../lib/named-codes.ts';
import { MemberDetails } from './member-details.tsx';
import type { TeamPlace } from './team-address.ts';
import { TeamList } from './team-list.tsx';
import { TeamSearch } from './team-search.tsx';
import './team-management.css';

interface Props {
  place: TeamPlace;
  categories: NamedCodes;
}

/** An agent's team, level by level or by search (WL-9). */
export function TeamManagement({ place, categories }: Props) {
  return (
    <div className="team-management">
      <TeamSearch key={place.name} name={place.name} />
      {place.id && <MemberDetails key={place.id} id={place.id} categories={categories} />}
      <TeamList place={place} />
    </div>
  );
}
