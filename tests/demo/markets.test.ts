import { describe, expect, test } from 'vitest';
import { fixturesOf, matchById } from '../../demo/gateway/play/slip.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { getBetRecords } from '../../src/gateway/endpoints/records.ts';
import { logout } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { launched, opened, post } from './games.ts';
import { gamesQuery, gatewayPerTest } from './harness.ts';

const gateway = gatewayPerTest();

interface Market {
  id: string;
  name: string;
  outcomes: { id: string; name: string; odds: number }[];
}
interface Served {
  id: string;
  sport: string;
  home: string;
  away: string;
  odds: Record<string, number>;
  progress?: object;
  markets: Market[];
}

/** Returns the id of a game with a sport. */
const gameOf = async (sport: string) => {
  const gameType = sport === 'esports' ? 'ESPORTS' : 'SPORTS';
  const { games } = await call(getGames, { query: { ...gamesQuery, gameType } });
  const part = { football: 'Football', esports: '' }[sport] ?? 'All Sports';
  return games.find(({ gameName }) => gameName.includes(part))!.gameId;
};
const later = (fixtures: Served[], of = 'football') =>
  fixtures.find(({ progress, sport }) => !progress && sport === of)!;
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe('markets', { tags: ['LA-3'] }, () => {
  test('a match has several markets, by what its sport counts', async () => {
    await gateway.signIn('maya7');
    const offered: Record<string, string[]> = {};
    for (const sport of ['football', 'tennis', 'cricket', 'esports']) {
      const match = later((await opened(gateway, await gameOf(sport))).fixtures, sport);
      offered[sport] = match.markets.map(({ name }) => plain(name).replace(match.home, '*'));
    }
    expect(offered).toEqual({
      football: ['Total goals', 'Both teams to score', 'Handicap'],
      tennis: ['Total sets', 'Handicap'],
      cricket: ['Runs of *', 'Total runs odd or even'],
      esports: ['Total maps', 'Handicap'],
    });
  });

  test('selections name their line, and a handicap its side', async () => {
    await gateway.signIn('maya7');
    const { home, away, markets } = later((await opened(gateway, await gameOf('tennis'))).fixtures, 'tennis');
    const [total, handicap] = markets.map(({ outcomes }) => outcomes.map(({ name }) => plain(name)));
    expect(total).toEqual(['Over 2.5', 'Under 2.5']);
    const lines = [
      [`${home} −1.5`, `${away} +1.5`],
      [`${home} +1.5`, `${away} −1.5`],
    ];
    expect(lines).toContainEqual(handicap);
  });

  test('odds of opposite selections keep a margin, before and during a match', () => {
    const names = ['Arena Football', 'Arena Tennis', 'Arena Cricket'];
    let seen = 0;
    for (let hour = 0; hour < 48; hour += 0.1) {
      const now = 1_800_000_000_000 + hour * 3_600_000;
      for (const fixture of names.flatMap((name) => fixturesOf({ type: 'SPORTS', name }, now))) {
        for (const { id, odds } of fixture.markets) {
          const shares = Object.values(odds).map((odd) => 100 / odd);
          const book = shares.reduce((sum, share) => sum + share, 0);
          expect(book, `${fixture.id} ${id} ${JSON.stringify(odds)}`).toBeGreaterThan(1.005);
          expect(book).toBeLessThan(1.075);
          seen++;
        }
        for (const odd of Object.values(fixture.odds)) expect(odd === 0 || odd > 100).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(1_000);
  });

  test.each(['football', 'tennis', 'cricket', 'esports'])(
    'every selection of %s returns the same share over time',
    (sport) => {
      const won: Record<string, number> = {};
      const matches = 10_000;
      for (let number = 0; number < matches; number++) {
        const { fixture, markets } = matchById(`${sport}-${number}`, 0);
        const offered = fixture!.markets;
        for (const { id, won: winner } of markets) {
          for (const [outcome, odd] of Object.entries(offered.find((one) => one.id === id)!.odds)) {
            const key = `${id} ${outcome}`;
            won[key] = (won[key] ?? 0) + (winner === outcome ? odd / 100 / matches : 0);
          }
        }
      }
      expect(Object.keys(won).length).toBeGreaterThan(3);
      for (const [selection, share] of Object.entries(won)) {
        expect(share, selection).toBeGreaterThan(0.9);
        expect(share, selection).toBeLessThan(0.98);
      }
    },
  );

  test('a market closes once it is decided, and opens no more', () => {
    const line = matchById('football-20000', 0).markets.find(({ id }) => id === 'total')!.line!;
    const { startsAt } = matchById('football-20000', 0);
    let closed = false;
    for (let minute = 0; minute < 105; minute++) {
      const { fixture } = matchById('football-20000', startsAt + minute * 60_000);
      const goals = fixture!.progress!.score[0] + fixture!.progress!.score[1];
      const isOpen = fixture!.markets.some(({ id }) => id === 'total');
      if (goals > line) closed = true;
      if (closed) expect(isOpen, `minute ${minute}`).toBe(false);
      else if (minute < 30) expect(isOpen, `minute ${minute}`).toBe(true);
    }
  });
});

describe('bets on markets', { tags: ['LA-3'] }, () => {
  const picksOf = (match: Served) =>
    match.markets.flatMap(({ id: market, outcomes }) =>
      outcomes.map(({ id: outcome, odds }) => ({ fixture: match.id, market, outcome, odds })),
    );

  test.each(['football', 'tennis', 'cricket'] as const)(
    'a bet on each selection of a match of %s is settled by the final score',
    async (sport) => {
      await gateway.signIn('maya7');
      const id = await gameOf(sport);
      const { token, fixtures } = await opened(gateway, id);
      const match = later(fixtures, sport);
      const picks = picksOf(match);
      const bets = picks.map((pick) => ({ bet: 1_000, picks: [pick] }));
      const { value } = await post(gateway, '/games/slip', { bets }, token);
      expect(value.placed).toHaveLength(picks.length);
      gateway.pass(matchById(match.id, 0).endsAt - gateway.now());
      await gateway.signIn('maya7');
      const settled = (await opened(gateway, id)).bets.reverse();
      const shown = settled[0].picks[0].shown.map(Number);
      for (const [index, bet] of settled.entries()) {
        const { market, outcome, odds } = picks[index]!;
        const [pick] = bet.picks;
        const name = plain(pick.pickName);
        const [line] = name.match(/[−+]?\d+\.5$/) ?? ['0'];
        const number = Number(line.replace('−', '-'));
        const [home, away] = shown;
        const rules: Record<string, boolean> = {
          'total over': home + away > number,
          'total under': home + away < number,
          'both yes': home > 0 && away > 0,
          'both no': home === 0 || away === 0,
          'handicap home': home + number > away,
          'handicap away': away + number > home,
          'runs over': home > number,
          'runs under': home < number,
          'parity odd': (home + away) % 2 === 1,
          'parity even': (home + away) % 2 === 0,
        };
        const wins = rules[`${market} ${outcome}`];
        expect(bet.win, `${name} at ${shown.join(' – ')}`).toBe(wins ? odds * 10 : 0);
        expect(pick).toMatchObject({ market, outcome, state: wins ? 'won' : 'lost' });
      }
    },
  );

  test('a bet names its match, market and selection in the language of the game', async () => {
    await gateway.signIn('maya7');
    const { token, fixtures } = await opened(gateway, await gameOf('football'));
    const match = later(fixtures);
    const total = picksOf(match).filter(({ market }) => market === 'total');
    const bets = [{ bet: 1_000, picks: [total[0]!] }];
    const { value } = await post(gateway, '/games/slip', { bets, language: 'ES' }, token);
    const [pick] = value.bets[0].picks;
    expect(pick).toMatchObject({ home: match.home, away: match.away, marketName: 'Total de goles' });
    expect(plain(pick.pickName)).toMatch(/^Más de [123]\.5$/);
    const range = { startTime: gateway.now() - 60_000, endTime: gateway.now(), pageNo: 1, pageSize: 20 };
    const { list } = await call(getBetRecords, { query: { ...range, language: 'ES' } });
    expect(list[0]!.selections).toEqual([
      {
        event: `${match.home} – ${match.away}`,
        market: 'Total de goles',
        selection: pick.pickName,
        odds: total[0]!.odds / 100,
      },
    ]);
    expect(list.slice(1).map(({ selections }) => selections)).not.toContain(undefined);
  });

  test('an accumulator takes one selection of a match only, in any of its markets', async () => {
    await gateway.signIn('maya7');
    const { token, balance, fixtures } = await opened(gateway, await gameOf('football'));
    const match = later(fixtures);
    const result = { fixture: match.id, outcome: 'home', odds: match.odds.home };
    const [over] = picksOf(match);
    const place = (...bets: object[][]) =>
      post(gateway, '/games/slip', { bets: bets.map((picks) => ({ bet: 1_000, picks })) }, token);
    expect(await place([result, over!])).toMatchObject({ errorCode: 'request.invalid' });
    expect((await place([result], [over!])).value.balance).toBe(balance - 2_000);
  });

  test('odds of another market, or of none, are refused', async () => {
    await gateway.signIn('maya7');
    const { token, fixtures } = await opened(gateway, await gameOf('football'));
    const [over] = picksOf(later(fixtures));
    const place = (pick: object) =>
      post(gateway, '/games/slip', { bets: [{ bet: 1_000, picks: [pick] }] }, token);
    expect(await place({ ...over!, market: 'corners' })).toMatchObject({ errorCode: 'request.invalid' });
    for (const wrong of [{ outcome: 'home' }, { market: 'runs' }, { market: 'parity', outcome: 'odd' }]) {
      const { value } = await place({ ...over!, ...wrong });
      expect([value.placed, value.fixtures.length]).toEqual([undefined, fixtures.length]);
    }
    expect(await place({ ...over!, market: 'runs', odds: 0 })).toMatchObject({
      errorCode: 'request.invalid',
    });
  });
});

describe('selections in the slip', { tags: ['LA-3'] }, () => {
  const open = async () => opened(gateway, await gameOf('football'));
  const keep = (picks: object[], token: string) => post(gateway, '/games/selections', { picks }, token);
  const pickOf = ({ id, odds }: Served) => ({
    fixture: id,
    market: 'result',
    outcome: 'home',
    odds: odds.home,
  });

  test('wait for the same sign-in, in the same game, until they are placed', async () => {
    await gateway.signIn('maya7');
    const { token, fixtures, selections, vendor } = await open();
    expect([selections, vendor]).toEqual([[], 'Arena Eight']);
    const pick = pickOf(later(fixtures));
    await keep([pick], token);
    const again = await open();
    expect(again.selections).toEqual([pick]);
    expect((await opened(gateway, await gameOf('tennis'))).selections).toEqual([]);
    await post(gateway, '/games/slip', { bets: [{ bet: 1_000, picks: [pick] }] }, again.token);
    expect((await open()).selections).toEqual([]);
  });

  test('go with the end of their match', async () => {
    await gateway.signIn('maya7');
    const { token, fixtures } = await open();
    const live = fixtures.find(({ progress }: Served) => progress);
    const next = later(fixtures);
    await keep([pickOf(live), pickOf(next)], token);
    gateway.pass(matchById(live.id, 0).endsAt - gateway.now());
    const { selections } = await open();
    expect(selections).toEqual([pickOf(next)]);
  });

  test('are not shown to another account, nor after another sign-in', async () => {
    const { token: session } = await gateway.signIn('maya7');
    const { token, fixtures } = await open();
    await keep([pickOf(later(fixtures))], token);
    await call(logout, {}, { token: session });
    expect(await keep([], token)).toMatchObject({ success: false });
    await gateway.signIn('newbie');
    expect((await open()).selections).toEqual([]);
    await gateway.signIn('maya7');
    expect((await open()).selections).toEqual([]);
  });

  test('are selections of the game’s kind, and as many as a slip takes', async () => {
    await gateway.signIn('maya7');
    const { token, fixtures } = await open();
    const pick = pickOf(later(fixtures));
    for (const picks of [
      'x',
      [{ ...pick, fixture: 'f'.repeat(41) }],
      [{ ...pick, outcome: 'x' }],
      Array(11).fill(pick),
    ])
      expect(await keep(picks as object[], token)).toMatchObject({ errorCode: 'request.invalid' });
    await keep([{ ...pick, fixture: 'no-match' }], token);
    expect((await open()).selections).toEqual([]);
    const ticket = await launched('1001');
    expect((await post(gateway, '/games/session', { ticket })).value.selections).toBeUndefined();
  });
});
