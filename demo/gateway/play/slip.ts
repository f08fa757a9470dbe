import { sides } from '../../fixtures/catalogue/sides.ts';
import { competitions, periods, type SportCode, sportNames } from '../../fixtures/catalogue/sports.ts';
import { DAY, MINUTE } from '../../fixtures/durations.ts';
import type { Language } from '../../fixtures/languages.ts';
import { pick, seededRandom } from '../../fixtures/random.ts';
import type { MarketId, Selection } from './markets.ts';
import { type Chances, type Course, type Progress, type Sport, sports } from './sports.ts';
import { isCockfight } from './tables/cockfight.ts';

/** Matches of a game with one sport, and of each sport of a game with several, that have not begun. */
const NEXT = 8;
const NEXT_OF_EACH = 4;
/** Share of stakes that is paid back over time. */
export const SLIP_RETURN = 0.94;
/** Milliseconds between changes of matches: the site's list and the games read them in the same steps. */
const STEP = 10_000;
/** Bounds of a slip: selections, and the total odds of an accumulator in hundredths. */
export const MOST_PICKS = 10;
export const MOST_ODDS = 500_000;
const LEAST_ODD = 1.01;
const LARGEST_ODD = 151;
/** Probability above which an outcome of a result is not offered, and the other markets are closed. */
const SURE = 0.98;

export type Outcome = 'home' | 'draw' | 'away';

/** The game of a match, by its English name. */
interface Match {
  type: string;
  name: string;
}

export interface Fixture {
  id: string;
  sport: SportCode;
  competition: string;
  home: string;
  away: string;
  startsAt: number;
  /** Missing before the start. */
  progress?: Progress;
  /** Multiples of the stake in hundredths; 0 for an impossible outcome. */
  odds: Record<Outcome, number>;
  /** Open markets in addition to the result. */
  markets: Market[];
}

/** An open market with its odds in hundredths. */
export interface Market {
  id: MarketId;
  line?: number;
  odds: Partial<Record<Selection, number>>;
}

/** A chosen selection of a market with its odds in hundredths. */
export interface MatchPick {
  fixture: string;
  market: MarketId;
  outcome: Selection;
  odds: number;
}

export interface Result {
  fixture: string;
  outcome: Outcome;
  score: [number, number];
}

/** Returns the sports of a game; those for all sports have several. */
function sportsOf({ type, name }: Match): Sport[] {
  if (type === 'ESPORTS') return [sports.esports];
  if (isCockfight(name)) return [sports.cockfight];
  if (name.includes('Cricket')) return [sports.cricket];
  if (name.includes('Tennis')) return [sports.tennis];
  return name.includes('Football') ? [sports.football] : [sports.football, sports.cricket, sports.tennis];
}

/** Returns the live and next matches, the same in each game of a sport: live ones first, then by start. */
export function fixturesOf(game: Match, now: number, most = NEXT): Fixture[] {
  const own = sportsOf(game);
  const next = own.length > 1 ? NEXT_OF_EACH : most;
  return own
    .flatMap((sport) => fixturesIn(sport, next, now))
    .sort((a, b) => Number(!a.progress) - Number(!b.progress) || a.startsAt - b.startsAt);
}

/** Returns the sports of matches with their names, in the order of the site's filter and the game's. */
export function sportsIn(fixtures: readonly Fixture[], language: Language) {
  return Object.entries(sportNames)
    .filter(([code]) => fixtures.some(({ sport }) => sport === code))
    .map(([code, name]) => ({ code, name: name[language] }));
}

function fixturesIn(sport: Sport, next: number, now: number): Fixture[] {
  const found: Fixture[] = [];
  const perDay = sides[sport.code].length / 2;
  let match = Math.floor(((now - sport.lasts * MINUTE) / DAY) * perDay);
  for (let later = 0; later < next; match++) {
    const fixture = fixtureAt(sport, matchAt(sport, match), now);
    if (!fixture) continue;
    found.push(fixture);
    if (!fixture.progress) later++;
  }
  return found;
}

/**
 * Returns the sides of a match: each plays once a day, at about the same hour. On odd days neighbouring matches swap
 * a side, and so do home and away.
 */
function sidesAt(sport: SportCode, day: number, match: number): readonly [home: string, away: string] {
  const all = sides[sport];
  const pair = [all[match]!, all[all.length / 2 + (match ^ (day % 2))]!] as const;
  return (day + match) % 2 ? [pair[1], pair[0]] : pair;
}

