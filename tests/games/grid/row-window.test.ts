import { expect, test } from 'vitest';
import { keepFirstGame, rowCount, rowsAround, withFocused } from '../../../src/games/grid/row-window.ts';

const phone = { columns: 3, rowHeight: 180 };
const turned = { columns: 7, rowHeight: 170 };
const GAMES = 10_000;

test.each([-500, 0, 1, 5_000, 599_000, 700_000])(
  'renders the visible rows when scrolled to %d px',
  { tags: ['GC-5'] },
  (above) => {
    const { from, to } = rowsAround(phone, GAMES, { above, height: 844 });
    const last = rowCount(GAMES, 3);
    expect(from).toBeLessThanOrEqual(Math.max(0, Math.floor(above / 180)));
    expect(to).toBeGreaterThanOrEqual(Math.min(last, Math.ceil((above + 844) / 180)));
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(last);
    expect(to - from).toBeLessThanOrEqual(18);
  },
);

test.each([
  [390, 844, 3],
  [960, 1_080, 6],
  [960, 2_160, 6],
  [960, 8_000, 6],
])('keeps at most 90 tiles on a screen of %d x %d', { tags: ['GC-5'] }, (_, height, columns) => {
  const { from, to } = rowsAround({ columns, rowHeight: 200 }, GAMES, { above: 100_000, height });
  expect((to - from) * columns).toBeLessThanOrEqual(90);
});

test('does not render more rows than a short or empty list has', { tags: ['GC-5'] }, () => {
  expect(rowsAround(phone, 4, { above: 0, height: 844 })).toEqual({ from: 0, to: 2 });
  expect(rowsAround(phone, 0, { above: 0, height: 844 })).toEqual({ from: 0, to: 0 });
  expect(rowsAround({ columns: 0, rowHeight: 0 }, GAMES, { above: 0, height: 768 })).toEqual({
    from: 0,
    to: 30,
  });
});

test.each([
  [0, { from: 0, to: 6 }],
  [-230, { from: 0, to: 5 }],
  [-2_000, { from: 0, to: 1 }],
  [9_000, { from: 50, to: 56 }],
])(
  'without an overscan, scrolled to %d px, keeps only the visible rows',
  { tags: ['GC-5'] },
  (above, rows) => {
    expect(rowsAround(phone, GAMES, { above, height: 844 }, 0)).toEqual(rows);
  },
);

test('keeps the focused row with its neighbours, in order', { tags: ['GC-8'] }, () => {
  expect(withFocused({ from: 40, to: 43 }, 7, 100)).toEqual([6, 7, 8, 40, 41, 42]);
  expect(withFocused({ from: 40, to: 43 }, 42, 100)).toEqual([40, 41, 42, 43]);
  expect(withFocused({ from: 97, to: 100 }, 0, 100)).toEqual([0, 1, 97, 98, 99]);
  expect(withFocused({ from: 0, to: 2 }, undefined, 2)).toEqual([0, 1]);
  expect(withFocused({ from: 0, to: 2 }, 99, 100)).toEqual([0, 1, 98, 99]);
  expect(withFocused({ from: 40, to: 41 }, undefined, 100)).toEqual([40]);
});

test('keeps the first visible game at its distance from the edge when the phone is rotated', {
  tags: ['GC-8'],
}, () => {
  const above = keepFirstGame(1_000 * 180 + 90, phone, turned);
  expect(above).toBe((Math.floor(3_000 / 7) + 0.5) * 170);
  expect(keepFirstGame(-40, phone, turned)).toBe(-40);
  expect(keepFirstGame(400, { ...phone, rowHeight: 0 }, turned)).toBe(400);
  expect(keepFirstGame(400, phone, { ...turned, columns: 0 })).toBe(400);
});

test('a partly measured grid counts as not measured', { tags: ['GC-5'] }, () => {
  const unseen = { from: 0, to: 30 };
  const seen = { above: 0, height: 768 };
  expect(rowsAround({ columns: 3, rowHeight: 0 }, GAMES, seen)).toEqual(unseen);
  expect(rowsAround({ columns: 0, rowHeight: 180 }, GAMES, seen)).toEqual(unseen);
  expect([rowCount(10, 0), rowCount(10, 5), rowCount(0, 5)]).toEqual([4, 2, 0]);
});
