import { describe, expect, test } from 'vitest';
import { announcedSeconds, drawState } from '../../../src/features/lottery/draw-state.ts';
import { hasDrawEnded } from '../../../src/features/lottery/draws.ts';
import { sectionsOf, takeFirst } from '../../../src/features/lottery/lotteries.ts';
import { prizeModeOf } from '../../../src/features/lottery/prize-mode.ts';
import { readGames } from '../../../src/games/games.ts';
import { withoutLotteries } from '../../../src/games/without-lotteries.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import type { Draw, Lottery } from '../../../src/gateway/endpoints/lottery.ts';
import { clockText, daysIn, drawTime } from '../../../src/i18n/clock-text.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

describe('prize mode', () => {
  test.each([
    [['TCG_LOTTO_VN', 'MINBALL'], 'Elott'],
    [['MINBALL', 'LOTT'], 'Elott'],
    [['MINBALL', 'PICKROW'], 'Lott'],
    [[], 'Lott'],
  ])('with %j under ELOTT the mode is %s', { tags: ['LA-4'] }, (vendors, mode) => {
    expect(prizeModeOf(vendors)).toBe(mode);
  });
});

describe('lists without lotteries', () => {
  const here = environmentPerTest();

  test('exclude LOTT and ELOTT from lists of several categories', { tags: ['LA-4'] }, async () => {
    const games = ['RNG', 'LOTT', 'LIVE', 'ELOTT'].map((gameType) => ({ gameType }));
    expect(withoutLotteries(games)).toEqual([{ gameType: 'RNG' }, { gameType: 'LIVE' }]);
    const scope = { merchantCode: 'foyer', language: 'EN' };
    const found = async (query: object) => (await readGames(scope, query, 1, 99)).games;
    expect((await found({ gameName: 'minute' })).map(({ gameType }) => gameType)).not.toContain('ELOTT');
    expect((await found({ gameName: 'minute', gameType: 'ELOTT' })).length).toBeGreaterThan(3);
    expect(here.sentTo(getGames)).toHaveLength(2);
  });
});

describe('sections', () => {
  const group = (code: string) => ({ code, name: code, prizeMode: '', playType: '' });
  const lottery = (code: string, groupCode: string, vassalage = 'A') =>
    ({ code, groupCode, vassalage }) as Lottery;
  const all = [lottery('1', 'x'), lottery('2', 'y', 'B'), lottery('3', 'gone'), lottery('4', 'x', 'B')];
  const shape = (sections: ReturnType<typeof sectionsOf>) =>
    sections.map(({ group, lotteries }) => [group?.code, ...lotteries.map(({ code }) => code)]);
  const groups = [group('y'), group('x'), group('empty')];

  test('group lotteries in order, those without a known group last', { tags: ['LA-4'] }, () => {
    expect(shape(sectionsOf(all, groups, {}))).toEqual([
      ['y', '2'],
      ['x', '1', '4'],
      [undefined, '3'],
    ]);
  });

  test('filter by group and vendor; an unknown group has no effect', () => {
    expect(shape(sectionsOf(all, groups, { group: 'x' }))).toEqual([['x', '1', '4']]);
    expect(shape(sectionsOf(all, groups, { group: 'x', vassalage: 'B' }))).toEqual([['x', '4']]);
    expect(sectionsOf(all, groups, { group: 'nonsense' })).toHaveLength(3);
  });

  test('form one section without groups', () => {
    expect(shape(sectionsOf(all, [], {}))).toEqual([[undefined, '1', '2', '3', '4']]);
  });
});

describe('state of a draw', () => {
  const draw: Draw = {
    code: 'A',
    drawNumber: '7',
    opensAt: 10_000,
    closesAt: 60_000,
    drawsAt: 65_000,
    nextDrawsAt: 125_000,
    last: undefined,
  };

  test('opens, closes and draws; a second shows until it has passed', { tags: ['LA-4'] }, () => {
    expect(drawState(draw, 9_001)).toEqual({ state: 'before', seconds: 1 });
    expect(drawState(draw, 10_000)).toEqual({ state: 'open', seconds: 50 });
    expect(drawState(draw, 10_001)).toEqual({ state: 'open', seconds: 50 });
    expect(drawState(draw, 59_999)).toEqual({ state: 'open', seconds: 1 });
    expect(drawState(draw, 60_000)).toEqual({ state: 'closed', seconds: 5 });
    expect(drawState(draw, 65_000)).toEqual({ state: 'drawing' });
  });

  test('ends by the gateway’s clock', () => {
    expect(hasDrawEnded({ offset: 0, byCode: { A: draw } }, 64_999)).toBe(false);
    expect(hasDrawEnded({ offset: 0, byCode: { A: draw } }, 65_000)).toBe(true);
    expect(hasDrawEnded({ offset: -3_600_000, byCode: { A: draw } }, 3_664_999)).toBe(false);
    expect(hasDrawEnded({ offset: 60_000, byCode: { A: draw } }, 5_000)).toBe(true);
  });

  test('announces the end of a sale a few times', () => {
    const spoken = (period: number) =>
      new Set(Array.from({ length: 400 }, (_, left) => announcedSeconds(400 - left, period)));
    expect([...spoken(3_600)]).toEqual([undefined, 300, 60, 10]);
    expect([...spoken(180)]).toEqual([undefined, 60, 10]);
    expect([...spoken(60)]).toEqual([undefined, 10]);
  });
});

describe('times as text', () => {
  test('show minutes and seconds; hours and days if needed', () => {
    expect(clockText(5, 'EN')).toBe('00:05');
    expect(clockText(605, 'EN')).toBe('10:05');
    expect(clockText(3_600, 'EN')).toBe('01:00:00');
    expect([daysIn(90_061), clockText(90_061, 'EN')]).toEqual([1, '01:01:01']);
    expect(clockText(86_405, 'UR')).toBe('00:00:05');
  });

  test('include the date on another day', () => {
    const now = new Date(2026, 0, 15, 12).getTime();
    expect(drawTime(now + 3_600_000, now, 'EN')).toMatch(/^1:00\sPM$/);
    expect(drawTime(now + 86_400_000, now, 'EN')).toMatch(/Jan 16/);
  });
});

test('takes the first lotteries of a long list from its first sections', { tags: ['LA-4'] }, () => {
  const part = (group: string, codes: string) => ({
    group: { code: group } as never,
    lotteries: [...codes].map((code) => ({ code }) as Lottery),
  });
  const parts = [part('one', 'abc'), part('two', 'de'), part('three', 'f')];
  const codes = (count: number) =>
    takeFirst(parts, count).map(({ lotteries }) => lotteries.map(({ code }) => code).join(''));
  expect(codes(2)).toEqual(['ab']);
  expect(codes(3)).toEqual(['abc']);
  expect(codes(4)).toEqual(['abc', 'd']);
  expect(codes(9)).toEqual(['abc', 'de', 'f']);
});
