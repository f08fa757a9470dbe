import { expect, test } from 'vitest';
import { getLiveTables } from '../../src/gateway/endpoints/live-tables.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { call } from '../../src/gateway/http/client.ts';
import { opened } from './games.ts';
import { codeOf, gamesQuery, gatewayPerTest } from './harness.ts';

const gateway = gatewayPerTest();

const read = (ids: string[]) =>
  call(getLiveTables, { query: { merchantCode: 'foyer', language: 'EN', nodeIds: ids.join() } });
const live = async () =>
  (await call(getGames, { query: { ...gamesQuery, gameType: 'LIVE', pageSize: 100 } })).games;

test('every live game has a dealer, stakes and players', async () => {
  const games = await live();
  const { tables } = await read(games.map(({ nodeId }) => nodeId));
  expect(tables.map(({ nodeId }) => nodeId)).toEqual(games.map(({ nodeId }) => nodeId));
  for (const [
    index,
    { dealer, minBet, maxBet, players, seats, freeSeats, lastNumbers },
  ] of tables.entries()) {
    const { gameName } = games[index]!;
    expect(dealer).toMatch(/^[A-Z][a-z]+$/);
    expect(minBet).toBeGreaterThan(0);
    expect(maxBet).toBeGreaterThan(minBet);
    if (seats) expect(players).toBeLessThanOrEqual(seats);
    expect(typeof freeSeats === 'number', gameName).toBe(gameName.includes('Blackjack'));
    if (typeof freeSeats === 'number') expect(freeSeats).toBe(seats - players);
    expect(lastNumbers.length > 0, gameName).toBe(gameName.includes('Roulette'));
    for (const number of lastNumbers) expect(Number(number)).toBeLessThan(37);
  }
});

test('no dealer is at two tables, and shifts end', async () => {
  const ids = (await live()).map(({ nodeId }) => nodeId);
  expect(ids.length).toBeGreaterThan(50);
  const present = async () => (await read(ids)).tables.map(({ dealer }) => dealer);
  const before = await present();
  expect(new Set(before).size).toBe(ids.length);
  gateway.pass(60 * 60_000);
  const after = await present();
  expect(new Set(after).size).toBe(ids.length);
  expect(after.filter((dealer, index) => dealer === before[index])).toEqual([]);
});

test('players of a table come and go one at a time, the same for everyone', async () => {
  const ids = (await live()).map(({ nodeId }) => nodeId);
  const present = async () => (await read(ids)).tables.map(({ dealer, players }) => ({ dealer, players }));
  const first = await present();
  await gateway.signIn('maya7');
  expect(await present()).toEqual(first);
  await gateway.signIn('noor2');
  expect(await present()).toEqual(first);
  let before = first;
  for (let time = 0; time < 40; time++) {
    gateway.pass(15_000);
    const now = await present();
    for (const [index, { players }] of now.entries())
      expect(Math.abs(players - before[index]!.players)).toBeLessThan(2);
    before = now;
  }
  expect(before.filter(({ players }, index) => players !== first[index]!.players).length).toBeGreaterThan(30);
});

test('an opened table has the dealer of the list; other games have none', async () => {
  await gateway.signIn('maya7');
  const { nodeId, gameId } = (await live())[0]!;
  const [table] = (await read([nodeId])).tables;
  expect((await opened(gateway, gameId)).dealer).toBe(table!.dealer);
  expect((await opened(gateway, '1001')).dealer).toBeUndefined();
});

test('the dealer has 17 or more in all past rounds of blackjack, whatever the players had', async () => {
  await gateway.signIn('maya7');
  const { gameId } = (await live()).find(({ gameName }) => gameName.includes('Blackjack'))!;
  const { road } = (await opened(gateway, gameId)) as { road: { points: number }[] };
  expect(road.map(({ points }) => points).filter((points) => points < 17)).toEqual([]);
  expect(road).toHaveLength(168);
});

test('a table follows the clock of the gateway: a spin moves the numbers by one place', async () => {
  const roulette = (await live()).find(({ gameName }) => gameName.includes('Roulette'))!;
  const numbers = async () => (await read([roulette.nodeId])).tables[0]!.lastNumbers;
  const before = await numbers();
  expect(await numbers()).toEqual(before);
  gateway.pass(40_000);
  expect((await numbers()).slice(1)).toEqual(before.slice(0, -1));
});

test('other games have no table, and a request has at most 100 ids', async () => {
  expect((await read(['200001', 'x'])).tables).toEqual([]);
  expect(await codeOf(read(Array.from({ length: 101 }, (_, index) => String(index))))).toBe(
    'request.invalid',
  );
});
