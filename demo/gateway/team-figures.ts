import type { Store } from './store.ts';
import { TEAM } from './team.ts';

/** All accounts below an agent as the table `downline`. */
const downline = `WITH RECURSIVE ${TEAM}, downline (id) AS (SELECT id FROM team)`;

export interface TeamCounts {
  signedIn: number;
  betting: number;
  registered: number;
  online: number;
}

/**
 * Returns a team's sums between two times (`end` exclusive), and how many members are online. Members whose session
 * began before the range count as signed in, too.
 */
export function countTeam(
  store: Store,
  agentId: number,
  span: { from: number; to: number; now: number },
): TeamCounts {
  const { from, to, now } = span;
  return store.one<TeamCounts>(
    `${downline} SELECT
       (SELECT count(*) FROM (
          SELECT member_id FROM sessions
          WHERE member_id IN downline AND created_at < ? AND (created_at >= ? OR ended IS NULL AND expires_at > ?)
          UNION SELECT member_id FROM rounds WHERE member_id IN downline AND at >= ? AND at < ?)) AS signedIn,
       (SELECT count(DISTINCT member_id) FROM rounds WHERE member_id IN downline AND at >= ? AND at < ?) AS betting,
       (SELECT count(*) FROM members WHERE id IN downline AND created_at >= ? AND created_at < ?) AS registered,
       (SELECT count(DISTINCT member_id) FROM sessions
        WHERE member_id IN downline AND ended IS NULL AND expires_at > ?) AS online`,
    agentId,
    ...[to, from, from, from, to],
    ...[from, to],
    ...[from, to],
    now,
  )!;
}

export interface TeamPlay {
  /** Cents. */
  turnover: number;
  /** Cents that the team lost; negative for a win. */
  loss: number;
  /** Members with at least one round. */
  members: number;
}

/** Returns a team's stakes and losses between two times (`end` exclusive). */
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
