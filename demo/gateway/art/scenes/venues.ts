import { chips, dice, moneyWheel, roulette } from '../motifs/games.ts';
import { chest, coins, crown, gem, vault } from '../motifs/jewels.ts';
import { football } from '../motifs/sports.ts';
import { DARK, GROUND, SHADOW } from '../paint.ts';
import { scenePalette } from '../palette.ts';
import { box, circle, ellipse, glint, line, path } from '../shapes.ts';
import type { WideScene } from './wide-scene.ts';
import { bokeh, FULL, glow, put, rays } from './wide-scene.ts';

export const table: WideScene = {
  word: /table|live|roulette|baccarat|card/,
  palette: scenePalette(158, 20, 20, 84),
  paint: (scene) => {
    const { accent, ground, ink } = scene.palette;
    return (
      box(FULL, DARK) +
      bokeh(scene, 14) +
      glow(540, 120, 260) +
      ellipse(560, 420, 560, 262, accent.dark) +
      ellipse(560, 428, 552, 258, GROUND) +
      ellipse(560, 446, 470, 214, 'none', `stroke="${ground.light}" stroke-width="3"`) +
      ellipse(570, 254, 150, 26, SHADOW) +
      `<g transform="translate(570 152) scale(1.58 1.38)">${roulette(scene)}</g>` +
      ellipse(436, 274, 60, 11, SHADOW) +
      put(scene, chips, 440, 240, 0.5) +
      put(scene, dice, 682, 254, 0.42) +
      path('M0 292H720V300H0Z', ink)
    );
  },
};

export const strongroom: WideScene = {
  word: /cashback|vault|bank|bonus/,
  palette: scenePalette(248, 30, 225, 84),
  paint: (scene) => {
    const { palette } = scene;
    return (
      box(FULL, DARK) +
      line(
        'M300 0V300M372 0V300M444 0V300M516 0V300M588 0V300M660 0V300M260 60H720M260 120H720M260 180H720M260 240H720',
        palette.ground.main,
        3,
      ) +
      glow(560, 140, 260) +
      circle(560, 142, 138, SHADOW) +
      put(scene, vault, 560, 142, 1.58) +
      ellipse(540, 288, 220, 22, SHADOW) +
      put(scene, coins, 444, 244, 0.6) +
      put(scene, chest, 672, 240, 0.56)
    );
  },
};

export const gala: WideScene = {
  word: /vip|royal|crown|club/,
  palette: scenePalette(350, -20, 190, 84),
  paint: (scene) => {
    const { palette } = scene;
    const fold = (x: number) =>
      box([x, 0, 18, 300], palette.ground.light, 0, 'opacity=".35"') +
      box([x + 34, 0, 16, 300], palette.ground.deep, 0, 'opacity=".5"');
    return (
      Array.from({ length: 12 }, (_, index) => fold(index * 62)).join('') +
      path('M566 0L406 300H726Z', palette.glow, 'opacity=".22"') +
      glow(566, 140, 240) +
      ellipse(566, 272, 190, 30, palette.ground.deep) +
      ellipse(566, 262, 170, 24, 'url(#a)') +
      ellipse(566, 258, 160, 20, palette.ground.dark) +
      put(scene, crown, 566, 160, 1.42) +
      glint(462, 84, 14, '#fff') +
      glint(672, 116, 10, '#fff') +
      line('M0 0C120 60 240 60 360 0C480 60 600 60 720 0', palette.accent.main, 5)
    );
  },
};

export const wheel: WideScene = {
  word: /spin|wheel|friday/,
  palette: scenePalette(275, 40, 350, 84),
  paint: (scene) =>
    rays(scene.palette, 570, 146, 18) +
    bokeh(scene, 12) +
    glow(570, 146, 250) +
    ellipse(570, 284, 150, 18, SHADOW) +
    put(scene, moneyWheel, 570, 152, 1.56) +
    put(scene, coins, 438, 250, 0.5) +
    put(scene, gem, 692, 250, 0.4) +
    glint(446, 66, 13, '#fff') +
    glint(668, 70, 10, '#fff'),
};

export const stadium: WideScene = {
  word: /match|football|sport|cup|stadium|league/,
  palette: scenePalette(158, 34, 84, 210),
  paint: (scene) => {
    const { palette } = scene;
    const lamp = (x: number, y: number) =>
      glow(x, y, 70) +
      [-24, -8, 8, 24].map((dx) => circle(x + dx, y, 6, '#fff') + circle(x + dx, y + 14, 6, '#fff')).join('');
    return (
      box(FULL, DARK) +
      path('M0 108C240 60 480 60 720 108V190H0Z', palette.ground.deep) +
      line(
        'M8 122C240 76 480 76 712 122M8 138C240 94 480 94 712 138M8 154C240 112 480 112 712 154',
        palette.accent.main,
        4,
        'stroke-dasharray="1 11" opacity=".5"',
      ) +
      path('M352 42L200 300H520ZM690 42L500 300H800Z', palette.glow, 'opacity=".16"') +
      lamp(352, 36) +
      lamp(690, 36) +
      path('M0 186C240 166 480 166 720 186V300H0Z', palette.ground.main) +
      path('M0 206L720 206 720 226 0 230ZM0 258L720 250V278L0 292Z', palette.ground.light, 'opacity=".4"') +
      ellipse(560, 262, 130, 18, SHADOW) +
      glow(560, 150, 190) +
      put(scene, football, 560, 158, 1.34)
    );
  },
};
