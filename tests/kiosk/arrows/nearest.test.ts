import { expect, test } from 'vitest';
import { type Direction, nearestInDirection } from '../../../kiosk/arrows/nearest.ts';

/** Boxes as they are drawn: each letter is where one of 100 x 60 px stands, 120 px by 80 px apart. */
function drawn(...rows: string[]) {
  const boxes = rows.flatMap((row, y) =>
    [...row].flatMap((name, x) =>
      name === ' ' ? [] : [{ name, left: x * 120, top: y * 80, right: x * 120 + 100, bottom: y * 80 + 60 }],
    ),
  );
  return (from: string, direction: Direction): string | undefined => {
    const start = boxes.find(({ name }) => name === from)!;
    const others = boxes.filter((box) => box !== start);
    const place = nearestInDirection(start, others, direction);
    return place === undefined ? undefined : others[place]!.name;
  };
}

test.each<[string, Direction, string | undefined]>([
  ['e', 'up', 'b'],
  ['e', 'down', 'h'],
  ['e', 'left', 'd'],
  ['e', 'right', 'f'],
  ['a', 'left', undefined],
  ['a', 'up', undefined],
  ['i', 'right', undefined],
  ['i', 'down', undefined],
])('KI-1 in a grid %s leads %s to %s', (from, direction, to) => {
  expect(drawn('abc', 'def', 'ghi')(from, direction)).toBe(to);
});

test.each<[string, Direction, string | undefined]>([
  // What stands straight below comes before what is nearer but aside.
  ['a', 'down', 'x'],
  ['z', 'up', 'b'],
  // What stands aside alone is still come to.
  ['b', 'down', 'z'],
  ['x', 'right', 'c'],
])('KI-1 over gaps %s leads %s to %s', (from, direction, to) => {
  expect(drawn('a    b', '      ', '   c  ', 'x     ', '     z')(from, direction)).toBe(to);
});

test('KI-1 a wide bar leads down to what stands under its middle, and back up', () => {
  const bar = { left: 0, top: 0, right: 600, bottom: 60 };
  const below = [0, 120, 240, 360, 480].map((left) => ({ left, top: 80, right: left + 100, bottom: 140 }));
  expect(nearestInDirection(bar, below, 'down')).toBe(2);
  for (const box of below) expect(nearestInDirection(box, [bar], 'up')).toBe(0);
});

test('KI-1 what overlaps by a border still lies one behind the other, what contains another does not', () => {
  const one = { left: 0, top: 0, right: 100, bottom: 60 };
  expect(nearestInDirection(one, [{ left: 0, top: 58, right: 100, bottom: 118 }], 'down')).toBe(0);
  expect(nearestInDirection(one, [{ left: -20, top: -20, right: 200, bottom: 200 }], 'down')).toBeUndefined();
});
