import { expect, test } from 'vitest';
import { launchGame } from '../../src/gateway/endpoints/launch.ts';
import { getVendors } from '../../src/gateway/endpoints/lobby.ts';
import { getMatches } from '../../src/gateway/endpoints/matches.ts';
import { call } from '../../src/gateway/http/client.ts';
import { post, ticketOf } from './games.ts';
import { codeOf, gatewayPerTest, launchQuery } from './harness.ts';

const MINUTE = 60_000;

const gateway = gatewayPerTest();

const query = { merchantCode: 'foyer', language: 'EN', size: 100 };
const read = (more: object = {}) => call(getMatches, { query: { ...query, ...more } });

test('the demo serves live and later matches of vendors with sports, live ones first', async () => {
  const { matches, sports } = await read();
  const live = matches.filter(({ isLive }) => isLive);
  expect(matches.slice(0, live.length)).toEqual(live);
  expect(live.length).toBeGreaterThan(3);
  expect(matches.length).toBeGreaterThan(20);
  const { mapping } = await call(getVendors, { query: { typeId: 1, merchantCode: 'foyer', language: 'EN' } });
  const vendors = [...mapping.SPORTS!, ...mapping.ESPORTS!].map(({ vassalage }) => vassalage);
  for (const { id, vassalage, home, away, startsAt, isLive, odds, sport, moreMarkets } of matches) {
    const most = { football: 3, cockfight: 0 }[sport] ?? 2;
    expect(isLive ? Math.min(moreMarkets, most) : most, id).toBe(moreMarkets);
    expect(vendors).toContain(vassalage);
    expect(home).not.toBe(away);
    expect(startsAt <= gateway.now(), id).toBe(isLive);
    expect(Math.min(odds.home, odds.away)).toBeGreaterThan(1);
  }
  expect(sports.map(({ name }) => name).sort()).toEqual([
    'Cockfight',
    'Cricket',
    'E-sports',
    'Football',
    'Tennis',
  ]);
});

test('each side plays once a day, and in one match of the list', async () => {
  const starts = new Map<string, Set<number>>();
  for (let hour = 0; hour < 48; hour++, gateway.pass(60 * MINUTE)) {
    const { matches } = await read();
    const sides = matches.flatMap(({ home, away }) => [home, away]);
    expect(new Set(sides).size).toBe(sides.length);
    for (const { home, away, startsAt } of matches)
      for (const side of [home, away]) starts.set(side, (starts.get(side) ?? new Set()).add(startsAt));
  }
  for (const [side, all] of starts) {
    const days = [...all].map((at) => Math.floor(at / (24 * 60 * MINUTE)));
    expect(new Set(days).size, side).toBe(days.length);
  }
});

test('a match has the same odds at all vendors, and until its start', async () => {
  const oddsAt = async (vassalages: string) =>
    new Map((await read({ vassalages, sport: 'cricket' })).matches.map(({ id, odds }) => [id, odds]));
  const [main, other] = [await oddsAt('TOUCHL'), await oddsAt('GRANDST')];
  const shared = [...other.keys()].filter((id) => main.has(id));
  expect(shared.length).toBeGreaterThan(3);
  for (const id of shared) expect(other.get(id)).toEqual(main.get(id));
  const next = async () => (await read({ sport: 'cricket' })).matches.find(({ isLive }) => !isLive)!;
  const before = await next();
  gateway.pass(before.startsAt - gateway.now() - 1);
  expect((await next()).odds).toEqual(before.odds);
});

test('sides of different matches are seldom named after the same place or family', async () => {
  const lists = await Promise.all(['football', 'tennis', 'cricket'].map((sport) => read({ sport })));
  const sides = lists.flatMap(({ matches }) => matches.flatMap(({ home, away }) => [home, away]));
  const places = sides.map((side) => side.replace(/^[A-Z]\. /, '').split(' ')[0]);
  expect(new Set(places).size).toBeGreaterThan(sides.length * 0.9);
});

test('a match follows the clock of the gateway: it begins, its score never falls, and it ends', async () => {
  const { matches } = await read({ sport: 'football' });
  const next = matches.find(({ isLive }) => !isLive)!;
  const now = async () => (await read()).matches.find(({ id }) => id === next.id);
  gateway.pass(next.startsAt - gateway.now());
  let goals = 0;
  const minutes: number[] = [];
  for (let passed = 0; passed < 105; passed += 5, gateway.pass(5 * MINUTE)) {
    const { isLive, minute, homeScore, awayScore } = (await now())!;
    expect(isLive).toBe(true);
    expect(Number(homeScore) + Number(awayScore)).toBeGreaterThanOrEqual(goals);
    goals = Number(homeScore) + Number(awayScore);
    minutes.push(minute);
  }
  expect(minutes.slice(0, 3)).toEqual([1, 6, 11]);
  expect(minutes.at(-1)).toBe(86);
  expect(await now()).toBeUndefined();
});

test('matches change every ten seconds at most, at the same times for the list and the games', async () => {
  gateway.pass(10_000 - (gateway.now() % 10_000));
  const changes = new Set<number>();
  let last = '';
  for (let second = 0; second < 360; second++, gateway.pass(1_000)) {
    const { matches } = await read({ sport: 'football' });
    const text = JSON.stringify(matches);
    if (last && text !== last) changes.add(second % 10);
    last = text;
  }
  expect([...changes]).toEqual([0]);
});