/** Returns a match by its number since 1970. */
function matchAt(sport: Sport, number: number) {
  const perDay = sides[sport.code].length / 2;
  const day = Math.floor(number / perDay);
  const match = number - day * perDay;
  const every = sport.every * MINUTE;
  const startsAt = day * DAY + Math.floor((match * DAY) / perDay / every) * every;
  const [home, away] = sidesAt(sport.code, day, match);
  const id = `${sport.code}-${number}`;
  const random = seededRandom(id);
  const competition = pick(random, competitions[sport.code]);
  const course = sport.course(random);
  return { shown: { id, sport: sport.code, competition, home, away, startsAt }, course };
}

/** Returns a match with its progress and odds, or undefined once it is over. */
function fixtureAt(
  sport: Sport,
  { shown, course }: ReturnType<typeof matchAt>,
  now: number,
): Fixture | undefined {
  const minutes = (now - (now % STEP) - shown.startsAt) / MINUTE;
  const progress = minutes < 0 ? undefined : course.at(minutes);
  if (minutes >= 0 && !progress) return undefined;
  return {
    ...shown,
    ...(progress && { progress }),
    // The same until the start; then they follow the match, once a minute at most.
    odds: (sport.odds ?? oddsOf)(course.chances(Math.max(0, Math.floor(minutes)))),
    get markets() {
      return marketsAt(course, Math.max(0, Math.floor(minutes)));
    },
  };
}

function marketsAt({ markets }: Course, minutes: number): Market[] {
  return markets().flatMap(({ id, line, chances: chancesAt }) => {
    const chances = Object.entries(chancesAt(minutes));
    if (chances.some(([, chance]) => chance > SURE)) return [];
    const odds = Object.fromEntries(chances.map(([outcome, chance]) => [outcome, oddOf(chance)]));
    return [{ id, ...(line !== undefined && { line }), odds }];
  });
}

/** Returns the current odds of a selection in hundredths; 0 if it is not offered. */
export function oddsIn(fixture: Fixture, { market, outcome }: Pick<MatchPick, 'market' | 'outcome'>): number {
  const odds: Market['odds'] | undefined =
    market === 'result' ? fixture.odds : fixture.markets.find(({ id }) => id === market)?.odds;
  return odds?.[outcome] ?? 0;
}

/** Returns a match by its id: its sides, its state until it is over, and how and when it ends. */
export function matchById(id: string, now: number) {
  const [code, number] = id.split('-') as [SportCode, string];
  const match = matchAt(sports[code], Number(number));
  const { shown, course } = match;
  const [home, away] = course.final;
  const outcome: Outcome = home === away ? 'draw' : home > away ? 'home' : 'away';
  return {
    ...shown,
    chances: course.chances(0),
    /** The line of each market that has one, and its winner. */
    get markets() {
      return course.markets().map(({ id, line, winner }) => ({ id, line, won: winner(course.final) }));
    },
    fixture: fixtureAt(sports[code], match, now),
    endsAt: shown.startsAt + course.lasts * MINUTE,
    result: { fixture: id, outcome, score: course.final } satisfies Result,
    /** Whether no outcome with odds happened. */
    isTie: outcome === 'draw' && !course.chances(0).draw,
  };
}

/** Returns the name of a match's period; empty before the start and in sports without periods. */
export function periodText({ progress }: Fixture, language: Language): string {
  const period = progress?.period;
  return period ? periods[period.kind][language].replace('{{n}}', String(period.number)) : '';
}

function oddsOf(chances: Chances): Record<Outcome, number> {
  const odd = (chance: number) => (chance > SURE ? 0 : oddOf(chance));
  return { home: odd(chances.home), draw: odd(chances.draw), away: odd(chances.away) };
}

/** Returns the odds of an outcome in hundredths; 0 for an impossible one. */
function oddOf(chance: number): number {
  return chance && Math.round(100 * Math.min(LARGEST_ODD, Math.max(LEAST_ODD, SLIP_RETURN / chance)));
}

/** Returns the odds of a bet that wins when all its picks do, in hundredths. */
export function totalOdds(picks: readonly { odds: number }[]): number {
  const product = picks.reduce((total, { odds }) => (total * odds) / 100, 100);
  // Not a hundredth less by rounding of the product.
  return Math.min(MOST_ODDS, Math.floor(product + 1e-6));
}
