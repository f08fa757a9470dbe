import { looksOf } from './croupier-looks.js';
import { draw } from './drawing.js';

const GOLD = '#f3d08c';
const INK = '#1b100b';

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
const shape = (d, fill, more = {}) => draw('path', { d, fill, ...more });
/** Draws something at the left, and mirrored at the right of the face. */
const both = (...parts) => [
  draw('g', {}, ...parts),
  draw('g', { transform: 'translate(300 0) scale(-1 1)' }, ...parts.map((one) => one.cloneNode(true))),
];

/** Draws an eye; `side` is -1 for the left one. */
function eye(side, { iris, eye: { over, under, half }, slant, isMan, isOlder, skin }) {
  const lid = `M${-half} ${1 - side * slant}C${-half + 4} ${-over} ${half - 4} ${-over} ${half} ${1 + side * slant}`;
  return draw(
    'g',
    { transform: `translate(${150 + side * 22} 121)` },
    shape(
      `${lid}C${half - 5} ${under + 1} ${5 - half} ${under + 1} ${-half} ${1 - side * slant}z`,
      '#fdfaf6',
    ),
    draw('circle', { r: 5.4, cy: -0.4, fill: iris }),
    draw('circle', { r: 2.6, cy: -0.4, fill: '#0f0a08' }),
    draw('circle', { r: 1.5, cx: 1.8, cy: -2.4, fill: '#fff' }),
    line(lid, INK, isMan ? 1.8 : 2.8),
    line(`M${-half + 1} ${-over - 1}Q0 ${-over - 5} ${half - 1} ${-over - 1}`, skin[1], 1.4),
    ...(isMan ? [] : [line(`M${side * half} ${1 + slant}l${side * 3.4} -3`, INK, 2)]),
    ...(isOlder
      ? [line(`M${side * 4} ${under + 7}q${side * 6} 0 ${side * 9} -4`, skin[1], 1.6, { opacity: '.7' })]
      : []),
  );
}

function glassesOf(kind) {
  const frame =
    kind === 'round'
      ? 'M107 121a19 19 0 1 1 38 0a19 19 0 1 1 -38 0z'
      : 'M106 109h38q2 26 -15 26h-8q-17 0 -15 -26z';
  return [
    ...both(
      shape(frame, '#fff', { 'fill-opacity': '.14', stroke: '#2a211c', 'stroke-width': 3 }),
      line('M107 114L101 112', '#2a211c', 3),
    ),
    line('M145 117Q150 113 155 117', '#2a211c', 3),
  ];
}

const EARRINGS = {
  studs: () => [draw('circle', { cx: 103, cy: 147, r: 4, fill: GOLD, stroke: '#a8782a' })],
  hoops: () => [draw('circle', { cx: 102, cy: 155, r: 9, fill: 'none', stroke: GOLD, 'stroke-width': 3 })],
  drops: () => [
    line('M103 145V154', GOLD, 2),
    shape('M103 152l5 10l-5 7l-5 -7z', '#7fd8e8', { stroke: '#f8f4ea' }),
  ],
};

const MARKS = {
  freckles: ({ skin }) =>
    [
      [118, 138],
      [125, 142],
      [131, 137],
      [169, 137],
      [175, 142],
      [182, 138],
    ].map(([cx, cy]) => draw('circle', { cx, cy, r: 1.5, fill: skin[1] })),
  mole: () => [draw('circle', { cx: 172, cy: 150, r: 2, fill: '#3a2015' })],
  bindi: () => [draw('circle', { cx: 150, cy: 101, r: 3.4, fill: '#b3152c' })],
};

function mouthOf({ mouth: { lips, teeth, line: between }, isMan, skin }) {
  const [, dark, red] = skin;
  return [
    shape(lips, isMan ? dark : red),
    ...(teeth ? [shape(teeth, '#fffaf5')] : [line(between, '#5a2320', 1.8, { opacity: '.8' })]),
    line('M143 172Q150 175 157 172', dark, 1.6, { opacity: '.6' }),
  ];
}

function head(looks) {
  const { isMan, isOlder, hasVeil, skin, hair, face, cut, brow, nose, beard, glasses, earrings, mark } =
    looks;
  const [, dark, red] = skin;
  return [
    shape('M128 164h44v40c0 16 -44 16 -44 0z', dark),
    ...(hasVeil ? [] : [shape('M103 114c-10 -4 -12 22 2 28zM197 114c10 -4 12 22 -2 28z', dark)]),
    shape(face.outline, 'url(#dealer-skin)'),
    // The light of the studio comes from the left.
    shape('M170 62C192 74 200 96 198 122C196 152 176 180 154 184C178 164 188 110 170 62z', dark, {
      'fill-opacity': '.28',
    }),
    ...both(
      draw('ellipse', { cx: 121, cy: 144, rx: 12, ry: 7, fill: red, 'fill-opacity': isMan ? '.1' : '.22' }),
    ),
    ...(mark ? MARKS[mark](looks) : []),
    ...(isOlder ? both(line('M128 146Q120 154 121 164', dark, 2, { opacity: '.6' })) : []),
    eye(-1, looks),
    eye(1, looks),
    ...both(line(brow, hair[1], isMan ? 5 : 3.4)),
    line(nose, dark, 2.4),
    draw(
      'g',
      { transform: `translate(0 ${face.mouth})` },
      ...(beard ? [shape(beard, hair[1], { 'fill-opacity': '.88', 'fill-rule': 'evenodd' })] : []),
      ...mouthOf(looks),
    ),
    shape(cut[1], 'url(#dealer-hair)', hasVeil ? { 'fill-rule': 'evenodd' } : {}),
    line('M118 70C132 54 158 50 178 62', '#fff', 4, { 'stroke-opacity': '.13' }),
    ...(glasses ? glassesOf(glasses) : []),
    ...(earrings ? both(...EARRINGS[earrings]()) : []),
  ];
}

