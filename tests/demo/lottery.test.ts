import { describe, expect, test } from 'vitest';
import { seedGames } from '../../demo/fixtures/catalogue/games.ts';
import { groups, lotteries } from '../../demo/fixtures/catalogue/lotteries.ts';
import { lotteryNames } from '../../demo/fixtures/catalogue/lottery-names.ts';
import { currentIndex, indexOf, numberOf, timesOf } from '../../demo/gateway/lottery/schedule.ts';
import { launchGame } from '../../src/gateway/endpoints/launch.ts';
import {
  getDrawNumber,
  getLotteries,
  getLotteryMenu,
  getRecentDraws,
  getVnNumero,
} from '../../src/gateway/endpoints/lottery.ts';
import { call } from '../../src/gateway/http/client.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';
import { gatewayPerTest, launchQuery, NOON } from './harness.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const merchantCode = 'foyer';
const gateway = gatewayPerTest();

const seedOf = (code: string) => lotteries.find((one) => one.code === code)!;
const drawOf = async (code: string) => {
  const { gameType } = seedOf(code);
  const { draws } = await call(getDrawNumber, { query: { merchantCode, gameType, code } });
  return draws[0]!;
};

describe('the seed', () => {
  test('every game of LOTT and ELOTT has a separate lottery with a name in every language', () => {
    const games = seedGames().filter(({ type }) => type === 'LOTT' || type === 'ELOTT');
    expect(lotteries.map(({ name, gameType }) => [name, gameType])).toEqual(
      games.map(({ name, type }) => [name, type]),
    );
    for (const { name } of lotteries) {
      expect(Object.keys(lotteryNames[name]!).sort()).toEqual([...languageCodes].sort());
    }
    expect(new Set(lotteries.map(({ code }) => code)).size).toBe(lotteries.length);
  });

  test('has both play types, and draws from every minute to every week', () => {
    expect(new Set(groups.map(({ playType }) => playType))).toEqual(new Set(['Tradition', 'Entertainment']));
    const periods = lotteries.map(({ period }) => period);
    for (const period of [60, 180, 3_600, 86_400, 604_800]) expect(periods).toContain(period);
  });
});

describe('the schedule', () => {
  test('draws are consecutive, and each is found by its number', () => {
    for (const lottery of lotteries) {
      const index = currentIndex(lottery, NOON);
      const times = timesOf(lottery, index);
      expect(times.drawsAt).toBeGreaterThan(NOON);
      expect(times.drawsAt - lottery.period * 1_000).toBeLessThanOrEqual(NOON);
      expect(times.opensAt).toBeLessThan(times.closesAt);
      expect(times.closesAt).toBeLessThan(times.drawsAt);
      const numbers = Array.from({ length: 50 }, (_, ago) => numberOf(lottery, index - ago));
      expect(new Set(numbers).size).toBe(50);
      expect(numbers.map((number) => indexOf(lottery, number))).toEqual(numbers.map((_, ago) => index - ago));
    }
  });

  test('daily and weekly draws follow the local time of their place', () => {
    const { drawsAt } = timesOf(seedOf('VNHN'), currentIndex(seedOf('VNHN'), NOON));
    expect(new Date(drawsAt).toISOString()).toBe('2026-01-16T11:15:00.000Z');
    const weekly = timesOf(seedOf('HAR6'), currentIndex(seedOf('HAR6'), NOON)).drawsAt;
    expect(new Date(weekly).toISOString()).toBe('2026-01-17T13:30:00.000Z');
  });

  test.each(['', '2026', '20260115-9999', '20261301-0001', '20260115-0000', 'x'])(
    'has no draw %j',
    (number) => {
      expect(indexOf(seedOf('MB1'), number)).toBeUndefined();
    },
  );
});

