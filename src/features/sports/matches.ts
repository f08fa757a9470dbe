import type { LobbyScope } from '../../games/lobby-scope.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getMatches, type Match } from '../../gateway/endpoints/matches.ts';
import { isAbsentCall } from '../../gateway/http/absent-call.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';

/** Maximum number of matches on the page. */
const MATCHES = 60;
/** Maximum milliseconds by which a timer is early. */
const EARLY = 50;
/** Milliseconds for which odds are current. */
export const ODDS_FRESH = 10_000;

/** Returns the milliseconds until the next step of odds. Games of matches read them at the same times. */
export function untilOddsStep(): number {
  const left = ODDS_FRESH - (platform().now() % ODDS_FRESH);
  // A timer can be early.
  return left < EARLY ? left + ODDS_FRESH : left;
}

export type Board = Reply<typeof getMatches>;
export type OutcomeName = keyof Match['odds'];

/** Returns the next matches of vendors in a sport, or in all; none if the gateway does not have the call. */
export function matchesOf(
  { merchantCode, language }: LobbyScope,
  vendors: readonly string[],
  sport: string,
): Resource<Board> {
  const vassalages = vendors.join();
  const read = async (signal: AbortSignal): Promise<Board> => {
    try {
      const query = { merchantCode, language, vassalages, sport, size: MATCHES };
      return await call(getMatches, { query }, { signal });
    } catch (error) {
      if (isAbsentCall(error)) return { matches: [], sports: [] };
      throw error;
    }
  };
  return resource(`matches/${merchantCode}/${language}/${vassalages}/${sport}`, read, {
    freshFor: ODDS_FRESH,
  });
}

export interface MatchGroup {
  /** `live`, or the local midnight of the day. */
  id: string;
  /** Days from today; undefined for live matches. */
  day?: number;
  matches: Match[];
}

/** Groups matches by live and day, each in the gateway's order. */
export function groupMatches(matches: readonly Match[], now: number): MatchGroup[] {
  const groups = new Map<string, MatchGroup>();
  for (const match of matches) {
    const day = match.isLive ? undefined : daysFrom(now, match.startsAt);
    const id = day === undefined ? 'live' : String(day);
    const group = groups.get(id) ?? { id, ...(day !== undefined && { day }), matches: [] };
    group.matches.push(match);
    groups.set(id, group);
  }
  return [...groups.values()].sort((a, b) => (a.day ?? -Infinity) - (b.day ?? -Infinity));
}

/** Returns the days between two times in the device's time zone; earlier days count as today. */
function daysFrom(now: number, time: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((midnight(time) - midnight(now)) / 86_400_000));
}

/** Returns the address of a match in its vendor's sports, with an outcome chosen. */
export function matchAddress({ vassalage, id }: Match, outcome = ''): string {
  return linkTo('sportsGame', { vassalage, match: id, outcome });
}
