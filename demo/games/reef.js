import { draw, picture } from './drawing.js';
import { fish, gradients, sizeOf } from './fish.js';
import { bubbles, rays, seaBed } from './water.js';

/** Area of the picture in its units, whatever the proportions of the screen. */
const AREA = 172_000;
/** Height of the sea bed, and of the cannon's mouth above the bottom. */
const BED = 64;
const MOUTH = 62;
/** Height of the crabs above the sea bed, and of the cannon's muzzle with a gap. */
const CRABS = 12;
const MUZZLE = 32;
/** Distance of two animals, and from the middle of a label to the belly of its animal. */
const GAP = 4;
const BELOW = 14;
/** The largest scale of the animals. */
const LARGEST = 1.1;
/** Height of a kind above its centre, and half of its width there and back, as multiples of its size. */
const EXTENTS = {
  whale: [1.45, 2.44],
  turtle: [0.92, 1.98],
  shark: [1.14, 1.92],
  sardine: [2.65, 6.75],
};

/**
 * Groups of animals: their kind, seconds of a turn there and back, their size, and their lanes from the surface to the sea bed
 * where the sea is tall and where it is wide. Crabs are on the bed, at a share of the width. A school swims as one.
 */
const GROUPS = [
  { id: 'whale', turn: 44, tall: 0, wide: 0 },
  { id: 'turtle', turn: 34, tall: 1, wide: 1 },
  { id: 'shark', turn: 26, tall: 2, wide: 0 },
  { id: 'sardine', turn: 19, tall: 3, wide: 2, school: true },
  { id: 'turtle', turn: 38, scale: 0.72, tall: 2, wide: 1 },
  { id: 'shark', turn: 21, scale: 0.72, tall: 1, wide: 1 },
  { id: 'sardine', turn: 16, tall: 4, wide: 2, school: true },
  { id: 'crab', x: 0.11, turn: 30 },
  { id: 'crab', x: 0.88, turn: 26, scale: 0.82 },
];
/** Places of the fish of a school around its first one. */
const SCHOOL = [
  [0, 0, 1],
  [40, -22, 0.85],
  [46, 16, 0.9],
  [-54, 12, 0.7],
  [86, -4, 0.8],
  [2, -34, 0.65],
];

/** Draws a text on a dark plate, centred. */
function plate(text, size, attributes = {}) {
  const width = text.length * size * 0.6 + size * 1.1;
  const box = { x: -width / 2, y: -size * 0.8, width, height: size * 1.6, rx: size * 0.8 };
  return draw(
    'g',
    {},
    draw('rect', {
      ...box,
      fill: '#041726',
      'fill-opacity': '.84',
      stroke: '#ffd98a',
      'stroke-opacity': '.5',
      ...attributes,
    }),
    draw('text', { y: size * 0.36, 'text-anchor': 'middle', fill: '#ffe2a0', 'font-size': size }, text),
  );
}

function net(radius) {
  const meshes = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((share) => {
    const at = (share * radius).toFixed(1);
    const half = (Math.sqrt(1 - share * share) * radius).toFixed(1);
    return `M${at} -${half}V${half}M-${half} ${at}H${half}`;
  });
  return draw(
    'g',
    { transform: 'rotate(45)', fill: '#ffe2a0', 'fill-opacity': '.16', stroke: '#ffe2a0' },
    draw('path', { d: meshes.join(''), 'stroke-width': 1, 'stroke-opacity': '.8' }),
    draw('circle', { r: radius, 'stroke-width': 3 }),
  );
}

/** Draws coins that fly out of a catch. */
function coins(radius) {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI + 0.2;
    const away = radius + 10 + (index % 3) * 9;
    const coin = draw(
      'g',
      { class: 'reef__coin' },
      draw('circle', { r: 7, fill: '#f0b53f', stroke: '#7a4d0c', 'stroke-width': 1.2 }),
      draw('circle', { r: 4, fill: '#ffdf8c' }),
    );
    coin.style.setProperty('--x', `${Math.cos(angle) * away}px`);
    coin.style.setProperty('--y', `${Math.sin(angle) * away}px`);
    return coin;
  });
}

const splash = (radius) =>
  [1, 0.7, 0.4].map((share) =>
    draw('circle', {
      r: radius * share,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
      'stroke-opacity': share * 0.7,
    }),
  );

