import { call } from '../../gateway/client.ts';
import type { Reply } from '../../gateway/endpoint.ts';
import { getTeamMember, getTeamMembers, searchTeam, type TeamMember } from '../../gateway/endpoints/team.ts';
import { type GrowingSource, growing } from '../../gateway/growing.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { PERSONAL } from '../../session/session.ts';

/** People of one page. */
const TEAM_PAGE = 20;

export type TeamTotals = Reply<typeof getTeamMembers>['totals'];

/** Who is right below somebody of the team; below the agent who is signed in for an empty id (WL-9). */
export function teamBelow(upline: string): GrowingSource<TeamMember, TeamTotals> {
  return growing(`${PERSONAL}team/below/${upline}`, (pageNo, signal) =>
    call(getTeamMembers, { query: { upline, pageNo, pageSize: TEAM_PAGE } }, { signal }),
  );
}

/** Who in the whole team is called so (WL-9). */
export function teamCalled(name: string): GrowingSource<TeamMember, TeamTotals> {
  return growing(`${PERSONAL}team/called/${name}`, (pageNo, signal) =>
    call(searchTeam, { query: { name, pageNo, pageSize: TEAM_PAGE } }, { signal }),
  );
}

export type TeamAccount = Reply<typeof getTeamMember>;

/** One of the team with the way down to them (WL-9). */
export function teamMember(memberId: string): Resource<TeamAccount> {
  return resource(`${PERSONAL}team/member/${memberId}`, (signal) =>
    call(getTeamMember, { query: { memberId } }, { signal }),
  );
}
