import { DARK, GLOW, GROUND, SHADE } from '../paint.ts';
import { box, circle, ellipse, line, path, place } from '../shapes.ts';
import type { Background } from './background.ts';
import { base, FULL, halo, tiled } from './background.ts';

export const night: Background = ({ random, palette }) => {
  let stars = '';
  for (let index = 0; index < 22; index += 1) stars += `M${random.below(240)} ${random.below(150)}h0`;
  return (
    box(FULL, GROUND) +
    line(stars, '#fff', 3, 'opacity=".75"') +
    halo(110) +
    path('M0 196C40 160 76 188 116 178C164 166 190 186 240 158V240H0Z', palette.ground.dark) +
    path('M0 216C60 190 120 222 240 192V240H0Z', palette.ink)
  );
};

export const sea: Background = ({ random, palette }) => {
  const shaft = (x: number, w: number) =>
    path(`M${x} 0H${x + w}L${x + w * 2 - 30} 240H${x - w - 30}Z`, palette.glow, 'opacity=".14"');
  let bubbles = '';
  for (let index = 0; index < 7; index += 1)
    bubbles += circle(
      random.below(240),
      random.between(20, 210),
      random.between(2, 7),
      '#fff',
      'opacity=".22"',
    );
  return (
    base +
    shaft(30, 26) +
    shaft(110, 34) +
    shaft(190, 22) +
    halo(104, 112) +
    bubbles +
    path('M0 206C30 190 60 214 92 202C130 190 160 212 240 190V240H0Z', palette.ink, 'opacity=".75"') +
    line(
      'M18 240C6 214 30 206 18 184M206 240C196 220 218 208 208 180M226 240C220 222 236 214 230 198',
      palette.subject.dark,
      7,
      'opacity=".6"',
    )
  );
};

export const floor: Background = ({ palette }) => {
  let grid = '';
  for (let index = -6; index <= 6; index += 1) grid += `M${120 + index * 14} 158L${120 + index * 52} 240`;
  return (
    base +
    circle(120, 112, 84, palette.accent.main, 'opacity=".35"') +
    halo(124, 116) +
    box([0, 158, 240, 82], palette.ink) +
    line(`${grid}M0 159H240M0 167H240M0 180H240M0 200H240M0 226H240`, palette.glow, 1.4, 'opacity=".6"')
  );
};

export const curtain: Background = ({ palette }) => {
  const fold =
    box([0, 0, 30, 240], palette.ground.main) +
    box([4, 0, 9, 240], palette.ground.light, 0, 'opacity=".7"') +
    box([21, 0, 9, 240], palette.ground.dark);
  return (
    tiled(30, 240, fold) +
    halo(128, 118) +
    box(FULL, SHADE) +
    path('M0 0H240V16C210 40 180 40 160 22C136 44 104 44 80 22C60 40 30 40 0 16Z', palette.ground.dark) +
    line('M0 17C30 41 60 41 80 23C104 45 136 45 160 23C180 41 210 41 240 17', palette.accent.main, 3) +
    ellipse(120, 214, 120, 26, palette.ink, 'opacity=".7"')
  );
};

export const skyline: Background = ({ random, palette }) => {
  let towers = '';
  let windows = '';
  for (let x = -6; x < 240; ) {
    const width = random.between(22, 40);
    const top = random.between(96, 168);
    towers += `M${x.toFixed(0)} ${top.toFixed(0)}h${width.toFixed(0)}V240h-${width.toFixed(0)}Z`;
    for (let y = top + 10; y < 214; y += 15) {
      if (random.chance(0.6))
        windows += `M${(x + random.between(5, width - 12)).toFixed(0)} ${y.toFixed(0)}h5v7h-5Z`;
    }
    x += width + 2;
  }
  return (
    base +
    halo(130, 104) +
    path(towers, palette.ground.dark) +
    path(windows, palette.accent.light, 'opacity=".65"') +
    circle(120, 122, 84, GLOW)
  );
};

export const clouds: Background = ({ random, palette }) => {
  const bank = (x: number, y: number, scale: number, fill: string) =>
    place(
      { x, y, scale },
      path(
        'M-70 20C-92 20-92-8-70-8C-68-30-36-36-26-16C-16-44 26-42 30-12C48-24 70-10 62 6C80 6 82 20 66 20Z',
        fill,
      ),
    );
  return (
    base +
    halo(116) +
    bank(random.between(20, 70), 60, 0.8, palette.ground.light) +
    bank(random.between(170, 220), 92, 0.95, palette.ground.light) +
    bank(40, 196, 1.3, palette.ground.dark) +
    bank(196, 206, 1.4, palette.ground.dark) +
    bank(random.between(90, 150), 232, 1.3, palette.ink)
  );
};

export const dunes: Background = ({ palette }) =>
  base +
  circle(120, 106, 78, palette.glow, 'opacity=".35"') +
  halo(118, 108) +
  path('M0 168C60 130 100 176 150 160C190 148 210 150 240 138V240H0Z', palette.ground.main) +
  path('M0 190C50 206 100 166 160 190C200 204 220 184 240 176V240H0Z', palette.ground.dark) +
  path('M0 222C80 192 150 226 240 206V240H0Z', palette.ink);

export const niche: Background = ({ palette }) =>
  box(FULL, DARK) +
  path('M24 240V104C24 60 80 50 120 6C160 50 216 60 216 104V240Z', palette.accent.dark) +
  path('M30 240V106C30 64 82 54 120 14C158 54 210 64 210 106V240Z', GROUND) +
  path('M48 240V114C48 80 90 68 120 38C150 68 192 80 192 114V240Z', palette.ground.light, 'opacity=".4"') +
  halo(108);

export const stadium: Background = ({ palette }) =>
  box(FULL, DARK) +
  path('M36 34L-60 240H130ZM204 34L110 240H300Z', palette.glow, 'opacity=".2"') +
  [36, 204]
    .map((x) => [-18, 0, 18].map((dx) => circle(x + dx, 30, 6, '#fff')).join('') + circle(x, 30, 52, GLOW))
    .join('') +
  path('M0 150C70 134 170 134 240 150V240H0Z', palette.ground.main) +
  path(
    'M0 168L120 158 240 168V186L120 172 0 186ZM0 208L120 190 240 208V240H0Z',
    palette.ground.light,
    'opacity=".5"',
  ) +
  circle(120, 122, 100, GLOW);

export const felt: Background = ({ palette }) =>
  box(FULL, DARK) +
  ellipse(120, 250, 210, 168, palette.accent.dark) +
  ellipse(120, 253, 206, 164, GROUND) +
  ellipse(120, 262, 172, 132, 'none', `stroke="${palette.ground.light}" stroke-width="2.5"`) +
  halo(118, 116);
