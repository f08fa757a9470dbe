import { TEAM_NAME_LENGTH } from '../../gateway/endpoints/shared/record-fields.ts';
import { linkTo } from '../../routes/routes.ts';

/** A place in the team: a member with the team below, or a search. */
export interface TeamPlace {
  /** Empty for the signed-in agent. */
  id: string;
  /** Empty without a search. */
  name: string;
}

export function teamAddress({ id = '', name = '' }: Partial<TeamPlace> = {}): string {
  return linkTo('teamManagement', { id, name });
}

export function parseTeamPlace(query: URLSearchParams): TeamPlace {
  const name = (query.get('name') ?? '').trim().slice(0, TEAM_NAME_LENGTH);
  const id = query.get('id') ?? '';
  return { id: !name && /^[\w-]{1,64}$/.test(id) ? id : '', name };
}
