import { draw, picture } from './drawing.js';

/** Drawings of the animals, facing left, 300 to 400 units wide around their centre. `fill` is the light of the back. */
const ANIMALS = {
  sardine: {
    size: 16,
    back: ['#1d6fb8', '#8fd3ff'],
    eye: [-112, -10, 13],
    under: ['M98 0L168 -54C152 -16 152 16 168 54z', 'M-36 -44L8 -80L44 -34z', 'M-20 42L8 70L28 34z'],
    body: 'M-152 0C-112 -56 20 -60 112 -8C60 52 -100 56 -152 0z',
    belly: 'M-150 4C-100 54 40 50 110 -4C40 22 -80 24 -150 4z',
    lines: 'M-84 -32Q-64 0 -84 32M-40 -22Q-26 -2 -40 18M0 -24Q14 -4 0 14M40 -20Q52 -4 40 8',
    fins: '#f7c948',
  },
  crab: {
    size: 15,
    back: ['#ff9a6b', '#d23a2e'],
    under: [
      'M-80 36Q-140 36 -152 92L-134 92Q-126 56 -76 56z',
      'M-70 52Q-108 76 -108 122L-92 120Q-90 88 -52 68z',
      'M80 36Q140 36 152 92L134 92Q126 56 76 56z',
      'M70 52Q108 76 108 122L92 120Q90 88 52 68z',
      'M-78 6Q-134 -10 -138 -50L-114 -56Q-108 -26 -70 -18z',
      'M78 6Q134 -10 138 -50L114 -56Q108 -26 70 -18z',
      'M-126 -44C-186 -52 -182 -128 -128 -134L-134 -98L-104 -126C-76 -90 -92 -50 -126 -44z',
      'M126 -44C186 -52 182 -128 128 -134L134 -98L104 -126C76 -90 92 -50 126 -44z',
      'M-36 -36V-84h14V-36zM36 -36V-84h-14V-36z',
    ],
    body: 'M-104 12C-104 -66 104 -66 104 12C104 62 54 74 0 74S-104 62 -104 12z',
    belly: 'M-84 34C-40 62 40 62 84 34C66 66 34 72 0 72S-66 66 -84 34z',
    lines: 'M-22 30Q0 46 22 30M-62 -14Q-50 -30 -34 -32',
    eyes: [
      [-29, -88, 19],
      [29, -88, 19],
    ],
    fins: '#e5523f',
  },
  turtle: {
    size: 22,
    back: ['#9ad96a', '#2f8a4b'],
    eye: [-152, -16, 10],
    under: [
      'M62 28C116 40 128 84 98 96C74 84 52 62 46 40z',
      'M112 12L158 30L108 34z',
      'M-96 -8C-146 -56 -198 -28 -184 10C-172 40 -122 36 -92 28z',
      'M-66 26C-96 70 -82 128 -34 138C-18 100 -18 62 0 32z',
    ],
    body: 'M-114 26C-112 -98 112 -102 120 26C60 48 -60 48 -114 26z',
    belly: 'M-116 20C-60 46 62 46 121 20L114 40C60 62 -60 62 -108 40z',
    lines:
      'M-36 -26L0 -56L44 -50L62 -14L22 8L-24 4zM-36 -26L-84 -22M0 -56L-8 -68M44 -50L62 -62M62 -14L108 -12M22 8L30 34M-24 4L-36 32',
    fins: '#7cc46a',
  },
  shark: {
    size: 31,
    back: ['#86a6c9', '#3b5c84'],
    eye: [-116, -14, 9],
    under: [
      'M108 -4L188 -92C168 -34 164 0 192 66C152 42 130 18 108 6z',
      'M-30 -40C-8 -92 22 -110 42 -114C32 -84 38 -56 54 -36z',
      'M-44 24C-52 74 -16 104 16 112C6 74 14 50 28 26z',
      'M64 22L84 54L92 14z',
    ],
    body: 'M-172 6C-124 -58 20 -64 122 -12C60 50 -90 54 -172 6z',
    belly: 'M-170 8C-110 54 52 48 120 -8C44 20 -80 24 -170 8z',
    lines: 'M-80 -20Q-72 -2 -80 14M-66 -22Q-58 -2 -66 16M-52 -22Q-44 -2 -52 18M-154 18Q-128 30 -104 20',
    fins: '#52759e',
  },
  whale: {
    size: 44,
    back: ['#5aa7f2', '#1f4fae'],
    eye: [-122, 2, 9],
    under: [
      'M122 -16C146 -42 152 -76 146 -98C178 -86 184 -62 186 -46C206 -62 232 -62 244 -46C232 -14 184 12 138 8z',
      'M-64 40C-62 86 -28 114 8 112C8 78 -8 52 -20 38z',
    ],
    body: 'M-174 16C-170 -78 -62 -90 0 -78C72 -68 112 -34 144 -12C122 46 40 78 -50 74C-132 72 -174 58 -174 16z',
    belly: 'M-173 26C-152 70 -60 78 -8 70C30 62 60 52 90 34C0 56 -100 52 -173 26z',
    lines: 'M-172 26Q-138 44 -100 34M-140 46L-60 66M-150 52L-90 70M-110 46L-30 64',
    fins: '#2c68c9',
    extra: 'M-50 -92C-54 -116 -78 -124 -96 -112M-46 -92C-42 -120 -14 -126 2 -112M-48 -94V-128',
  },
};

