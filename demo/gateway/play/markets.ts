/** A possible final score with its probability. */
export interface Final {
  score: readonly [home: number, away: number];
  chance: number;
}

type Score = Final['score'];

/** The selections of each market, in the order in which they are offered. */
export const marketOutcomes = {
  result: ['home', 'draw', 'away'],
  total: ['over', 'under'],
  both: ['yes', 'no'],
  handicap: ['home', 'away'],
  runs: ['over', 'under'],
  parity: ['odd', 'even'],
} as const;

export type MarketId = keyof typeof marketOutcomes;
/** A selection of any market. */
export type Selection = (typeof marketOutcomes)[MarketId][number];

/** A market of a match in addition to its result. */
export interface CourseMarket {
  id: Exclude<MarketId, 'result'>;
  /** Goals, sets, maps or runs between the selections; a handicap is added to the score of the home side. */
  line?: number;
  /** Returns the chances of the selections after some minutes. */
  chances(minutes: number): Partial<Record<Selection, number>>;
  /** Returns the selection that wins with a final score. */
  winner(score: Score): Selection;
}

type Finals = (minutes: number) => readonly Final[];
type Rule = Omit<CourseMarket, 'chances'>;

/** Returns a market whose chances are those of the final scores that its selections win with. */
function byFinals(rule: Rule, finals: Finals): CourseMarket {
  return {
    ...rule,
    chances(minutes) {
      const chances: Record<string, number> = {};
      for (const outcome of marketOutcomes[rule.id]) chances[outcome] = 0;
      for (const { score, chance } of finals(minutes)) chances[rule.winner(score)]! += chance;
      return chances;
    },
  };
}

/** Returns the market that is the most even before the start. */
function mostEven(rules: readonly Rule[], finals: Finals): CourseMarket {
  const unevenness = ({ id, chances }: CourseMarket) => Math.abs(chances(0)[marketOutcomes[id][0]]! - 0.5);
  return rules
    .map((rule) => byFinals(rule, finals))
    .reduce((best, other) => (unevenness(other) < unevenness(best) ? other : best));
}

const total = (line: number): Rule => ({
  id: 'total',
  line,
  winner: ([home, away]) => (home + away > line ? 'over' : 'under'),
});

const handicap = (line: number): Rule => ({
  id: 'handicap',
  line,
  winner: ([home, away]) => (home + line > away ? 'home' : 'away'),
});

const both: Rule = { id: 'both', winner: ([home, away]) => (home && away ? 'yes' : 'no') };

/** Markets of sports with goals. */
export const goalMarkets = (finals: Finals): CourseMarket[] => [
  mostEven([1.5, 2.5, 3.5].map(total), finals),
  byFinals(both, finals),
  mostEven([-2.5, -1.5, 1.5, 2.5].map(handicap), finals),
];

/** Markets of sports in which a side wins with its second set or map. */
export const partMarkets = (finals: Finals): CourseMarket[] => [
  byFinals(total(2.5), finals),
  mostEven([-1.5, 1.5].map(handicap), finals),
];

/** Returns the probability of less than `value` in a normal distribution. */
function normalBelow(value: number, mean: number, spread: number): number {
  if (!spread) return Number(mean < value);
  // Of the logistic curve that is nearest to the normal one.
  return 1 / (1 + Math.exp((-1.702 * (value - mean)) / spread));
}

/** Markets of cricket by the expected runs of the first innings, which the home side bats in. */
export function runMarkets(expected: (minutes: number) => { runs: number; spread: number }): CourseMarket[] {
  const line = Math.floor(expected(0).runs) + 0.5;
  return [
    {
      id: 'runs',
      line,
      winner: ([home]) => (home > line ? 'over' : 'under'),
      chances(minutes) {
        const { runs, spread } = expected(minutes);
        const under = normalBelow(line, runs, spread);
        return { over: 1 - under, under };
      },
    },
    {
      id: 'parity',
      winner: ([home, away]) => ((home + away) % 2 ? 'odd' : 'even'),
      chances: () => ({ odd: 0.5, even: 0.5 }),
    },
  ];
}
