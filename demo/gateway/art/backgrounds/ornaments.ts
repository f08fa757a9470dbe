import { SHADE, SHADOW } from '../paint.ts';
import { box, circle, copies, line, outline, path, place, polar, ring } from '../shapes.ts';
import type { Background } from './background.ts';
import { base, FULL, halo, tiled } from './background.ts';

export const rays: Background = ({ random, palette }) => {
  const count = random.pick([8, 10, 12, 14]);
  const half = 90 / count;
  const wedges = Array.from({ length: count }, (_, index) => {
    const middle = (index * 360) / count;
    return outline([[0, 0], polar(middle - half, 210), polar(middle + half, 210)]);
  }).join('');
  return (
    base +
    place({ x: 120, y: 122, turn: random.below(30) }, path(wedges, palette.ground.light, 'opacity=".55"')) +
    halo(120)
  );
};

export const bokeh: Background = ({ random, palette }) => {
  let lights = '';
  for (let index = 0; index < 12; index += 1) {
    const fill = random.pick([palette.glow, palette.accent.main, palette.ground.light, '#ffffff']);
    lights += circle(
      random.below(240),
      random.below(200),
      random.between(7, 30),
      fill,
      `opacity="${random.pick(['.16', '.24', '.32'])}"`,
    );
  }
  return base + lights + halo(112);
};

export const scales: Background = ({ palette }) => {
  const fan = (x: number, y: number) =>
    [20, 14, 8].map((radius) => ring(x, y, radius, palette.ground.light, 2)).join('');
  return (
    base +
    tiled(40, 20, fan(20, 20) + fan(0, 10) + fan(40, 10), ' opacity=".5"').replace(
      'fill="url(#tiled)"',
      'fill="url(#tiled)" opacity=".55"',
    ) +
    halo(126) +
    box(FULL, SHADE)
  );
};

export const lattice: Background = ({ random, palette }) => {
  const figure =
    line('M0 15L15 0L30 15L15 30Z', palette.ground.light, 1.6) +
    circle(15, 15, 3.4, palette.ground.light) +
    circle(0, 0, 2, palette.accent.main);
  return (
    base +
    tiled(30, 30, figure, ` patternTransform="rotate(${random.pick([0, 0, 45])})"`) +
    circle(120, 122, 110, SHADOW) +
    halo(118)
  );
};

export const rings: Background = ({ random, palette }) => {
  const step = random.pick([20, 26, 32]);
  let all = '';
  for (let radius = 170; radius > 40; radius -= step)
    all += circle(120, 122, radius, palette.glow, 'opacity=".11"');
  return base + all + halo(96);
};

export const leaves: Background = ({ random, palette: { ground, ink } }) => {
  const leaf = 'M0 0C20-14 34-44 26-78C-4-64-14-30 0 0Z';
  const spray = [-50, -16, 18, 52].map((turn) => `<path d="${leaf}" transform="rotate(${turn})"/>`).join('');
  const tilt = random.below(20) - 10;
  const corners = [
    { x: 0, y: 8, turn: 110 + tilt },
    { x: 240, y: 20, turn: 230 + tilt },
    { x: 4, y: 232, turn: 40 },
    { x: 236, y: 236, turn: -50 },
    { x: 240, y: 120, turn: -80 + tilt },
  ];
  return (
    base + halo(122) + copies('spray', spray, corners, [ground.dark, ground.dark, ink, ink, ground.light])
  );
};

export const speed: Background = ({ random, palette }) => {
  let streaks = '';
  for (let index = 0; index < 12; index += 1) {
    const [x, y, length] = [random.below(280) - 60, random.below(260) - 20, random.between(30, 110)];
    streaks += `M${x} ${y}l${length.toFixed(0)}-${(length * 0.6).toFixed(0)}`;
  }
  return (
    base +
    path('M-20 200L260 20V110L-20 290Z', palette.ground.dark, 'opacity=".6"') +
    line(streaks, palette.glow, 3, 'opacity=".4"') +
    halo(112)
  );
};

export const confetti: Background = ({ random, palette }) => {
  const scattered = (fill: string) => {
    let bits = '';
    for (let index = 0; index < 7; index += 1) {
      const [dx, dy] = [4 + random.below(7), random.below(9) - 4];
      bits += `M${random.below(240)} ${random.below(220)}l${dx} ${dy} ${-dy} ${dx}-${dx} ${-dy}Z`;
    }
    return path(bits, fill, 'opacity=".75"');
  };
  return base + halo(124) + [palette.accent.main, palette.subject.main, '#fff'].map(scattered).join('');
};

export const facets: Background = ({ random, palette }) => {
  const corner = (x: number, y: number) =>
    [x + random.between(-24, 24), y + random.between(-24, 24)] as const;
  const [a, b, c, d] = [corner(70, 70), corner(176, 60), corner(180, 180), corner(60, 176)];
  return (
    base +
    path(outline([[0, 0], [240, 0], b, a]), palette.ground.light) +
    path(outline([[240, 0], [240, 240], c, b]), palette.ground.main) +
    path(outline([[240, 240], [0, 240], d, c]), palette.ground.dark) +
    path(outline([[0, 240], [0, 0], a, d]), palette.ground.main, 'opacity=".6"') +
    path(outline([a, b, [120, 120]]) + outline([c, d, [120, 120]]), palette.glow, 'opacity=".16"') +
    halo(120)
  );
};