describe('the calls', () => {
  test('the menu has prize mode and play type of each group, localised', { tags: ['LA-4'] }, async () => {
    const menu = async (gameType: 'LOTT' | 'ELOTT', prizeMode: 'Lott' | 'Elott', language = 'EN') =>
      (await call(getLotteryMenu, { query: { merchantCode, language, gameType, prizeMode } })).groups;
    expect(await menu('ELOTT', 'Elott')).toMatchObject([
      { code: 'vietnam', name: 'Vietnam', prizeMode: 'Elott', playType: 'Tradition' },
      { code: 'minute', prizeMode: 'Elott', playType: 'Entertainment' },
      { code: 'pick', prizeMode: 'ZY', playType: 'Entertainment' },
    ]);
    // A site with e-lotteries asks in that mode for classic ones, too.
    expect((await menu('LOTT', 'Elott'))[0]).toMatchObject({ code: 'daily', prizeMode: 'Lott' });
    expect((await menu('LOTT', 'Lott', 'UR'))[0]).toMatchObject({ name: 'بڑے ڈرا', prizeMode: 'Lott' });
  });

  test('every lottery of the list launches', { tags: ['LA-1'] }, async () => {
    await gateway.signIn('maya7');
    for (const gameType of ['LOTT', 'ELOTT'] as const) {
      const { list } = await call(getLotteries, { query: { merchantCode, language: 'JA', gameType } });
      expect(list).toHaveLength(lotteries.filter((one) => one.gameType === gameType).length);
      const [{ gameId, nodeId, vassalage, name }] = list as [(typeof list)[0]];
      expect(name).toBe(lotteryNames[seedOf(list[0]!.code).name]!.JA);
      const query = { ...launchQuery, gameId, nodeId, accountType: vassalage };
      const { content } = await call(launchGame, { query });
      expect(content.game_url).toContain('/games/play');
    }
  });

  test('a draw’s result appears when the next draw begins, and stays', { tags: ['LA-4'] }, async () => {
    const before = await drawOf('MB1');
    expect(before.closesAt).toBeLessThan(before.drawsAt);
    gateway.pass(before.drawsAt - gateway.now() - 1);
    expect((await drawOf('MB1')).drawNumber).toBe(before.drawNumber);
    gateway.pass(1);
    const after = await drawOf('MB1');
    expect(after.drawNumber).not.toBe(before.drawNumber);
    expect(after.last).toMatchObject({ drawNumber: before.drawNumber, drawnAt: before.drawsAt });
    expect(after.last!.numbers).toHaveLength(5);
    expect(after.drawsAt).toBe(before.nextDrawsAt);
    gateway.pass(5 * MINUTE);
    const { list } = await call(getRecentDraws, { query: { merchantCode, code: 'MB1', size: 10 } });
    expect(list).toHaveLength(10);
    expect(list[5]).toEqual(after.last);
    const times = list.map(({ drawnAt }) => drawnAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('results have their lottery’s format and differ', async () => {
    const recent = async (code: string) =>
      (await call(getRecentDraws, { query: { merchantCode, code, size: 50 } })).list;
    for (const { numbers, extra } of await recent('MON6')) {
      const balls = [...numbers, ...extra];
      expect(balls).toHaveLength(7);
      expect(new Set(balls).size).toBe(7);
      for (const ball of balls) expect(ball).toMatch(/^(0[1-9]|[1-3]\d|4[0-5])$/);
    }
    const digits = await recent('P3M1');
    expect(digits.every(({ numbers }) => /^\d,\d,\d$/.test(String(numbers)))).toBe(true);
    expect(new Set(digits.map(({ numbers }) => String(numbers))).size).toBeGreaterThan(40);
    const others = await recent('THREE60');
    expect(others.map(({ numbers }) => numbers)).not.toEqual(digits.map(({ numbers }) => numbers));
  });

  test('lists a Vietnamese draw’s numbers by tiers, the special prize first', {
    tags: ['LA-4'],
  }, async () => {
    const { last } = await drawOf('VNSG');
    const query = { merchantCode, code: 'VNSG', drawNumber: last!.drawNumber };
    const { tiers, drawnAt } = await call(getVnNumero, { query });
    expect(drawnAt).toBe(last!.drawnAt);
    expect(tiers.map(({ tier, numbers }) => [tier, numbers.length, numbers[0]!.length])).toEqual([
      ['special', 1, 6],
      ['first', 1, 5],
      ['second', 1, 5],
      ['third', 2, 5],
      ['fourth', 7, 5],
      ['fifth', 1, 4],
      ['sixth', 3, 4],
      ['seventh', 1, 3],
      ['eighth', 1, 2],
    ]);
    expect(tiers[0]!.numbers).toEqual(last!.numbers);
    const north = await drawOf('VNHN');
    const hanoi = { merchantCode, code: 'VNHN', drawNumber: north.last!.drawNumber };
    expect((await call(getVnNumero, { query: hanoi })).tiers).toHaveLength(8);
  });

  test('reveals no future draw and refuses an unknown one', { tags: ['LA-4'] }, async () => {
    const { drawNumber, drawsAt } = await drawOf('VNSG3');
    const request = (code: string, number: string) =>
      call(getVnNumero, { query: { merchantCode, code, drawNumber: number } });
    await expect(request('VNSG3', drawNumber)).rejects.toMatchObject({ code: 'not.found' });
    await expect(request('VNSG3', '20260115-9999')).rejects.toMatchObject({ code: 'not.found' });
    await expect(request('NONE', drawNumber)).rejects.toMatchObject({ code: 'not.found' });
    await expect(request('MB1', (await drawOf('MB1')).last!.drawNumber)).rejects.toMatchObject({
      code: 'not.found',
    });
    gateway.pass(drawsAt - gateway.now());
    expect((await request('VNSG3', drawNumber)).tiers).toHaveLength(9);
  });

  test('a daily draw pauses before its next sale', async () => {
    const { drawsAt } = await drawOf('DAY5');
    gateway.pass(drawsAt - gateway.now());
    const next = await drawOf('DAY5');
    expect(next.opensAt - gateway.now()).toBe(60 * MINUTE);
    expect(next.drawsAt - drawsAt).toBe(DAY);
  });
});
