// @module-tag KI-1
import { expect, test } from 'vitest';
import { type Direction, nearestInDirection } from '../../../kiosk/arrows/nearest.ts';

/** A drawing of boxes: each letter is one of 100 x 60 px, 120 px by 80 px apart. */
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
])('an arrow in a grid leads from %s %s to %s', (from, direction, to) => {
  expect(drawn('abc', 'def', 'ghi')(from, direction)).toBe(to);
});

test.each<[string, Direction, string | undefined]>([
  // A box straight below wins over a nearer one at the side.
  ['a', 'down', 'x'],
  ['z', 'up', 'b'],
  // A box at the side is reached when it is the only one.
  ['b', 'down', 'z'],
  ['x', 'right', 'c'],
])('an arrow across gaps leads from %s %s to %s', (from, direction, to) => {
  expect(drawn('a    b', '      ', '   c  ', 'x     ', '     z')(from, direction)).toBe(to);
});

test('an arrow down from a wide bar leads to the box under its middle, and back up', () => {
  const bar = { left: 0, top: 0, right: 600, bottom: 60 };
  const below = [0, 120, 240, 360, 480].map((left) => ({ left, top: 80, right: left + 100, bottom: 140 }));
  expect(nearestInDirection(bar, below, 'down')).toBe(2);
  for (const box of below) expect(nearestInDirection(box, [bar], 'up')).toBe(0);
});

test('boxes that overlap by a border still follow each other, nested ones do not', () => {
  const one = { left: 0, top: 0, right: 100, bottom: 60 };
  expect(nearestInDirection(one, [{ left: 0, top: 58, right: 100, bottom: 118 }], 'down')).toBe(0);
  expect(nearestInDirection(one, [{ left: -20, top: -20, right: 200, bottom: 200 }], 'down')).toBeUndefined();
});