/** An arm in its sleeve, and a hand on the edge of the table. */
function arm(side, sleeve, skin) {
  const at = (x) => 150 + side * x;
  return draw(
    'g',
    { 'stroke-linejoin': 'round' },
    shape(
      `M${at(46)} 216C${at(78)} 226 ${at(98)} 250 ${at(104)} 288C${at(108)} 330 ${at(94)} 354 ${at(60)} 357V323C${at(72)} 318 ${at(78)} 306 ${at(76)} 290Q${at(74)} 274 ${at(66)} 262z`,
      sleeve,
    ),
    line(
      `M${at(66)} 258Q${at(75)} 274 ${at(76)} 290C${at(78)} 306 ${at(72)} 318 ${at(60)} 323`,
      '#00000055',
      2,
    ),
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

const TORSO =
  'M52 370C50 286 58 236 104 216L128 200C134 214 166 214 172 200L196 216C242 236 250 286 248 370z';
const WHITE = '#f4f0e8';

/** A dress with a neckline and a necklace. */
const dress = ({ skin, suit }) => [
  shape(TORSO, 'url(#dealer-suit)'),
  shape(
    'M112 211L128 200C134 214 166 214 172 200L188 211C182 238 166 258 150 264C134 258 118 238 112 211z',
    'url(#dealer-skin)',
  ),
  shape('M128 200C134 214 166 214 172 200C170 222 158 230 150 232C142 230 130 222 128 200z', skin[1], {
    'fill-opacity': '.5',
  }),
  line('M112 211C118 238 134 258 150 264C166 258 182 238 188 211', GOLD, 3),
  line('M126 212C132 232 142 240 150 242C158 240 168 232 174 212', GOLD, 1.8),
  shape('M150 240l5 7l-5 8l-5 -8z', '#fff3cf', { stroke: '#a8782a', 'stroke-width': 1 }),
  line('M150 264V370', suit[1], 2),
];
/** A round neck with pearls. */
const blouse = ({ suit }) => [
  shape(TORSO, 'url(#dealer-suit)'),
  shape('M118 208L128 200C134 214 166 214 172 200L182 208C178 236 122 236 118 208z', 'url(#dealer-skin)'),
  ...[118, 126, 136, 147, 158, 168, 178, 184].map((cx, index) =>
    draw('circle', {
      cx: cx - 1,
      cy: 232 - Math.abs(index - 3.5) ** 2 * 1.5,
      r: 5,
      fill: '#fbf6ea',
      stroke: '#b6a886',
    }),
  ),
  line('M84 240Q150 300 216 240', suit[1], 3, { opacity: '.7' }),
];
/** A shirt under a waistcoat, with what is at its collar. */
const waistcoat = (...collar) => [
  shape(TORSO, WHITE),
  line('M150 236V370', '#cfc8bb', 2),
  ...both(shape('M52 370C50 286 58 236 104 216L116 208C112 262 132 300 150 326V370z', 'url(#dealer-suit)')),
  line('M116 208C112 262 132 300 150 326C168 300 188 262 184 208', GOLD, 2.4),
  ...[340, 358].map((cy) => draw('circle', { cx: 156, cy, r: 3.4, fill: GOLD })),
  ...both(shape('M128 200L150 222L126 232L118 208z', '#fffdf8', { stroke: '#d8d1c4' })),
  ...collar,
];
const bow = (fill) => [
  shape('M150 228L124 216V244zM150 228L176 216V244z', fill),
  draw('rect', { x: 143, y: 222, width: 14, height: 13, rx: 3, fill: '#2b2f3c' }),
];
const tie = ([light, dark]) => [
  shape('M143 224h14l4 12l6 66l-17 18l-17 -18l6 -66z', light, { stroke: dark }),
];
/** A jacket over an open collar. */
const jacket = ({ suit, skin }) => [
  shape(TORSO, 'url(#dealer-suit)'),
  shape('M118 208L128 200C134 214 166 214 172 200L182 208L150 300z', WHITE),
  shape('M128 200C134 214 166 214 172 200L150 244z', skin[1]),
  ...both(shape('M118 206L104 216L96 252L114 262L108 272L150 340V300z', suit[1], { stroke: '#00000044' })),
  shape('M196 262l16 -6l2 8l-16 6z', GOLD),
];

/** Clothes of women and men, and whether their sleeves are those of a shirt. */
const OUTFITS = {
  women: [
    { draw: dress },
    { draw: blouse },
    { draw: ({ suit }) => waistcoat(...bow(suit[1])), hasShirt: true },
  ],
  men: [
    { draw: () => waistcoat(...bow('#15171f')), hasShirt: true },
    { draw: ({ suit }) => waistcoat(...tie(suit)), hasShirt: true },
    { draw: jacket },
  ],
};

/** Draws the upper body of a dealer behind a table, 300 wide and 370 high. The same name has the same looks. */
export function croupier(name) {
  const looks = looksOf(name);
  const { isMan, hasVeil, skin, hair, suit, cut, outfit } = looks;
  const { draw: body, hasShirt } = OUTFITS[isMan ? 'men' : 'women'][outfit];
  const sleeve = hasShirt ? WHITE : 'url(#dealer-suit)';
  const cover = hasVeil ? suit.toReversed() : hair;
  return [
    draw('defs', {}, slope('skin', skin, true), slope('hair', cover), slope('suit', suit)),
    shape(cut[0] || 'M0 0', cover[1]),
    ...body(looks),
    ...head(looks),
    arm(-1, sleeve, skin),
    arm(1, sleeve, skin),
  ];
}
