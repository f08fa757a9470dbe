import { refusal } from '../../src/gateway/http/errors.ts';
import { isAgent } from './account-types.ts';
import { Refusal } from './refusal.ts';
import type { Member, Session } from './sessions.ts';
import type { Store } from './store.ts';

/** All accounts below an agent with their level, for `WITH RECURSIVE`; takes the agent's id. */
export const TEAM = `team(id, level) AS (
  SELECT id, 1 FROM members WHERE upline = ? UNION ALL
  SELECT below.id, team.level + 1 FROM members below JOIN team ON below.upline = team.id)`;

/** Whether member `m` has a live session; takes the time. */
export const IS_ONLINE = `EXISTS (SELECT 1 FROM sessions s
  WHERE s.member_id = m.id AND s.ended IS NULL AND s.expires_at > ?)`;

/** Returns the calling agent. @throws Refusal for everyone else */
export function agentOf({ member }: Session): Member {
  if (!isAgent(member.type)) throw new Refusal(refusal.noPermission);
  return member;
}

/**
 * Returns the accounts from directly below an agent down to a member, by name; undefined outside of the team.
 */
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

/** Returns the id of an account below an agent. @throws Refusal for all others */
export function memberIn(store: Store, agentId: number, id: string): number {
  const memberId = /^\d{1,12}$/.test(id) ? Number(id) : 0;
  if (!pathTo(store, agentId, memberId).length) throw new Refusal(refusal.notFound);
  return memberId;
}
