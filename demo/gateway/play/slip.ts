import { sides } from '../../fixtures/catalogue/sides.ts';
import { competitions, periods, type SportCode } from '../../fixtures/catalogue/sports.ts';
import { MINUTE } from '../../fixtures/durations.ts';
import type { Language } from '../../fixtures/languages.ts';
import { hashOf, pick, type Random, seededRandom } from '../../fixtures/random.ts';
import { type Chances, type Progress, type Sport, sports } from './sports.ts';

/** Matches of a game with one sport, and of each sport of a game with several, that have not begun. */
const NEXT = 6;
const NEXT_OF_EACH = 3;
/** Share of stakes that is paid back over time. */
export const SLIP_RETURN = 0.94;
/** The vendor of cockfights. */
const COCKFIGHTS = 'SV3';
const LEAST_ODD = 1.02;
const LARGEST_ODD = 151;
/** Milliseconds until the odds of live and of later matches move, and by how much at most. */
const LIVE_MOVE = 12_000;
const LATER_MOVE = 10 * MINUTE;
const MOVE = 0.05;

export const outcomes = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof outcomes)[number];

/** The game of a match, by its English name. */
interface Match {
  id: string;
  type: string;
  name: string;
  vendor: string;
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
}

export interface Result {
  fixture: string;
  outcome: Outcome;
  score: [number, number];
}

/** Returns the sports of a game; those for all sports have several. */
function sportsOf({ type, name, vendor }: Match): Sport[] {
  if (vendor === COCKFIGHTS) return [sports.cockfight];
  if (type === 'ESPORTS') return [sports.esports];
  if (name.includes('Cricket')) return [sports.cricket];
  if (name.includes('Tennis')) return [sports.tennis];
  return name.includes('Football') ? [sports.football] : [sports.football, sports.cricket, sports.tennis];
}

/** Returns the live and next matches, the same for everyone in the same game: live ones first, then by start. */
export function fixturesOf(game: Match, now: number): Fixture[] {
  const own = sportsOf(game);
  const next = own.length > 1 ? NEXT_OF_EACH : NEXT;
  return own
    .flatMap((sport) => fixturesIn(game.id, sport, next, now))
    .sort((a, b) => Number(!a.progress) - Number(!b.progress) || a.startsAt - b.startsAt);
}

function fixturesIn(gameId: string, sport: Sport, next: number, now: number): Fixture[] {
  const every = sport.every * MINUTE;
  const found: Fixture[] = [];
  let slot = Math.floor((now - sport.lasts * MINUTE) / every);
  for (let later = 0; later < next; slot++) {
    const id = `${gameId}-${sport.code}-${slot}`;
    const isUsed =
      (slot + hashOf(gameId)) % sport.sure === 0 || hashOf(`start ${id}`) % 100 < sport.usual * 100;
    const pair = sidesAt(sport.code, slot + hashOf(`sides ${gameId}`));
    const fixture = isUsed ? fixtureAt(id, sport, pair, slot * every, now) : undefined;
    if (!fixture) continue;
    found.push(fixture);
    if (!fixture.progress) later++;
  }
  return found;
}

/** Returns the sides of a slot: nobody is in two matches of a game at about the same time, and pairs change. */
function sidesAt(sport: SportCode, slot: number): [home: string, away: string] {
  const all = sides[sport];
  const half = all.length / 2;
  const first = all[slot % half]!;
  const second = all[half + ((slot + Math.floor(slot / half)) % half)]!;
  return Math.floor(slot / half) % 2 ? [second, first] : [first, second];
}

/** Returns a match at a time, or undefined once it is over. */
function fixtureAt(
  id: string,
  sport: Sport,
  [home, away]: readonly [string, string],
  startsAt: number,
  now: number,
): Fixture | undefined {
  const random = seededRandom(id);
  const competition = pick(random, competitions[sport.code]);
  const course = sport.course(random);
  const minutes = (now - startsAt) / MINUTE;
  const progress = minutes < 0 ? undefined : course.at(minutes);
  if (minutes >= 0 && !progress) return undefined;
  const move = Math.floor(now / (progress ? LIVE_MOVE : LATER_MOVE));
  return {
    id,
    sport: sport.code,
    competition,
    home,
    away,
    startsAt,
    ...(progress && { progress }),
    odds: oddsOf(course.chances(Math.max(0, minutes)), seededRandom(`${id} ${move}`)() - 0.5),
  };
}

/** Returns the name of a match's period; empty before the start and in sports without periods. */
export function periodText({ progress }: Fixture, language: Language): string {
  const period = progress?.period;
  return period ? periods[period.kind][language].replace('{{n}}', String(period.number)) : '';
}

/** Returns the odds of chances; `shift`, in [-0.5, 0.5), moves them for or against home. */
function oddsOf({ home, draw, away }: Chances, shift: number): Record<Outcome, number> {
  const moved = Math.min(home * (1 + shift * 2 * MOVE), Math.max(home, 0.98));
  const rest = (1 - moved) / (draw + away || 1);
  const odd = (chance: number) =>
    Math.round(100 * Math.min(LARGEST_ODD, Math.max(LEAST_ODD, SLIP_RETURN / chance)));
  return { home: odd(moved), draw: draw ? odd(draw * rest) : 0, away: odd(away * rest) };
}

/** Plays a match to its end and settles a stake on one of its outcomes, in cents. */
export function settle(random: Random, fixture: Fixture, backed: Outcome, bet: number) {
  const { lost, ahead } = sports[fixture.sport];
  const within = ([least, range]: [number, number]) => least + Math.floor(random() * range);
  const [home, away] = fixture.progress?.score ?? [0, 0];
  const outcome = drawOutcome(random, fixture);
  const least = outcome === 'draw' ? Math.max(home, away) : outcome === 'home' ? away : home;
  const low = Math.max(least, within(lost));
  const high = outcome === 'draw' ? low : Math.max(low + within(ahead), home, away);
  const score: Result['score'] = outcome === 'away' ? [low, high] : [high, low];
  const win = outcome === backed ? Math.floor((bet * fixture.odds[backed]) / 100) : 0;
  return { outcome: { fixture: fixture.id, outcome, score } satisfies Result, win };
}

/** Draws an outcome by the probabilities of the odds. */
function drawOutcome(random: Random, { odds }: Fixture): Outcome {
  const able = outcomes.filter((outcome) => odds[outcome] > 0);
  const total = able.reduce((sum, outcome) => sum + 1 / odds[outcome], 0);
  let left = random() * total;
  for (const outcome of able) {
    left -= 1 / odds[outcome];
    if (left < 0) return outcome;
  }
  return 'away';
}