/** Half of the height of an animal without its fins, for the labels below it. */
export const sizeOf = (id) => ANIMALS[id].size;

/** Draws the gradients of the animals, once per picture. */
export const gradients = () =>
  draw(
    'defs',
    {},
    ...Object.entries(ANIMALS).map(([id, { back }]) =>
      draw(
        'linearGradient',
        { id: `fish-${id}`, x2: 0, y2: 1 },
        draw('stop', { 'stop-color': back[0] }),
        draw('stop', { offset: 1, 'stop-color': back[1] }),
      ),
    ),
    // The light of the surface on a back, and the shade of the deep below a belly.
    draw(
      'radialGradient',
      { id: 'fish-light', cx: 0.42, cy: 0.12, r: 0.62 },
      draw('stop', { 'stop-color': '#fff', 'stop-opacity': 0.75 }),
      draw('stop', { offset: 0.45, 'stop-color': '#fff', 'stop-opacity': 0.16 }),
      draw('stop', { offset: 1, 'stop-color': '#fff', 'stop-opacity': 0 }),
    ),
    draw(
      'linearGradient',
      { id: 'fish-shade', x2: 0, y2: 1 },
      draw('stop', { offset: 0.5, 'stop-color': '#04162b', 'stop-opacity': 0 }),
      draw('stop', { offset: 1, 'stop-color': '#04162b', 'stop-opacity': 0.62 }),
    ),
  );

/** Draws an animal, facing left. */
export function fish(id, size = sizeOf(id)) {
  const { under, body, belly, lines, fins, eye, eyes = [eye], extra } = ANIMALS[id];
  return draw(
    'g',
    {
      transform: `scale(${(size / 100).toFixed(3)})`,
      stroke: '#05182c',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    },
    ...under.flatMap((d) => [
      draw('path', { d, fill: fins }),
      draw('path', { d, fill: 'url(#fish-shade)', stroke: 'none' }),
    ]),
    draw('path', { d: body, fill: `url(#fish-${id})` }),
    draw('path', { d: belly, fill: '#fff', 'fill-opacity': '.55', stroke: 'none' }),
    ...['light', 'shade'].map((one) => draw('path', { d: body, fill: `url(#fish-${one})`, stroke: 'none' })),
    draw('path', { d: lines, fill: 'none', 'stroke-opacity': '.4', 'stroke-linecap': 'round' }),
    ...(extra
      ? [
          draw('path', {
            d: extra,
            fill: 'none',
            stroke: '#d8f1ff',
            'stroke-width': 9,
            'stroke-linecap': 'round',
          }),
        ]
      : []),
    ...eyes.flatMap(([cx, cy, r]) => [
      draw('circle', { cx, cy, r, fill: '#fff', 'stroke-width': 4 }),
      draw('circle', { cx: cx - r * 0.2, cy, r: r * 0.55, fill: '#0b1420', stroke: 'none' }),
      draw('circle', { cx: cx - r * 0.4, cy: cy - r * 0.3, r: r * 0.2, fill: '#fff', stroke: 'none' }),
    ]),
  );
}

/** Sizes that fill a picture of 80x48. */
const PICTURE = { sardine: 22, crab: 15, turtle: 17, shark: 20, whale: 17 };

/** Renders an animal as the picture of a button. */
export function fishPicture(id) {
  const element = picture(
    'fish',
    80,
    48,
    draw('g', { transform: 'translate(39 27)' }, fish(id, PICTURE[id])),
  );
  element.setAttribute('class', 'target__picture');
  return element;
}
