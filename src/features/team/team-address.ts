import { TEAM_NAME_LENGTH } from '../../gateway/endpoints/shared/record-fields.ts';
import { linkTo } from '../../routes/routes.ts';

/** Whom the page of the team shows: somebody with who is below, or who is called so. */
export interface TeamPlace {
  /** Empty for the agent who is signed in. */
  id: string;
  /** Empty where nobody is looked for. */
  name: string;
}

/** Address of a place in the team. */
export function teamAddress({ id = '', name = '' }: Partial<TeamPlace> = {}): string {
  return linkTo('teamManagement', { id, name });
}

/** The place that an address's query names. */
export function teamPlace(query: URLSearchParams): TeamPlace {
  const name = (query.get('name') ?? '').trim().slice(0, TEAM_NAME_LENGTH);
  const id = query.get('id') ?? '';
  return { id: !name && /^[\w-]{1,64}$/.test(id) ? id : '', name };
}
