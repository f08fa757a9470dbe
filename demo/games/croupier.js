import { draw } from './drawing.js';
import { seedOf } from './parts.js';

/** Light and dark tones of skin, hair and clothes. */
const SKINS = [
  ['#f6d3b3', '#d9a27c', '#c2555c'],
  ['#e6b48a', '#bd8157', '#b04a4c'],
  ['#c68d62', '#955f3c', '#98403f'],
  ['#95603f', '#683d26', '#84352f'],
];
const HAIRS = [
  ['#2b1d16', '#120b08'],
  ['#4a2f1e', '#2a180e'],
  ['#6f4526', '#45280f'],
  ['#8d5f34', '#5d3a19'],
  ['#1d1a22', '#0a090d'],
];
const SUITS = [
  ['#a3264b', '#5c1029'],
  ['#2c4f9e', '#14285c'],
  ['#5a3aa0', '#2c1a5c'],
  ['#1f7a5e', '#0c4030'],
  ['#2b2f3c', '#12141b'],
];
const EYES = ['#4a2f1b', '#2f4a3a', '#33506b', '#5a3d20'];

const MEN = new Set(
  'Bram Dario Emil Felix Goran Henrik Jonas Kiran Lorenz Luca Milan Nikita Oren Pablo Rafael Rohan Samir Tomas Viktor'.split(
    ' ',
  ),
);

/** Hair behind and in front of the head, which is 92x118 around 150 121. */
const WOMEN_CUTS = [
  // Long, parted at the side.
  [
    'M96 112C88 58 122 36 152 36C190 36 212 66 206 116C204 148 222 168 214 206C208 236 186 232 176 214L124 214C112 234 92 236 86 206C80 172 98 150 96 112z',
    'M100 126C94 76 118 48 152 48C188 48 206 78 200 126C196 104 186 88 166 74C150 90 122 94 108 98C102 106 102 116 100 126z',
  ],
  // To the chin, with a fringe.
  [
    'M92 176C82 84 104 38 150 38C196 38 218 84 208 176C196 184 182 178 178 166L122 166C118 178 104 184 92 176z',
    'M101 128C92 74 118 46 150 46C184 46 208 74 199 128C196 112 194 102 190 96C166 102 134 102 110 96C105 104 103 114 101 128z',
  ],
  // Tied up.
  [
    'M124 44a27 25 0 1 1 54 0a27 25 0 1 1 -54 0z',
    'M101 122C94 72 118 46 150 46C184 46 206 72 199 122C196 100 184 82 160 72C140 78 116 88 108 98C104 106 102 114 101 122z',
  ],
  // Curly.
  [
    'M82 150C64 128 74 96 88 84C88 54 116 32 138 38C158 24 196 34 204 62C226 76 234 118 216 138C226 164 208 196 188 188L112 188C90 196 74 174 82 150z',
    'M100 124C92 104 98 84 112 76C114 60 136 54 148 60C166 50 190 60 192 78C206 88 206 108 200 124C196 108 188 98 176 94C166 100 152 98 148 90C138 100 120 98 112 98C104 104 102 114 100 124z',
  ],
];
const MEN_CUTS = [
  // Parted at the side.
  [
    '',
    'M99 118C90 70 112 40 152 42C190 40 210 66 201 118C198 104 196 96 192 90C170 92 136 86 122 74C116 84 104 94 104 104z',
  ],
  // Combed back.
  [
    '',
    'M100 116C90 66 116 38 150 38C184 38 210 66 200 116C198 100 192 86 182 80C164 72 136 72 118 80C108 86 102 100 100 116z',
  ],
  // Curly.
  [
    '',
    'M99 112C86 92 94 62 112 56C122 36 154 34 164 44C188 40 208 64 203 90C206 98 203 108 201 112C198 100 192 92 184 90C176 96 164 94 158 88C148 96 136 94 130 88C120 94 108 92 104 98C101 104 100 108 99 112z',
  ],
];
const BEARD =
  'M102 128C104 164 126 187 150 187C174 187 196 164 198 128C196 140 190 148 182 150C172 144 162 142 150 142C138 142 128 144 118 150C110 148 104 140 102 128zM134 158C142 150 158 150 166 158C158 164 142 164 134 158z';

const choose = (all, seed) => all[seed % all.length];

