import { describe, expect, test } from 'vitest';
import { createHealth } from '../../../kiosk/supervisor/health.ts';

/** What a page does within a second. */
interface Second {
  answers?: boolean;
  paints?: boolean;
  pictures?: boolean;
  use?: string | null;
}

/** A page that is watched, by a clock that moves in steps of a second: at each it answers and is painted, or not. */
function watched() {
  let at = 1_000_000;
  const health = createHealth(() => at);
  let picture = 0;
  const pass = (
    seconds: number,
    { answers = true, paints = true, pictures = true, use = 'visit' }: Second = {},
  ) => {
    for (let second = 0; second < seconds; second++) {
      at += 1_000;
      if (answers) health.answered(use ?? undefined);
      if (paints) picture++;
      if (pictures) health.pictured(String(picture));
      const ill = health.look();
      if (ill) return [second + 1, ill];
    }
    return undefined;
  };
  return { health, pass, skip: (ms: number) => (at += ms), now: () => at };
}

describe('KI-1 the health of a page', () => {
  test('a page that answers and is painted is well for a day', () => {
    expect(watched().pass(24 * 3600)).toBeUndefined();
  });

  test('a page that does not answer is hung after five seconds, not before', () => {
    const { pass } = watched();
    pass(10);
    expect(pass(4, { answers: false })).toBeUndefined();
    expect(pass(1, { answers: false })).toEqual([1, 'hung']);
  });

  test('one answer within them is enough', () => {
    const { pass } = watched();
    for (let time = 0; time < 5; time++) {
      expect(pass(4, { answers: false })).toBeUndefined();
      expect(pass(1)).toBeUndefined();
    }
  });

  test('a page that answers while its picture stands still is frozen after seven seconds', () => {
    const { pass } = watched();
    pass(10);
    expect(pass(20, { paints: false })).toEqual([7, 'frozen']);
  });

  test('so is one of which no picture can be taken', () => {
    const { pass } = watched();
    pass(10);
    expect(pass(20, { pictures: false })).toEqual([7, 'frozen']);
  });

  test('a page that says nothing of itself is blank after half a minute; one that once did is not', () => {
    expect(watched().pass(40, { use: null })).toEqual([30, 'blank']);
    const { pass } = watched();
    pass(29, { use: null });
    pass(1);
    expect(pass(120, { use: null })).toBeUndefined();
  });

  test('time in which the machine slept is not held against the page', () => {
    const { health, pass, skip } = watched();
    pass(10);
    skip(8 * 3600_000);
    expect(health.look()).toBeUndefined();
    expect(pass(4, { answers: false })).toBeUndefined();
    expect(pass(1, { answers: false })).toEqual([1, 'hung']);
  });

  test('it knows when a picture was painted last', () => {
    const { health, pass, now } = watched();
    pass(3);
    const painted = now();
    pass(3, { paints: false });
    expect(health.paintedAt()).toBe(painted);
  });
});
