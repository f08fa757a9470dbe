import type { PeriodKind, SportCode } from '../../fixtures/catalogue/sports.ts';
import type { Random } from '../../fixtures/random.ts';
import { type CourseMarket, type Final, goalMarkets, partMarkets, runMarkets } from './markets.ts';
import { fightOdds } from './tables/cockfight.ts';

/** How a match is going. */
export interface Progress {
  /** 0 in sports without a clock. */
  minute: number;
  period?: { kind: PeriodKind; number: number };
  score: [home: number, away: number];
  /** The score as a board shows it. */
  shown: [home: string, away: string];
  isSuspended: boolean;
}

/** Probabilities of the outcomes. */
export interface Chances {
  home: number;
  draw: number;
  away: number;
}

/** A match whose whole course is known. */
export interface Course {
  /** Returns the progress after some minutes; undefined once it is over. */
  at(minutes: number): Progress | undefined;
  /** Returns the chances after some minutes; before the start for 0. */
  chances(minutes: number): Chances;
  /** Returns its markets in addition to the result. Most callers need none. */
  markets(): readonly CourseMarket[];
  /** Minutes after which it is over. */
  lasts: number;
  final: [home: number, away: number];
}

export interface Sport {
  code: SportCode;
  /** Minutes between possible starts. */
  every: number;
  /** Maximum length of a match in minutes. */
  lasts: number;
  course(random: Random): Course;
  /** Returns the odds by the chances, in hundredths, where they differ from the usual ones. */
  odds?(chances: Chances): Chances;
}

const between = (random: Random, least: number, most: number) => least + random() * (most - least);
const clamped = (chance: number) => Math.min(0.96, Math.max(0.04, chance));

/** Minutes of a football match: two halves with a break. */
const HALF = 45;
const BREAK = 15;
const FULL = 2 * HALF;
/** Least minutes of play without bets after a goal, until the odds of the next whole minute; and before the end. */
const AFTER_GOAL = 0.5;
const BEFORE_END = 2;
const MOST_GOALS = 12;

function goalMinutes(random: Random, rate: number): number[] {
  const minutes: number[] = [];
  for (let at = 0; ; ) {
    at += (-Math.log(1 - random()) * FULL) / rate;
    if (at >= FULL) return minutes;
    minutes.push(at);
  }
}

function poisson(rate: number, count: number): number {
  let chance = Math.exp(-rate);
  for (let index = 1; index <= count; index++) chance *= rate / index;
  return chance;
}

/** Returns a function that keeps its last value: all markets of a match ask for the same minute. */
function lastCached<Value>(read: (minutes: number) => Value): (minutes: number) => Value {
  let last: { minutes: number; value: Value } | undefined;
  return (minutes) => {
    if (last?.minutes !== minutes) last = { minutes, value: read(minutes) };
    return last.value;
  };
}