/** Draws the cannon around its axis, pointing up, and the plate of its bet. */
function cannon() {
  const barrel = draw(
    'g',
    { class: 'reef__barrel' },
    draw('path', {
      d: 'M-15 4L-10 -48H10L15 4z',
      fill: 'url(#cannon)',
      stroke: '#4a2c07',
      'stroke-width': 1.6,
    }),
    draw('path', {
      d: 'M-14 -56h28l-2 12h-24zM-15 -14h30l1 8h-32z',
      fill: '#ffe2a0',
      stroke: '#4a2c07',
      'stroke-width': 1.6,
    }),
    draw('path', { d: 'M-4 -44L-6 0', stroke: '#fff', 'stroke-opacity': '.5', 'stroke-width': 3 }),
  );
  const gold = draw(
    'linearGradient',
    { id: 'cannon' },
    draw('stop', { 'stop-color': '#b97a1f' }),
    draw('stop', { offset: '.45', 'stop-color': '#ffd36b' }),
    draw('stop', { offset: 1, 'stop-color': '#9a5f12' }),
  );
  const base = draw(
    'g',
    {},
    draw('path', {
      d: 'M-46 30Q-46 -6 0 -10Q46 -6 46 30z',
      fill: '#5a2f66',
      stroke: '#ffd98a',
      'stroke-width': 2,
    }),
    draw('path', { d: 'M-34 30Q-34 4 0 2Q34 4 34 30z', fill: '#7a4488' }),
    draw('circle', { cy: -2, r: 10, fill: '#ffd36b', stroke: '#4a2c07', 'stroke-width': 1.6 }),
  );
  return { element: draw('g', {}, gold, barrel, base), barrel };
}

