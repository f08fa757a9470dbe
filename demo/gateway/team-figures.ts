import type { Store } from './store.ts';
import { TEAM } from './team.ts';

/** Everybody below an agent, at any distance, as the table `downline`. */
const downline = `WITH RECURSIVE ${TEAM}, downline (id) AS (SELECT id FROM team)`;

export interface TeamCounts {
  signedIn: number;
  betting: number;
  registered: number;
  online: number;
}

/** What a team did from one time to before another, and how many of it have a live session. */
export function countTeam(
  store: Store,
  agentId: number,
  span: { from: number; to: number; now: number },
): TeamCounts {
  const { from, to, now } = span;
  return store.one<TeamCounts>(
    `${downline} SELECT
       (SELECT count(DISTINCT member_id) FROM sessions
        WHERE member_id IN downline AND created_at >= ? AND created_at < ?) AS signedIn,
       (SELECT count(DISTINCT member_id) FROM rounds WHERE member_id IN downline AND at >= ? AND at < ?) AS betting,
       (SELECT count(*) FROM members WHERE id IN downline AND created_at >= ? AND created_at < ?) AS registered,
       (SELECT count(DISTINCT member_id) FROM sessions
        WHERE member_id IN downline AND ended IS NULL AND expires_at > ?) AS online`,
    agentId,
    from,
    to,
    from,
    to,
    from,
    to,
    now,
  )!;
}

export interface TeamPlay {
  /** Cents. */
  turnover: number;
  /** Cents that the team lost; below 0 where it won. */
  loss: number;
  /** Members who played. */
  members: number;
}

/** What a team staked and lost from one time to before another. */
export function playOf(store: Store, agentId: number, from: number, to: number): TeamPlay {
  return store.one<TeamPlay>(
    `${downline} SELECT coalesce(sum(bet), 0) AS turnover, coalesce(sum(bet - win), 0) AS loss,
       count(DISTINCT member_id) AS members
     FROM rounds WHERE member_id IN downline AND at >= ? AND at < ?`,
    agentId,
    from,
    to,
  )!;
}
