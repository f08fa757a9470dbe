import { call } from '../../gateway/client.ts';
import type { Reply } from '../../gateway/endpoint.ts';
import { getTeamMember, getTeamMembers, searchTeam, type TeamMember } from '../../gateway/endpoints/team.ts';
import { infiniteResource } from '../../gateway/infinite-resource.ts';
import type { InfiniteResource } from '../../gateway/paginated.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

/** People of one page. */
const TEAM_PAGE = 20;
/** Milliseconds until a part of the team is read again by a new reader. */
const FRESH = 10_000;

export type TeamTotals = Reply<typeof getTeamMembers>['totals'];

/** Who is right below somebody of the team; below the agent who is signed in for an empty id (WL-9). */
export function teamBelow(upline: string): InfiniteResource<TeamMember, TeamTotals> {
  return infiniteResource(
    `${PERSONAL_PREFIX}team/below/${upline}`,
    (pageNo, signal) => call(getTeamMembers, { query: { upline, pageNo, pageSize: TEAM_PAGE } }, { signal }),
    { freshFor: FRESH },
  );
}

/** Who in the whole team is called so (WL-9). */
export function teamCalled(name: string): InfiniteResource<TeamMember, TeamTotals> {
  return infiniteResource(
    `${PERSONAL_PREFIX}team/called/${name}`,
    (pageNo, signal) => call(searchTeam, { query: { name, pageNo, pageSize: TEAM_PAGE } }, { signal }),
    { freshFor: FRESH },
  );
}

export type TeamAccount = Reply<typeof getTeamMember>;

/** One of the team with the way down to them (WL-9). */
export function teamMember(memberId: string): Resource<TeamAccount> {
  return resource(`${PERSONAL_PREFIX}team/member/${memberId}`, (signal) =>
    call(getTeamMember, { query: { memberId } }, { signal }),
  );
}
