import { DAY } from '../../fixtures/durations.ts';
import { pick, type Random, seededRandom } from '../../fixtures/random.ts';

const towns =
  'Aldermoor Brightwick Calden Dunmere Eastholt Farrowby Glenmark Harrowgate Inverley Kestwick Lindhaven Marlow Northam Oakridge Penrose Queensferry Ravensby Stonebridge Thornbury Westmere'.split(
    ' ',
  );
const kinds = ['United', 'Rovers', 'City', 'Athletic', 'Town', 'Wanderers', 'Rangers', 'Albion'];
const initials = [...'ABCDEFGHJKLMNPRSTVW'];
const squads = ['Wolves', 'Comets', 'Phantoms', 'Rift', 'Vanguard', 'Nova'];
const FIXTURES = 4;
/** Share of stakes that is paid back over time. */
export const SLIP_RETURN = 0.94;

export const outcomes = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof outcomes)[number];

/** The game of a match, by its English name. */
interface Match {
  id: string;
  type: string;
  name: string;
}

export interface Fixture {
  id: string;
  home: string;
  away: string;
  /** Multiples of the stake in hundredths; 0 for an impossible outcome. */
  odds: Record<Outcome, number>;
}

export interface Result {
  fixture: string;
  outcome: Outcome;
  score: [number, number];
}

/** A sport's teams, whether a draw is possible, and its range of results. */
interface Sport {
  side(random: Random, town: string): string;
  draws: boolean;
  /** Points of the loser, and the winner's lead. */
  lost: [least: number, range: number];
  ahead: [least: number, range: number];
}

const club = (random: Random, town: string) => `${town} ${pick(random, kinds)}`;
const football: Sport = { side: club, draws: true, lost: [0, 2], ahead: [1, 2] };
const cricket: Sport = { side: club, draws: false, lost: [140, 60], ahead: [1, 40] };
const tennis: Sport = {
  side: (random, town) => `${pick(random, initials)}. ${town}`,
  draws: false,
  lost: [0, 2],
  ahead: [1, 1],
};
const esports: Sport = { ...tennis, side: (random, town) => `${town} ${pick(random, squads)}` };

function sportOf({ type, name }: { type: string; name: string }): Sport {
  if (type === 'ESPORTS') return esports;
  if (name.includes('Cricket')) return cricket;
  return name.includes('Tennis') ? tennis : football;
}

/** Returns the matches of a day, the same for everyone in the same game. */
export function fixturesOf(game: Match, now: number): Fixture[] {
  const { id: gameId } = game;
  const sport = sportOf(game);
  const day = Math.floor(now / DAY);
  const random = seededRandom(`${gameId} ${day}`);
  const left = [...towns];
  const side = () => sport.side(random, left.splice(Math.floor(random() * left.length), 1)[0]!);
  return Array.from({ length: FIXTURES }, (_, index) => {
    const home = 0.25 + random() * 0.4;
    const draw = sport.draws ? 0.16 + random() * 0.1 : 0;
    const odd = (chance: number) => (chance ? Math.round((SLIP_RETURN / chance) * 100) : 0);
    return {
      id: `${day}-${index}`,
      home: side(),
      away: side(),
      odds: { home: odd(home), draw: odd(draw), away: odd(1 - home - draw) },
    };
  });
}

/** Plays a match and settles a stake on one of its outcomes, in cents. */
export function settle(random: Random, game: Match, fixture: Fixture, backed: Outcome, bet: number) {
  const { lost, ahead } = sportOf(game);
  const within = ([least, range]: [number, number]) => least + Math.floor(random() * range);
  const outcome = drawOutcome(random, fixture);
  const low = within(lost);
  const high = outcome === 'draw' ? low : low + within(ahead);
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
