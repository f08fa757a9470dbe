import { dragon } from '../motifs/creatures.ts';
import { castle } from '../motifs/lands.ts';
import { paperLantern } from '../motifs/lanterns.ts';
import { orchard } from '../motifs/reels.ts';
import { koi, octopus, whale } from '../motifs/sea.ts';
import { gate } from '../motifs/temples.ts';
import { scenePalette } from '../palette.ts';
import { box, circle, line, path, place } from '../shapes.ts';
import type { WideScene } from './wide-scene.ts';
import { glow, put, stars } from './wide-scene.ts';

export const market: WideScene = {
  word: /lantern|market|bazaar|hot/,
  palette: scenePalette(290, -30, 38, 84),
  paint: (scene) => {
    const { subject, accent, ground, ink } = scene.palette;
    const red = paperLantern(subject.light, subject.main, subject.deep, accent.main);
    const gold = paperLantern(accent.light, accent.main, accent.deep, subject.dark);
    const stall = (x: number, y: number, w: number, fill: string) =>
      path(`M${x} ${y}H${x + w}L${x + w + 12} ${y + 26}H${x - 12}Z`, fill) +
      box([x, y + 26, w, 90], ground.deep) +
      box([x + 10, y + 34, w - 20, 34], accent.main, 3, 'opacity=".55"');
    return (
      stars(scene, 50, 150) +
      circle(648, 60, 30, '#fff3d6') +
      glow(648, 60, 110) +
      path('M300 206L372 150 420 190 486 128 560 186 622 140 720 196V300H300Z', ground.dark) +
      stall(430, 196, 96, subject.dark) +
      stall(560, 188, 118, accent.dark) +
      path('M0 262C160 232 420 276 720 244V300H0Z', ink) +
      line('M250 18C360 74 470 74 560 30C620 60 680 60 730 26', accent.dark, 2.5) +
      glow(560, 126, 150) +
      place({ x: 478, y: 128, scale: 0.8 }, red) +
      place({ x: 580, y: 134, scale: 1.2 }, red) +
      place({ x: 672, y: 116, scale: 0.66 }, gold)
    );
  },
};

export const sea: WideScene = {
  word: /reef|sea|fish|deep|tide/,
  palette: scenePalette(232, -34, 40, 190),
  paint: (scene) => {
    const { palette } = scene;
    const shaft = (x: number) =>
      path(`M${x} 0H${x + 60}L${x - 20} 300H${x - 150}Z`, palette.glow, 'opacity=".12"');
    let bubbles = '';
    for (let index = 0; index < 16; index += 1)
      bubbles += circle(
        scene.random.between(280, 710),
        scene.random.below(280),
        scene.random.between(2, 9),
        '#fff',
        'opacity=".25"',
      );
    return (
      glow(560, 60, 300) +
      [380, 500, 620, 730].map(shaft).join('') +
      path(
        'M380 300C420 232 470 262 500 226C548 176 600 240 640 206C680 176 700 190 720 180V300Z',
        palette.ground.dark,
      ) +
      bubbles +
      put(scene, whale, 566, 130, 1.3) +
      put(scene, octopus, 432, 226, 0.4) +
      place({ x: 672, y: 232, scale: 0.48 }, koi(scene)) +
      line(
        'M434 300C424 270 446 262 436 236M462 300C456 276 472 268 464 250M596 300C588 272 606 262 598 240M618 300C614 280 628 272 622 258',
        palette.subject.dark,
        8,
      ) +
      path('M0 284C140 250 300 300 460 276C560 262 660 288 720 270V300H0Z', palette.ink)
    );
  },
};

export const temple: WideScene = {
  word: /welcome|temple|gate|shrine/,
  palette: scenePalette(345, -34, 22, 84),
  paint: (scene) => {
    const { ground, ink } = scene.palette;
    return (
      glow(540, 150, 280) +
      circle(566, 140, 116, 'url(#q)') +
      path('M220 220L320 132 380 186 450 120 520 190 600 128 660 180 720 140V300H220Z', ground.main) +
      path('M0 256C120 214 220 250 340 232C480 212 600 250 720 222V300H0Z', ground.dark) +
      put(scene, gate, 566, 158, 1.4) +
      path('M532 268H600L666 300H466Z', scene.palette.accent.light, 'opacity=".45"') +
      path('M0 282C180 258 400 292 720 268V300H0Z', ink, 'opacity=".75"')
    );
  },
};

export const grove: WideScene = {
  word: /friend|orchard|garden|grove/,
  palette: scenePalette(290, -50, 155, 52),
  paint: (scene) => {
    const { palette } = scene;
    return (
      stars(scene, 50, 170) +
      circle(462, 64, 32, '#fff3d6', 'opacity=".9"') +
      glow(462, 64, 110) +
      path('M0 226C160 176 320 236 470 200C580 174 660 190 720 172V300H0Z', palette.ground.main) +
      put(scene, orchard, 436, 184, 0.52) +
      put(scene, orchard, 688, 170, 0.7) +
      path('M0 262C160 226 380 276 560 240C640 226 690 232 720 228V300H0Z', palette.ground.dark) +
      glow(548, 130, 150) +
      put(scene, orchard, 572, 146, 1.45) +
      path('M0 288C200 258 420 300 720 264V300H0Z', palette.ink)
    );
  },
};

export const peaks: WideScene = {
  word: /dragon|legend|quest|castle/,
  palette: scenePalette(200, 40, 155, 84),
  paint: (scene) => {
    const { ground, ink } = scene.palette;
    return (
      stars(scene, 40, 140) +
      glow(560, 110, 260) +
      path('M180 240L300 110 360 170 430 70 520 190 590 100 720 220V300H180Z', ground.main) +
      put(scene, castle, 444, 168, 0.52) +
      path('M0 262C140 214 320 262 470 226C600 200 660 228 720 206V300H0Z', ground.dark) +
      put(scene, dragon, 586, 146, 1.36) +
      path('M0 288C200 256 460 298 720 258V300H0Z', ink)
    );
  },
};
