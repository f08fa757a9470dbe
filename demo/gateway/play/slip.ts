import { DAY } from '../../fixtures/durations.ts';
import { pick, type Random, seededRandom } from '../../fixtures/random.ts';

const towns =
  'Aldermoor Brightwick Calden Dunmere Eastholt Farrowby Glenmark Harrowgate Inverley Kestwick Lindhaven Marlow Northam Oakridge Penrose Queensferry Ravensby Stonebridge Thornbury Westmere'.split(
    ' ',
  );
const kinds = ['United', 'Rovers', 'City', 'Athletic', 'Town', 'Wanderers', 'Rangers', 'Albion'];
const FIXTURES = 4;
/** Share of stakes that comes back over time. */
const RETURN = 0.94;

export const outcomes = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Fixture {
  id: string;
  home: string;
  away: string;
  /** Times the stake, in hundredths. */
  odds: Record<Outcome, number>;
}

export interface Result {
  fixture: string;
  outcome: Outcome;
  score: [number, number];
}

/** The matches of a day, the same for everyone who opens the same game. */
export function fixturesOf(gameId: string, now: number): Fixture[] {
  const day = Math.floor(now / DAY);
  const random = seededRandom(`${gameId} ${day}`);
  const left = [...towns];
  const team = () => `${left.splice(Math.floor(random() * left.length), 1)[0]!} ${pick(random, kinds)}`;
  return Array.from({ length: FIXTURES }, (_, index) => {
    const home = 0.25 + random() * 0.4;
    const draw = 0.16 + random() * 0.1;
    const odd = (chance: number) => Math.round((RETURN / chance) * 100);
    return {
      id: `${day}-${index}`,
      home: team(),
      away: team(),
      odds: { home: odd(home), draw: odd(draw), away: odd(1 - home - draw) },
    };
  });
}

/** Plays a match and settles a stake, in cents, on one of its outcomes. */
export function settle(random: Random, fixture: Fixture, backed: Outcome, bet: number) {
  const outcome = drawOutcome(random, fixture);
  const low = Math.floor(random() * 2);
  const high = outcome === 'draw' ? low : low + 1 + Math.floor(random() * 2);
  const score: Result['score'] = outcome === 'away' ? [low, high] : [high, low];
  const win = outcome === backed ? Math.floor((bet * fixture.odds[backed]) / 100) : 0;
  return { outcome: { fixture: fixture.id, outcome, score } satisfies Result, win };
}

/** By the chances that the odds stand for. */
function drawOutcome(random: Random, { odds }: Fixture): Outcome {
  const total = outcomes.reduce((sum, outcome) => sum + 1 / odds[outcome], 0);
  let left = random() * total;
  for (const outcome of outcomes) {
    left -= 1 / odds[outcome];
    if (left < 0) return outcome;
  }
  return 'away';
}
