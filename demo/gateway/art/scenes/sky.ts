import { gem, star } from '../motifs/jewels.ts';
import { comet as cometMotif, planet, rocket } from '../motifs/sky.ts';
import { scenePalette } from '../palette.ts';
import { box, circle, glint, line, path } from '../shapes.ts';
import type { WideScene } from './wide-scene.ts';
import { glow, put, stars } from './wide-scene.ts';

export const comet: WideScene = {
  word: /comet|drop|night|star/,
  palette: scenePalette(268, -40, 200, 84),
  paint: (scene) => {
    const { ground, accent, ink } = scene.palette;
    return (
      stars(scene, 90, 240) +
      glow(520, 190, 230) +
      put(scene, cometMotif, 566, 142, 1.6) +
      put(scene, gem, 664, 204, 0.36, 20) +
      put(scene, star, 470, 86, 0.2, -12) +
      path('M0 268C120 226 240 276 360 250C480 226 600 262 720 232V300H0Z', ground.dark) +
      path('M0 286C160 252 320 296 480 274C580 260 660 280 720 268V300H0Z', ink) +
      glint(590, 80, 10, accent.light)
    );
  },
};

export const launch: WideScene = {
  word: /app|rocket|crash|esport/,
  palette: scenePalette(305, -44, 350, 190),
  paint: (scene) => {
    const { palette } = scene;
    let grid = '';
    for (let index = -12; index <= 12; index += 1) grid += `M${556 + index * 26} 214L${556 + index * 96} 300`;
    return (
      stars(scene, 70, 200) +
      circle(556, 196, 128, 'url(#s)', 'opacity=".75"') +
      glow(556, 180, 230) +
      box([0, 214, 720, 86], palette.ink) +
      line(`${grid}M0 215H720M0 228H720M0 248H720M0 276H720`, palette.accent.main, 1.6, 'opacity=".55"') +
      put(scene, planet, 676, 132, 0.4) +
      put(scene, rocket, 556, 136, 1.36)
    );
  },
};
