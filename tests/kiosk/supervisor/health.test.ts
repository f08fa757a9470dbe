// @module-tag KI-1
import { describe, expect, test } from 'vitest';
import { createCpuPressure } from '../../../kiosk/supervisor/cpu-pressure.ts';
import { createHealth, type Duty } from '../../../kiosk/supervisor/health.ts';

/** What a page does within a second. */
interface Second {
  answers?: boolean;
  paints?: boolean;
  pictures?: boolean;
  /** The duty in which the browser fails. */
  fails?: Duty;
  use?: string | null;
}

/** A page that is checked ten times a second, and may answer and paint at the end of each second. */
function watched(strain?: number) {
  let at = 1_000_000;
  const health = createHealth(() => at);
  let picture = 0;
  const pass = (
    seconds: number,
    { answers = true, paints = true, pictures = true, fails, use = 'visit' }: Second = {},
  ) => {
    for (let second = 0; second < seconds; second++) {
      for (let tenth = 0; tenth < 9; tenth++) {
        at += 100;
        const early = health.check(strain);
        if (early) return [second + (tenth + 1) / 10, early];
      }
      at += 100;
      if (answers) health.answered(use ?? undefined);
      if (paints) picture++;
      if (pictures) health.frame(String(picture));
      for (const duty of ['network', 'clear'] as const) if (duty !== fails) health.succeeded(duty);
      const ill = health.check(strain);
      if (ill) return [second + 1, ill];
    }
    return undefined;
  };
  return { health, pass, skip: (ms: number) => (at += ms), now: () => at };
}

describe('the health of a page', () => {
  test('finds no problem in a day of answers and frames', () => {
    expect(watched().pass(24 * 3600)).toBeUndefined();
  });

  test('reports a page as hung after five seconds without an answer, not before', () => {
    const { pass } = watched();
    pass(10);
    expect(pass(4, { answers: false })).toBeUndefined();
    expect(pass(1, { answers: false })).toEqual([1, 'hung']);
  });

  test('accepts one answer within these seconds', () => {
    const { pass } = watched();
    for (let time = 0; time < 5; time++) {
      expect(pass(4, { answers: false })).toBeUndefined();
      expect(pass(1)).toBeUndefined();
    }
  });

  test('reports a page as frozen after seven seconds without a new frame', () => {
    const { pass } = watched();
    pass(10);
    expect(pass(20, { paints: false })).toEqual([7, 'frozen']);
  });

  test('reports a page as frozen when frames fail', () => {
    const { pass } = watched();
    pass(10);
    expect(pass(20, { pictures: false })).toEqual([7, 'frozen']);
  });

  test.each([
    ['network', 'stalled'],
    ['clear', 'uncleared'],
  ] as const)('after fifteen seconds without the duty %s reports %s', (fails, ill) => {
    const { pass } = watched();
    pass(10);
    expect(pass(14, { fails })).toBeUndefined();
    pass(1);
    expect(pass(60, { fails })).toEqual([15, ill]);
  });

  test('reports a page as blank after half a minute without an activity, unless it once had one', () => {
    expect(watched().pass(40, { use: null })).toEqual([30, 'blank']);
    const { pass } = watched();
    pass(29, { use: null });
    pass(1);
    expect(pass(120, { use: null })).toBeUndefined();
  });

  test('ignores time in which the machine slept', () => {
    const { health, pass, skip } = watched();
    pass(10);
    skip(8 * 3600_000);
    expect(health.check()).toBeUndefined();
    expect(pass(4, { answers: false })).toBeUndefined();
    // Of the sleep one check interval counts.
    expect(pass(1, { answers: false })).toEqual([0.9, 'hung']);
  });

  test.each([
    [0, 7],
    [0.5, 7],
    [0.75, 11.2],
    [1, 28],
  ])('with tasks waiting for %f of the time allows %f s for a frame', (strain, seconds) => {
    const { pass } = watched(strain);
    pass(10);
    const [after, ill] = pass(60, { paints: false })!;
    expect(ill).toBe('frozen');
    expect(after).toBeCloseTo(seconds, 0);
    // An answer costs a page next to nothing.
    const silent = watched(strain);
    silent.pass(10);
    expect(silent.pass(60, { answers: false })).toEqual([5, 'hung']);
  });

  test('allows twenty seconds for the second frame, while a page loads', () => {
    expect(watched().pass(60, { paints: false })).toEqual([21, 'frozen']);
    expect(watched().pass(60, { pictures: false })).toEqual([20, 'frozen']);
  });

  test('ignores time by which the supervisor itself is late', () => {
    const { health, pass, skip } = watched();
    pass(10);
    // Each check is 300 ms late: of sixteen seconds four count.
    for (let look = 0; look < 40; look++) {
      skip(400);
      expect(health.check()).toBeUndefined();
    }
    expect(pass(10, { answers: false })).toEqual([1, 'hung']);
  });

  test('returns when the last frame was painted', () => {
    const { health, pass, now } = watched();
    pass(3);
    const painted = now();
    pass(3, { paints: false });
    expect(health.paintedAt()).toBe(painted);
  });
});

describe('the processor pressure', () => {
  const pressure = (ms: number) =>
    `some avg10=0.00 avg60=0.00 avg300=0.00 total=${ms * 1000}\nfull total=9999999`;

  test('is the share of time in which tasks waited for a processor, over two seconds', () => {
    let at = 0;
    let waited = 500;
    const strain = createCpuPressure(
      () => at,
      () => pressure(waited),
    );
    at = 1_999;
    waited = 2_000;
    expect(strain.stalledShare()).toBe(0);
    at = 2_000;
    expect(strain.stalledShare()).toBe(0.75);
    at = 4_000;
    expect(strain.stalledShare()).toBe(0);
  });

  test('is zero when the kernel does not measure it', () => {
    let at = 0;
    const strain = createCpuPressure(
      () => at,
      () => undefined,
    );
    at = 10_000;
    expect(strain.stalledShare()).toBe(0);
  });
});
