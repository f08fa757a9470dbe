import { refusal } from '../../src/gateway/http/errors.ts';
import { isAgent } from './account-types.ts';
import { Refusal } from './refusal.ts';
import type { Member, Session } from './sessions.ts';
import type { Store } from './store.ts';

/** Everybody below an agent with how far; to stand behind `WITH RECURSIVE`, takes the agent's id. */
export const TEAM = `team(id, level) AS (
  SELECT id, 1 FROM members WHERE upline = ? UNION ALL
  SELECT below.id, team.level + 1 FROM members below JOIN team ON below.upline = team.id)`;

/** Whether member `m` has a session that lives; takes the time. */
export const IS_ONLINE = `EXISTS (SELECT 1 FROM sessions s
  WHERE s.member_id = m.id AND s.ended IS NULL AND s.expires_at > ?)`;

/** The agent who calls; what agents do is refused to everybody else. @throws Refusal */
export function agentOf({ member }: Session): Member {
  if (!isAgent(member.type)) throw new Refusal(refusal.noPermission);
  return member;
}

/** From right below an agent down to a member, both by name; nothing where the member is not in the team. */
export function pathTo(store: Store, agentId: number, memberId: number): { id: string; account: string }[] {
  const up = store.all<{ id: number; account: string; upline: number | null }>(
    `WITH RECURSIVE chain(id, depth) AS (
       SELECT ?, 0 UNION ALL
       SELECT m.upline, depth + 1 FROM members m JOIN chain ON m.id = chain.id WHERE m.upline IS NOT NULL)
     SELECT m.id, m.username AS account, m.upline FROM chain JOIN members m ON m.id = chain.id ORDER BY depth`,
    memberId,
  );
  const top = up.findIndex(({ upline }) => upline === agentId);
  return up
    .slice(0, top + 1)
    .reverse()
    .map(({ id, account }) => ({ id: String(id), account }));
}

/** The id of somebody below an agent. @throws Refusal where there is nobody of that id below */
export function memberIn(store: Store, agentId: number, id: string): number {
  const memberId = /^\d{1,12}$/.test(id) ? Number(id) : 0;
  if (!pathTo(store, agentId, memberId).length) throw new Refusal(refusal.notFound);
  return memberId;
}
