import { describe, expect, test, vi } from 'vitest';
import * as real from '../../src/gateway/endpoints/winners.ts';

/** The schema of a board's row, with the checks of `embed/stand-ins/checks.ts`. */
async function smallRow() {
  vi.doMock('valibot', () => import('../../embed/stand-ins/checks.ts'));
  vi.resetModules();
  const { getWinners } = await import('../../src/gateway/endpoints/winners.ts');
  const checks = await import('../../embed/stand-ins/checks.ts');
  vi.doUnmock('valibot');
  return (value: unknown) => {
    const result = checks.safeParse(getWinners.reply as never, value);
    return { ...result, path: result.issues?.map(checks.getDotPath)[0] };
  };
}

async function realRow() {
  const { safeParse, getDotPath } = await vi.importActual<typeof import('valibot')>('valibot');
  return (value: unknown) => {
    const result = safeParse(real.getWinners.reply, value);
    return { ...result, path: result.success ? undefined : getDotPath(result.issues[0]) };
  };
}

const win = { gameName: 'Lantern', gameTime: 1, winAmount: 2.5 };
const replies: unknown[] = [
  { vo: [] },
  { vo: [win, { ...win, iconUrl: null, gameId: 7, nodeId: 'n', extra: true }] },
  { vo: [win, { ...win, winAmount: '2' }, null, 'win', { ...win, gameTime: Number.NaN }] },
  { vo: [{ ...win, gameName: 7 }] },
  { vo: [{ ...win, gameId: {} }] },
  { vo: 'none' },
  { vo: null },
  { list: [win] },
  {},
  [],
  'unexpected',
  7,
  null,
  undefined,
];

describe('stand-in of valibot', { tags: ['EM-1'] }, () => {
  test('checks records like valibot', async () => {
    const full = await vi.importActual<typeof import('valibot')>('valibot');
    const small = await import('../../embed/stand-ins/valibot.ts');
    const mine = small.record(small.string(), small.object({ code: small.string() }));
    const theirs = full.record(full.string(), full.object({ code: full.string() }));
    const one = { code: 'A', extra: true };
    for (const value of [
      {},
      { RNG: one },
      { RNG: one, LIVE: { code: 7 } },
      { RNG: null },
      [],
      'RNG',
      7,
      null,
    ]) {
      const [a, b] = [small.safeParse(mine, value), full.safeParse(theirs, value)];
      expect(a.success, JSON.stringify(value)).toBe(b.success);
      if (b.success) expect(a).toMatchObject({ output: b.output });
      else expect(small.getDotPath(a.issues![0])).toBe(full.getDotPath(b.issues[0]) ?? '');
    }
  });

  test('accepts and refuses the same values as valibot and reports the same first field', async () => {
    const [small, full] = [await smallRow(), await realRow()];
    const outcomes = replies.map((reply) => {
      const [mine, theirs] = [small(reply), full(reply)];
      expect(mine.success, JSON.stringify(reply)).toBe(theirs.success);
      if (theirs.success) expect(mine).toMatchObject({ output: theirs.output });
      else expect(mine.path, JSON.stringify(reply)).toBe(theirs.path ?? '');
      return theirs.success;
    });
    expect(new Set(outcomes)).toEqual(new Set([true, false]));
  });
});