function footballCourse(random: Random): Course {
  const rates = [between(random, 0.9, 2.1), between(random, 0.7, 1.7)] as const;
  const goals = rates.map((rate) => goalMinutes(random, rate));
  const isBreak = (minutes: number) => minutes >= HALF && minutes < HALF + BREAK;
  const played = (minutes: number) => (minutes < HALF ? minutes : isBreak(minutes) ? HALF : minutes - BREAK);
  const scoreAt = (minute: number) =>
    goals.map((own) => own.filter((at) => at <= minute).length) as [number, number];
  const finals = lastCached((minutes): Final[] => {
    const now = played(minutes);
    const left = (FULL - now) / FULL;
    const [more, other] = rates.map((rate) =>
      Array.from({ length: MOST_GOALS + 1 }, (_, count) => poisson(rate * left, count)),
    );
    const [home, away] = scoreAt(now);
    return more!.flatMap((chance, goals) =>
      other!.map((others, conceded) => ({
        score: [home + goals, away + conceded] as const,
        chance: chance * others,
      })),
    );
  });
  return {
    lasts: FULL + BREAK,
    markets: () => goalMarkets(finals),
    final: scoreAt(FULL),
    at(minutes) {
      const now = played(minutes);
      if (now >= FULL) return undefined;
      const score = scoreAt(now);
      const scored = goals.some((own) => own.some((at) => at <= now && now < Math.ceil(at + AFTER_GOAL)));
      return {
        minute: isBreak(minutes) ? HALF : Math.floor(now) + 1,
        ...(isBreak(minutes) && { period: { kind: 'halfTime', number: 0 } }),
        score,
        shown: [String(score[0]), String(score[1])],
        isSuspended: scored || now > FULL - BEFORE_END,
      };
    },
    chances(minutes) {
      const chances = { home: 0, draw: 0, away: 0 };
      for (const { score, chance } of finals(minutes)) {
        const lead = score[0] - score[1];
        chances[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'] += chance;
      }
      return chances;
    },
  };
}

interface Parts {
  kind: 'set' | 'map';
  /** Least and most games of a part, and minutes of a game. */
  games: [least: number, most: number];
  minutes: number;
}

/** A match over parts, the best of three. */
function partsCourse(random: Random, { kind, games, minutes: ofGame }: Parts): Course {
  const strength = between(random, 0.35, 0.65);
  const parts: { isHome: boolean; until: number }[] = [];
  const wins = (isHome: boolean) => parts.filter((part) => part.isHome === isHome).length;
  while (wins(true) < 2 && wins(false) < 2) {
    const length = Math.round(between(random, ...games)) * ofGame;
    parts.push({ isHome: random() < strength, until: (parts.at(-1)?.until ?? 0) + length });
  }
  const scoreAt = (minutes: number): [number, number] => {
    const done = parts.filter(({ until }) => until <= minutes);
    const home = done.filter(({ isHome }) => isHome).length;
    return [home, done.length - home];
  };
  const finalsFrom = (home: number, away: number, chance = 1): Final[] =>
    home === 2 || away === 2
      ? [{ score: [home, away], chance }]
      : [
          ...finalsFrom(home + 1, away, chance * strength),
          ...finalsFrom(home, away + 1, chance * (1 - strength)),
        ];
  const finals = (minutes: number) => finalsFrom(...scoreAt(minutes));
  const lasts = parts.at(-1)!.until;
  return {
    lasts,
    markets: () => partMarkets(finals),
    final: scoreAt(lasts),
    at(minutes) {
      if (minutes >= lasts) return undefined;
      const score = scoreAt(minutes);
      return {
        minute: 0,
        period: { kind, number: score[0] + score[1] + 1 },
        score,
        shown: [String(score[0]), String(score[1])],
        isSuspended: parts.some(({ until }) => until <= minutes && until > minutes - 1),
      };
    },
    chances(minutes) {
      const won = finals(minutes).filter(({ score }) => score[0] === 2);
      const home = clamped(won.reduce((sum, { chance }) => sum + chance, 0));
      return { home, draw: 0, away: 1 - home };
    },
  };
}

/** Overs of an innings, minutes of an over and of the break, and wickets at which an innings ends. */
const OVERS = 20;
const OVER = 4;
const INNINGS_BREAK = 15;
const WICKETS = 10;
/** Probability of a wicket in an over, and the variance of its runs. */
const WICKET = 0.32;
const OVER_VARIANCE = 5.4;

/** Returns the probability of fewer wickets than `most` in some overs. */
function fewerWickets(overs: number, most: number): number {
  let chance = (1 - WICKET) ** overs;
  let sum = 0;
  for (let wickets = 0; wickets < most && wickets <= overs; wickets++) {
    sum += chance;
    chance *= ((overs - wickets) / (wickets + 1)) * (WICKET / (1 - WICKET));
  }
  return sum;
}

interface Innings {
  runs: number;
  wickets: number;
}

function cricketCourse(random: Random): Course {
  const strength = between(random, 0.4, 0.6);
  const innings = (pace: number) => {
    const after: Innings[] = [{ runs: 0, wickets: 0 }];
    while (after.length <= OVERS && after.at(-1)!.wickets < WICKETS) {
      const { runs, wickets } = after.at(-1)!;
      after.push({
        runs: runs + Math.round(between(random, pace - 4, pace + 4)),
        wickets: Math.min(WICKETS, wickets + Number(random() < WICKET)),
      });
    }
    return after;
  };
  const pace = 7.5 + (strength - 0.5) * 6;
  const first = innings(pace);
  const second = innings(7.5 - (strength - 0.5) * 6);
  const firstEnd = (first.length - 1) * OVER;
  const target = first.at(-1)!.runs + 1;
  const reached = second.findIndex(({ runs }) => runs >= target);
  const lastOver = reached < 0 ? second.length - 1 : reached;
  const state = (minutes: number) => {
    const chase = minutes - firstEnd - INNINGS_BREAK;
    const over = Math.floor((chase < 0 ? minutes : chase) / OVER);
    const isBreak = minutes >= firstEnd && chase < 0;
    return { isChase: chase >= 0, over, isBreak };
  };
  const board = ({ runs, wickets }: Innings) => `${runs}/${wickets}`;
  /** Returns the runs that the first innings is expected to end with, and their standard deviation. */
  const expected = (minutes: number) => {
    const { isChase, isBreak, over } = state(minutes);
    const { runs, wickets } = isChase || isBreak ? first.at(-1)! : first[over]!;
    if (isChase || isBreak) return { runs, spread: 0 };
    // Overs that are played only while wickets are left.
    let [overs, squares] = [0, 0];
    for (let later = 0; later < OVERS - over; later++) {
      const chance = fewerWickets(later, WICKETS - wickets);
      overs += chance;
      squares += (2 * later + 1) * chance;
    }
    const variance = overs * OVER_VARIANCE + pace ** 2 * (squares - overs ** 2);
    return { runs: runs + pace * overs, spread: Math.sqrt(variance) };
  };
  return {
    lasts: firstEnd + INNINGS_BREAK + lastOver * OVER,
    markets: () => runMarkets(expected),
    final: [first.at(-1)!.runs, second[lastOver]!.runs],
    at(minutes) {
      const { isChase, over, isBreak } = state(minutes);
      if (isChase && over >= lastOver) return undefined;
      const home = isChase || isBreak ? first.at(-1)! : first[over]!;
      const away = isChase ? second[over]! : { runs: 0, wickets: 0 };
      return {
        minute: 0,
        period: isBreak ? { kind: 'innings', number: 0 } : { kind: 'over', number: over + 1 },
        score: [home.runs, away.runs],
        shown: [board(home), isChase ? board(away) : ''],
        // The umpires look at a wicket again.
        isSuspended: !isBreak && minutes % (6 * OVER) < 0.4,
      };
    },
    chances(minutes) {
      const { isChase, over, isBreak } = state(minutes);
      let home = strength;
      if (!isChase && !isBreak && over > 0) home += (first[over]!.runs / over - 7.5) * 0.04;
      if (isBreak) home += (target / OVERS - 8) * 0.08;
      if (isChase) {
        const left = Math.max(1, OVERS - over);
        const { runs, wickets } = second[Math.min(over, second.length - 1)]!;
        home += ((target - runs) / left - 8) * 0.07 + (wickets - over * WICKET) * 0.05;
      }
      return { home: clamped(home), draw: 0, away: 1 - clamped(home) };
    },
  };
}

/** Maximum minutes of a cockfight, and minutes until its bets close. */
const FIGHT = 10;
const OPEN = 2;

function cockfightCourse(random: Random): Course {
  const home = between(random, 0.47, 0.6);
  const draw = between(random, 0.06, 0.08);
  const ends = between(random, 4, FIGHT);
  return {
    lasts: ends,
    markets: () => [],
    final: [0, 0],
    at(minutes) {
      if (minutes >= ends) return undefined;
      return {
        minute: Math.floor(minutes) + 1,
        score: [0, 0],
        shown: ['', ''],
        isSuspended: minutes >= OPEN,
      };
    },
    chances: () => ({ home, draw, away: 1 - draw - home }),
  };
}

export const sports: Readonly<Record<SportCode, Sport>> = {
  football: {
    code: 'football',
    every: 30,
    lasts: FULL + BREAK,
    course: footballCourse,
  },
  tennis: {
    code: 'tennis',
    every: 30,
    lasts: 160,
    course: (random) => partsCourse(random, { kind: 'set', games: [8, 12], minutes: 4 }),
  },
  cricket: {
    code: 'cricket',
    every: 30,
    lasts: 2 * OVERS * OVER + INNINGS_BREAK,
    course: cricketCourse,
  },
  esports: {
    code: 'esports',
    every: 30,
    lasts: 120,
    course: (random) => partsCourse(random, { kind: 'map', games: [25, 40], minutes: 1 }),
  },
  cockfight: {
    code: 'cockfight',
    every: 5,
    lasts: FIGHT,
    course: cockfightCourse,
    odds: fightOdds,
  },
};