/** Renders the reef: animals that patrol, a cannon below them, and what a shot hits. */
export function reef(options, words) {
  const timesOf = Object.fromEntries(options.map(({ id, times }) => [id, times]));
  const element = picture('reef', 320, 480);
  const back = draw('g');
  const bed = draw('g', {}, ...seaBed());
  const gun = cannon();
  const gunPlace = draw('g', {}, gun.element);
  const bet = draw('g');
  const outcome = draw('g', { class: 'reef__outcome' });
  const bullet = draw('circle', { class: 'reef__bullet', r: 6, fill: '#ffe9b0' });
  const groups = GROUPS.filter(({ id }) => timesOf[id]).map((group, index) => {
    const size = sizeOf(group.id) * (group.scale ?? 1);
    const members = (group.school ? SCHOOL : [[0, 0, 1]]).map(([x, y, scale]) =>
      draw('g', { transform: `translate(${x} ${y})` }, fish(group.id, size * scale)),
    );
    const turning = draw('g', { class: 'reef__turn' }, ...members);
    const mark = draw('g', { class: 'reef__mark' });
    const textSize = Math.max(12, size * 0.34);
    const label = draw(
      'g',
      { transform: `translate(0 ${size + BELOW})` },
      plate(timesOf[group.id], textSize),
    );
    // The label swims with its animal, above all animals.
    const layers = [[turning, mark], [label]].map((parts) => {
      const swimming = draw('g', { class: 'reef__swim' }, ...parts);
      const layer = draw('g', { class: 'reef__fish', 'data-option': group.id }, swimming);
      layer.style.setProperty('--turn', `${group.turn}s`);
      layer.style.setProperty('--begin', `${-group.turn * (0.12 + (index % 5) * 0.17)}s`);
      return layer;
    });
    const [up, half] = (EXTENTS[group.id] ?? []).map((times) => times * size);
    return { ...group, size, up, half, foot: BELOW + textSize * 0.8, first: members[0], mark, label, layers };
  });
  const layersOf = (index) => groups.map(({ layers }) => layers[index]);
  // The barrel leaves the labels free.
  element.append(gradients(), back, bed, ...layersOf(0), bullet, gunPlace, bet, ...layersOf(1), outcome);
  const swimmers = groups.filter(({ id }) => id !== 'crab');
  const lanesOf = (kind) => Object.values(Object.groupBy(swimmers, (one) => one[kind]));
  const [tallLanes, wideLanes] = [lanesOf('tall'), lanesOf('wide')];
  const toggle = ({ layers }, className, isOn) => {
    for (const layer of layers) layer.classList.toggle(className, isOn);
  };

  let [width, height] = [320, 480];
  let scale = 1;
  /** Height above the sea bed that the lanes leave free. In a tall sea the lowest one swims over the cannon. */
  let floor = CRABS;
  const most = (lane, value) => Math.max(...lane.map(value));
  const sum = (all, value) => all.reduce((total, one) => total + value(one), 0);
  const bodyOf = ({ up, size }) => up + size;
  /** Returns the largest scale at which no animal or label of a lane is in another lane, or in its neighbour's section. */
  function scaleOf(lanes) {
    const free = height - BED - floor - sum(lanes, (lane) => GAP + most(lane, ({ foot }) => foot));
    const tall = free / sum(lanes, (lane) => most(lane, bodyOf));
    const wide = lanes.map((lane) => (width - GAP * (lane.length + 1)) / (2 * sum(lane, ({ half }) => half)));
    return Math.min(LARGEST, tall, ...wide);
  }
  /** Puts an animal into its section of the picture, in which it swims. */
  function put({ layers, label, size }, [x, y], span, ownScale) {
    for (const layer of layers) {
      layer.setAttribute('transform', `translate(${x} ${y}) scale(${ownScale})`);
      layer.style.setProperty('--from', `${span / ownScale}px`);
      layer.style.setProperty('--to', `${-span / ownScale}px`);
    }
    // The text stays readable.
    label.setAttribute('transform', `translate(0 ${size + BELOW / ownScale}) scale(${1 / ownScale})`);
  }
  function lay(ratio) {
    width = Math.round(Math.sqrt(AREA * ratio));
    height = Math.round(width / ratio);
    element.setAttribute('viewBox', `0 0 ${width} ${height}`);
    back.replaceChildren(rays(), ...bubbles(width, height - BED));
    bed.setAttribute('transform', `translate(${width / 2} ${height - BED})`);
    gunPlace.setAttribute('transform', `translate(${width / 2} ${height - 34})`);
    bet.setAttribute('transform', `translate(${width / 2} ${height - 13})`);
    const sea = height - BED;
    const isTall = ratio < 0.9;
    const lanes = isTall ? tallLanes : wideLanes;
    floor = isTall ? MUZZLE : CRABS;
    scale = scaleOf(lanes);
    const heightOf = (lane) => most(lane, bodyOf) * scale + most(lane, ({ foot }) => foot);
    const apart = (sea - floor - sum(lanes, heightOf)) / lanes.length;
    let top = apart;
    for (const lane of lanes) {
      const free = (width - sum(lane, ({ half }) => 2 * half * scale)) / lane.length;
      let left = 0;
      for (const one of lane) {
        const own = 2 * one.half * scale + free;
        one.at = [left + own / 2, top + most(lane, ({ up }) => up) * scale];
        put(one, one.at, Math.max(0, (free - GAP) / 2), scale);
        left += own;
      }
      top += heightOf(lane) + apart;
    }
    for (const one of groups.filter(({ id }) => id === 'crab')) {
      one.at = [one.x * width, sea + 10];
      put(one, one.at, 14, 1);
    }
  }
  lay(2 / 3);
  if (window.ResizeObserver) {
    new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width && contentRect.height) lay(contentRect.width / contentRect.height);
    }).observe(element);
  }

  /** Returns where an animal is now. */
  function positionOf({ first, at }) {
    const box = first.getBoundingClientRect();
    const around = element.getBoundingClientRect();
    if (!around.width || !box.width) return at;
    const units = width / around.width;
    return [
      (box.left + box.width / 2 - around.left) * units,
      (box.top + box.height / 2 - around.top) * units,
    ];
  }
  const turnTo = ([x, y]) => {
    const degrees = (Math.atan2(x - width / 2, height - 34 - y) * 180) / Math.PI;
    gun.barrel.style.setProperty('--turn', `${degrees.toFixed(1)}deg`);
  };
  let target;
  const clear = () => {
    outcome.replaceChildren();
    for (const one of groups) for (const state of ['hit', 'held']) toggle(one, `reef__fish--${state}`, false);
  };
  const follow = () => target && turnTo(positionOf(target));

  return {
    element,
    follow,
    setBet: (text) => bet.replaceChildren(plate(text, 12)),
    /** Aims at the animal of an option that is nearest to the middle. */
    aim(option) {
      clear();
      const own = groups.filter(({ id }) => id === option);
      const away = (one) => Math.abs(positionOf(one)[0] - width / 2);
      target = own.sort((one, other) => away(one) - away(other))[0];
      for (const one of groups) {
        const radius = one.size * (one.school ? 2 : 1.75);
        one.mark.replaceChildren(
          ...(one === target
            ? [draw('circle', { r: radius, pathLength: 8 }), draw('circle', { r: 2.5 })]
            : []),
        );
      }
      follow();
    },
    /** Fires at the target, which waits for the outcome; the shot arrives after `flight` ms. */
    fire(flight) {
      clear();
      toggle(target, 'reef__fish--held', true);
      const [x, y] = positionOf(target);
      turnTo([x, y]);
      const from = `translate(${width / 2}px, ${height - MOUTH}px)`;
      bullet.animate?.(
        [
          { transform: from, opacity: 1 },
          { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
        ],
        { duration: flight, easing: 'ease-out' },
      );
      target.shot = [x, y];
    },
    show(isHit, prize) {
      const { id, size, shot, school } = target;
      const [x, y] = shot;
      const radius = size * (school ? 1.7 : 1.5) * (id === 'crab' ? 1 : scale);
      for (const state of ['hit', 'held']) toggle(target, `reef__fish--${state}`, isHit);
      const text = plate(isHit ? prize : words.miss, isHit ? 20 : 13, isHit ? { 'stroke-opacity': 1 } : {});
      text.setAttribute('class', isHit ? 'reef__prize' : 'reef__prize reef__prize--missed');
      const half = text.firstChild.getAttribute('width') / 2 + 4;
      const shift = Math.min(Math.max(x, half), width - half) - x;
      const lift = Math.max(-radius - 24, 22 - y);
      outcome.replaceChildren(
        draw(
          'g',
          { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
          ...(isHit ? [net(radius), ...coins(radius)] : splash(radius * 0.8)),
          draw('g', { transform: `translate(${shift.toFixed(1)} ${lift.toFixed(1)})` }, text),
        ),
      );
    },
    clear,
  };
}
