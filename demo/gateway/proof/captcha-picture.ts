import type { Random } from '../../fixtures/random.ts';
import { blend, type Colour, newCanvas, type Point, stroke, toPng } from './canvas.ts';

const WIDTH = 240;
const HEIGHT = 88;
/** Pixels of a digit. */
const SIZE = 40;
const GROUND: Colour = [22, 26, 34];
const inks: readonly Colour[] = [
  [244, 241, 234],
  [243, 208, 140],
  [157, 214, 190],
];

/** Part of an ellipse, angles in degrees clockwise from the right. */
function arc(x: number, y: number, wide: number, high: number, from: number, to: number): Point[] {
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + wide * Math.cos(angle), y + high * Math.sin(angle)] as const;
  });
}

/** The strokes of each digit, in a box 1 wide and 1.6 high. */
const shapes: readonly (readonly (readonly Point[])[])[] = [
  [arc(0.5, 0.8, 0.38, 0.75, 0, 360)],
  [[[0.22, 0.38] as const, [0.56, 0.05] as const, [0.56, 1.55] as const]],
  [[...arc(0.5, 0.45, 0.38, 0.4, -170, 30), [0.12, 1.53] as const, [0.9, 1.53] as const]],
  [arc(0.44, 0.42, 0.36, 0.37, -150, 90), arc(0.44, 1.16, 0.42, 0.38, -90, 150)],
  [[[0.7, 1.55] as const, [0.7, 0.05] as const, [0.08, 1.08] as const, [0.95, 1.08] as const]],
  [
    [
      [0.84, 0.06] as const,
      [0.2, 0.06] as const,
      [0.16, 0.7] as const,
      ...arc(0.44, 1.08, 0.42, 0.46, -120, 150),
    ],
  ],
  [[[0.72, 0.05] as const, [0.25, 0.6] as const, [0.1, 1.1] as const], arc(0.5, 1.12, 0.4, 0.42, 0, 360)],
  [[[0.08, 0.06] as const, [0.9, 0.06] as const, [0.4, 1.55] as const]],
  [arc(0.5, 0.42, 0.32, 0.36, 0, 360), arc(0.5, 1.17, 0.4, 0.39, 0, 360)],
  [arc(0.5, 0.48, 0.4, 0.42, 0, 360), [[0.9, 0.5] as const, [0.75, 1] as const, [0.28, 1.55] as const]],
];

/** Digits that a person reads with ease and a program not at once: each askew, all bent, under two curves. */
export function drawDigits(digits: string, random: Random): string {
  const canvas = newCanvas(WIDTH, HEIGHT, GROUND);
  for (let dots = 0; dots < 500; dots++) {
    const [x, y] = [Math.floor(random() * WIDTH), Math.floor(random() * HEIGHT)];
    blend(canvas, x, y, inks[dots % inks.length]!, 0.15 + random() * 0.25);
  }
  const [phase, reach] = [random() * 6.3, 2 + random() * 2.5];
  const bend = ([x, y]: Point): Point => [
    x + reach * Math.sin(y / 13 + phase),
    y + reach * Math.sin(x / 24 + phase),
  ];
  const room = (WIDTH - 24) / digits.length;
  for (const [place, digit] of [...digits].entries()) {
    const turn = (random() - 0.5) * 0.55;
    const size = Math.min(SIZE, room * 0.72) * (0.88 + random() * 0.2);
    const [middleX, middleY] = [
      12 + room * (place + 0.5) + (random() - 0.5) * 4,
      HEIGHT / 2 + (random() - 0.5) * 8,
    ];
    const ink = inks[Math.floor(random() * inks.length)]!;
    for (const line of shapes[Number(digit)] ?? []) {
      const placed = fine(line).map(([x, y]): Point => {
        const [across, down] = [(x - 0.5) * size, (y - 0.8) * size];
        return bend([
          middleX + across * Math.cos(turn) - down * Math.sin(turn),
          middleY + across * Math.sin(turn) + down * Math.cos(turn),
        ]);
      });
      stroke(canvas, placed, 5, ink);
    }
  }
  for (let curves = 0; curves < 2; curves++) {
    const [start, swing, wave] = [15 + random() * (HEIGHT - 30), 6 + random() * 12, 22 + random() * 26];
    const line = Array.from({ length: 41 }, (_, step): Point => {
      const x = (step * WIDTH) / 40;
      return [x, start + swing * Math.sin(x / wave + phase * (curves + 1))];
    });
    stroke(canvas, line, 2, inks[curves]!, 0.75);
  }
  return toPng(canvas);
}

/** The same line of shorter pieces, so that bending bends straight ones too. */
function fine(line: readonly Point[]): Point[] {
  return line.flatMap((point, at) => {
    const next = line[at + 1];
    if (!next) return [point];
    return [0, 0.25, 0.5, 0.75].map(
      (part): Point => [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part],
    );
  });
}
