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

/** Matches of a sport and league. */
export interface League {
  id: string;
  sport: string;
  /** Empty if the gateway names none. */
  name: string;
  matches: Match[];
}

export interface MatchGroup {
  /** `live`, or the local midnight of the day. */
  id: string;
  /** Days from today; undefined for live matches. */
  day?: number;
  leagues: League[];
}

/**
 * Groups matches by live and day, and then by sport and league. Sports and leagues are in the gateway's order of their
 * first matches.
 */
export function groupMatches(matches: readonly Match[], now: number): MatchGroup[] {
  const groups = new Map<string, { day?: number; leagues: Map<string, League> }>();
  for (const match of matches) {
    const day = match.isLive ? undefined : daysFrom(now, match.startsAt);
    const id = day === undefined ? 'live' : String(day);
    const group = groups.get(id) ?? { ...(day !== undefined && { day }), leagues: new Map() };
    groups.set(id, group);
    const { sport, competition: name } = match;
    const key = `${sport}/${name}`;
    const league = group.leagues.get(key) ?? { id: key, sport, name, matches: [] };
    group.leagues.set(key, league);
    league.matches.push(match);
  }
  return [...groups]
    .map(([id, { leagues, ...group }]) => ({ id, ...group, leagues: bySport([...leagues.values()]) }))
    .sort((a, b) => (a.day ?? -Infinity) - (b.day ?? -Infinity));
}

function bySport(leagues: readonly League[]): League[] {
  const sports = [...new Set(leagues.map(({ sport }) => sport))];
  return leagues.toSorted((a, b) => sports.indexOf(a.sport) - sports.indexOf(b.sport));
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
