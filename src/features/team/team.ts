import { infiniteResource } from '../../gateway/cache/infinite-resource.ts';
import type { InfiniteResource } from '../../gateway/cache/paginated.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getTeamMember, getTeamMembers, searchTeam, type TeamMember } from '../../gateway/endpoints/team.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

const PAGE_SIZE = 20;
const FRESH_FOR = 10_000;

export type TeamTotals = Reply<typeof getTeamMembers>['totals'];

/** Returns the direct members of a member; an empty id means the signed-in agent (WL-9). */
export function directMembers(upline: string): InfiniteResource<TeamMember, TeamTotals> {
  return infiniteResource(
    `${PERSONAL_PREFIX}team/below/${upline}`,
    (pageNo, signal) => call(getTeamMembers, { query: { upline, pageNo, pageSize: PAGE_SIZE } }, { signal }),
    { freshFor: FRESH_FOR },
  );
}

export function teamSearchResults(name: string): InfiniteResource<TeamMember, TeamTotals> {
  return infiniteResource(
    `${PERSONAL_PREFIX}team/called/${name}`,
    (pageNo, signal) => call(searchTeam, { query: { name, pageNo, pageSize: PAGE_SIZE } }, { signal }),
    { freshFor: FRESH_FOR },
  );
}

export type TeamAccount = Reply<typeof getTeamMember>;

/** Returns a member with the path down to them (WL-9). */
export function teamMember(memberId: string): Resource<TeamAccount> {
  return resource(`${PERSONAL_PREFIX}team/member/${memberId}`, (signal) =>
    call(getTeamMember, { query: { memberId } }, { signal }),
  );
}