/** Returns the looks of a name: always the same for the same name. */
function looksOf(name) {
  const own = seedOf(name);
  // Spreads the names of the same length over all looks.
  const seed = ((own ^ (own >>> 15)) * 2_246_822_519) >>> 0;
  const isMan = MEN.has(name);
  return {
    isMan,
    skin: choose(SKINS, seed >>> 2),
    hair: choose(HAIRS, seed >>> 5),
    suit: choose(SUITS, seed >>> 9),
    eyes: choose(EYES, seed >>> 12),
    cut: choose(isMan ? MEN_CUTS : WOMEN_CUTS, seed >>> 16),
    hasBeard: isMan && (seed >>> 21) % 3 > 0,
  };
}

const stop = (colour, offset = 0) => draw('stop', { 'stop-color': colour, offset });
const slope = (id, [light, dark], turned = false) =>
  draw(
    'linearGradient',
    { id: `dealer-${id}`, ...(turned ? { x2: 1 } : { x2: 0.25, y2: 1 }) },
    stop(light),
    stop(dark, 1),
  );
const line = (d, stroke, width, more = {}) =>
  draw('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

function eye(x, iris, isMan) {
  return draw(
    'g',
    { transform: `translate(${x} 121)` },
    draw('path', { d: 'M-11 1C-7 -7 7 -7 11 1C6 6 -6 6 -11 1z', fill: '#fdfaf6' }),
    draw('circle', { r: 5.4, cy: -0.4, fill: iris }),
    draw('circle', { r: 2.6, cy: -0.4, fill: '#0f0a08' }),
    draw('circle', { r: 1.5, cx: 1.8, cy: -2.4, fill: '#fff' }),
    line('M-11.5 1C-7 -7.4 7 -7.4 11.5 1', '#1b100b', isMan ? 1.8 : 2.8),
    ...(isMan ? [] : [line(x < 150 ? 'M-11 0.5l-3.4 -2.6' : 'M11 0.5l3.4 -2.6', '#1b100b', 2)]),
  );
}

function head({ isMan, skin, hair, eyes, cut, hasBeard }) {
  const [, dark, red] = skin;
  const lips = isMan ? dark : red;
  return [
    draw('path', { d: 'M128 164h44v40c0 16 -44 16 -44 0z', fill: dark }),
    draw('path', {
      d: 'M103 114c-10 -4 -12 22 2 28zM197 114c10 -4 12 22 -2 28z',
      fill: dark,
    }),
    draw('path', {
      d: 'M150 58C186 58 200 90 198 122C196 156 172 184 150 184C128 184 104 156 102 122C100 90 114 58 150 58z',
      fill: 'url(#dealer-skin)',
    }),
    // The light of the studio comes from the left.
    draw('path', {
      d: 'M170 62C192 74 200 96 198 122C196 152 176 180 154 184C178 164 188 110 170 62z',
      fill: dark,
      'fill-opacity': '.28',
    }),
    ...[122, 178].map((cx) =>
      draw('ellipse', { cx, cy: 144, rx: 12, ry: 7, fill: red, 'fill-opacity': isMan ? '.1' : '.2' }),
    ),
    ...(hasBeard
      ? [draw('path', { d: BEARD, fill: hair[1], 'fill-opacity': '.86', 'fill-rule': 'evenodd' })]
      : []),
    eye(128, eyes, isMan),
    eye(172, eyes, isMan),
    line('M114 106q13 -9 26 -2M160 104q13 -7 26 2', hair[1], isMan ? 5 : 3.4),
    line('M153 122c2 10 6 16 2 20c-3 2 -8 2 -11 0', dark, 2.4),
    draw('path', {
      d: 'M132 158C140 153 146 153 150 155C154 153 160 153 168 158C160 171 140 171 132 158z',
      fill: lips,
    }),
    draw('path', { d: 'M137 158.500h26C158 163.500 142 163.500 137 158.500z', fill: '#fffaf5' }),
    draw('path', { d: cut[1], fill: 'url(#dealer-hair)' }),
    line('M118 70C132 54 158 50 178 62', '#fff', 4, { 'stroke-opacity': '.13' }),
    ...(isMan
      ? []
      : [103, 197].map((cx) =>
          draw('circle', { cx, cy: 148, r: 4, fill: '#f3d08c', stroke: '#a8782a', 'stroke-width': 1 }),
        )),
  ];
}

/** An arm in its sleeve, and a hand on the edge of the table. */
function arm(side, sleeve, skin) {
  const at = (x) => 150 + side * x;
  const path = `M${at(82)} 250C${at(102)} 292 ${at(104)} 334 ${at(58)} 340`;
  return draw(
    'g',
    { 'stroke-linejoin': 'round' },
    line(path, '#00000055', 38),
    line(path, sleeve, 34),
    line(`M${at(64)} 340h${side * -6}`, '#f7f4ee', 32, { 'stroke-linecap': 'butt' }),
    line(`M${at(54)} 341C${at(44)} 338 ${at(36)} 344 ${at(24)} 348`, skin[0], 21),
    ...[0, 1, 2].map((finger) =>
      line(`M${at(30 - finger * 2)} ${342 + finger * 7}q${side * -10} 2 ${side * -16} 7`, skin[0], 8),
    ),
    ...[0, 1].map((finger) =>
      line(`M${at(28 - finger * 2)} ${346 + finger * 7}q${side * -9} 2 ${side * -14} 7`, skin[1], 1.2),
    ),
  );
}

function body({ isMan, skin, suit }) {
  const shirt =
    'M52 370C50 286 58 236 104 216L128 200C134 214 166 214 172 200L196 216C242 236 250 286 248 370z';
  if (!isMan) {
    return [
      draw('path', { d: shirt, fill: 'url(#dealer-suit)' }),
      // A neckline, with a necklace.
      draw('path', {
        d: 'M112 211L128 200C134 214 166 214 172 200L188 211C182 238 166 258 150 264C134 258 118 238 112 211z',
        fill: 'url(#dealer-skin)',
      }),
      draw('path', {
        d: 'M128 200C134 214 166 214 172 200C170 222 158 230 150 232C142 230 130 222 128 200z',
        fill: skin[1],
        'fill-opacity': '.5',
      }),
      line('M112 211C118 238 134 258 150 264C166 258 182 238 188 211', '#f3d08c', 3),
      line('M126 212C132 232 142 240 150 242C158 240 168 232 174 212', '#f3d08c', 1.8),
      draw('path', { d: 'M150 240l5 7l-5 8l-5 -8z', fill: '#fff3cf', stroke: '#a8782a', 'stroke-width': 1 }),
      line('M150 264V370', suit[1], 2),
      line('M104 262C110 300 108 340 112 370M196 262C190 300 192 340 188 370', '#000', 3, {
        'stroke-opacity': '.22',
      }),
    ];
  }
  return [
    draw('path', { d: shirt, fill: '#f4f0e8' }),
    line('M150 236V370', '#cfc8bb', 2),
    draw('path', {
      d: 'M52 370C50 286 58 236 104 216L116 208C112 262 132 300 150 326V370z',
      fill: 'url(#dealer-suit)',
    }),
    draw('path', {
      d: 'M248 370C250 286 242 236 196 216L184 208C188 262 168 300 150 326V370z',
      fill: 'url(#dealer-suit)',
    }),
    line('M116 208C112 262 132 300 150 326C168 300 188 262 184 208', '#f3d08c', 2.4),
    ...[340, 358].map((cy) => draw('circle', { cx: 156, cy, r: 3.4, fill: '#f3d08c' })),
    draw('path', {
      d: 'M128 200L150 222L126 232L118 208zM172 200L150 222L174 232L182 208z',
      fill: '#fffdf8',
      stroke: '#d8d1c4',
    }),
    draw('path', { d: 'M150 228L124 216V244zM150 228L176 216V244z', fill: '#15171f' }),
    draw('rect', { x: 143, y: 222, width: 14, height: 13, rx: 3, fill: '#2b2f3c' }),
  ];
}

/** Draws the upper body of a dealer behind a table, 300 wide and 370 high. The same name has the same looks. */
export function croupier(name) {
  const looks = looksOf(name);
  const { isMan, skin, hair, suit, cut } = looks;
  const sleeve = isMan ? '#f4f0e8' : suit[0];
  return [
    draw('defs', {}, slope('skin', skin, true), slope('hair', hair), slope('suit', suit)),
    draw('path', { d: cut[0] || 'M0 0', fill: hair[1] }),
    ...body(looks),
    ...head(looks),
    arm(-1, sleeve, skin),
    arm(1, sleeve, skin),
  ];
}