test('odds move while a match is live, at most once a minute', async () => {
  const { matches } = await read();
  const before = new Map(matches.map(({ id, odds }) => [id, odds.home]));
  gateway.pass(MINUTE);
  const moved = (await read()).matches.filter(
    ({ id, odds, isLive }) => isLive && odds.home !== before.get(id),
  );
  expect(moved.length).toBeGreaterThan(0);
});

test('a response has at most the requested number of matches, of the requested sport', async () => {
  expect((await read({ size: 5 })).matches).toHaveLength(5);
  expect(await codeOf(read({ size: 101 }))).toBe('request.invalid');
  const { matches, sports } = await read({ sport: 'cricket' });
  expect(new Set(matches.map(({ sport }) => sport))).toEqual(new Set(['cricket']));
  expect(sports).toHaveLength(5);
});

test('a response has matches of the requested vendors only, and their sports', async () => {
  const { matches, sports } = await read({ vassalages: 'LANE5,IMES' });
  expect(new Set(matches.map(({ vassalage }) => vassalage))).toEqual(new Set(['LANE5', 'IMES']));
  expect(sports).toEqual([{ code: 'esports', name: 'E-sports' }]);
});

test('cockfights of their vendor begin every few minutes, close their bets and end without a score', async () => {
  const fights = () => read({ vassalages: 'SV3' });
  const { matches, sports } = await fights();
  expect(sports).toEqual([{ code: 'cockfight', name: 'Cockfight' }]);
  const next = matches.find(({ isLive }) => !isLive)!;
  expect(next.startsAt - gateway.now()).toBeLessThanOrEqual(5 * MINUTE);
  expect(Math.min(next.odds.home, next.odds.draw, next.odds.away)).toBeGreaterThan(1);
  const now = async () => (await fights()).matches.find(({ id }) => id === next.id);
  gateway.pass(next.startsAt - gateway.now());
  expect(await now()).toMatchObject({ isLive: true, minute: 1, homeScore: '', isSuspended: false });
  gateway.pass(3 * MINUTE);
  expect(await now()).toMatchObject({ minute: 4, isSuspended: true });
  gateway.pass(7 * MINUTE);
  expect(await now()).toBeUndefined();
});

test('periods and sports are in the requested language, and the call is refused without its flag', async () => {
  const { matches, sports } = await read({ language: 'JA', sport: 'tennis' });
  expect(sports.map(({ name }) => name)).toContain('テニス');
  expect(matches[0]!.period).toMatch(/^第\dセット$/);
  gateway.switches.whitelabel = { MATCHES3: false };
  expect(await codeOf(read())).toBe('permission.denied');
});

test('the game of a match contains it, and its address names match and outcome', async () => {
  await gateway.signIn('maya7');
  const { matches } = await read();
  const { mapping } = await call(getVendors, { query: { typeId: 1, merchantCode: 'foyer', language: 'EN' } });
  for (const { id, vassalage, sport, home, odds, isSuspended } of matches) {
    const vendors = sport === 'esports' ? mapping.ESPORTS! : mapping.SPORTS!;
    const { gameId, nodeId } = vendors.find((vendor) => vendor.vassalage === vassalage)!;
    const launch = { ...launchQuery, gameId, nodeId, accountType: vassalage, matchId: id, outcome: 'away' };
    const { content } = await call(launchGame, { query: launch });
    const { searchParams } = new URL(content.game_url);
    expect([searchParams.get('match'), searchParams.get('outcome')]).toEqual([id, 'away']);
    const { value } = await post(gateway, '/games/session', { ticket: ticketOf(content.game_url) });
    const { fixtures = [], fights = [], options = [] } = value;
    const own = [...fixtures, ...fights].find((one: { id: string }) => one.id === id);
    // The game of cockfights leaves out those that take no bets.
    expect(Boolean(own)).toBe(sport !== 'cockfight' || !isSuspended);
    if (!own) continue;
    expect([own.home ?? own.meron, (own.odds?.home ?? options[0].times) / 100]).toEqual([home, odds.home]);
  }
});

test('the address of sports has the theme and the accent of the site; scenes of other games are dark', async () => {
  await gateway.signIn('maya7');
  const look = { theme: 'light', accent: '#2563eb' } as const;
  const { mapping } = await call(getVendors, { query: { typeId: 1, merchantCode: 'foyer', language: 'EN' } });
  const { gameId, nodeId, vassalage: accountType } = mapping.SPORTS![0]!;
  const shown = async (own: { gameId: string; nodeId: string; accountType: string }) => {
    const { content } = await call(launchGame, { query: { ...launchQuery, ...own, ...look } });
    const { searchParams } = new URL(content.game_url);
    return [searchParams.get('theme'), searchParams.get('accent')];
  };
  expect(await shown({ gameId, nodeId, accountType })).toEqual(['light', '#2563eb']);
  expect(await shown({ gameId: '1001', nodeId: '1', accountType: 'ASTER' })).toEqual([null, null]);
});
