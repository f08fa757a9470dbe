/** Attributes added to a shape, written as they stand in the markup. */
type Extra = string;

/** A coordinate at one decimal, which is finer than a tile shows. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const attributes = (extra: Extra): string => (extra === '' ? '' : ` ${extra}`);

export function circle(x: number, y: number, radius: number, fill: string, extra: Extra = ''): string {
  const place = `${x === 0 ? '' : ` cx="${round(x)}"`}${y === 0 ? '' : ` cy="${round(y)}"`}`;
  return `<circle${place} r="${round(radius)}" fill="${fill}"${attributes(extra)}/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number, extra: Extra = '') {
  return circle(x, y, radius, 'none', `stroke="${stroke}" stroke-width="${width}"${attributes(extra)}`);
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Extra = '',
): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(extra)}/>`;
}

/** A rectangle, its corners rounded by `radius`. */
export function box(
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  radius = 0,
  extra: Extra = '',
): string {
  const corner = radius === 0 ? '' : ` rx="${round(radius)}"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${fill}"${attributes(extra)}/>`;
}

export function path(d: string, fill: string, extra: Extra = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
}

/** A stroke without a fill, its ends and joins round. */
export function line(d: string, stroke: string, width: number, extra: Extra = ''): string {
  return path(
    d,
    'none',
    `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}`,
  );
}

export type Point = readonly [number, number];

export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The point at `degrees` (0 is up, clockwise) and `radius` around the origin. */
export function polar(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

export function starOutline(tips: number, outer: number, inner: number, turn = 0): string {
  const points: Point[] = [];
  for (let index = 0; index < tips * 2; index += 1) {
    points.push(polar(turn + (index * 180) / tips, index % 2 === 0 ? outer : inner));
  }
  return outline(points);
}

/** A wedge of a ring between two angles, in degrees from up. */
export function wedge(from: number, to: number, outer: number, inner = 0): string {
  const [a, b] = [polar(from, outer), polar(to, outer)];
  const start = `M${round(a[0])} ${round(a[1])}A${outer} ${outer} 0 0 1 ${round(b[0])} ${round(b[1])}`;
  if (inner === 0) return `${start}L0 0Z`;
  const [c, d] = [polar(to, inner), polar(from, inner)];
  return `${start}L${round(c[0])} ${round(c[1])}A${inner} ${inner} 0 0 0 ${round(d[0])} ${round(d[1])}Z`;
}

/** A four-pointed glint with hollow sides. */
export function glint(x: number, y: number, size: number, fill: string, extra: Extra = ''): string {
  const s = round(size);
  const d = `M${round(x)} ${round(y - size)}q0 ${s} ${s} ${s}q-${s} 0-${s} ${s}q0-${s}-${s}-${s}q${s} 0 ${s}-${s}Z`;
  return path(d, fill, extra);
}

export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
  opacity?: number;
}

const transform = ({ x = 0, y = 0, scale = 1, turn = 0 }: Placement): string => {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `transform="translate(${round(x)} ${round(y)})${turned}${scaled}"`;
};

/** Moves, turns and scales a drawing made around the origin. */
export function place(placement: Placement, body: string): string {
  const { opacity = 1 } = placement;
  return `<g ${transform(placement)}${opacity === 1 ? '' : ` opacity="${round(opacity)}"`}>${body}</g>`;
}

/** One drawing at several places, its source kept once; `fills` colour shapes that have no fill of their own. */
export function copies(
  id: string,
  body: string,
  placements: readonly Placement[],
  fills: readonly string[] = [],
): string {
  const uses = placements.map((placement, index) => {
    const fill = fills[index] === undefined ? '' : ` fill="${fills[index]}"`;
    return `<use href="#${id}" ${transform(placement)}${fill}/>`;
  });
  return `<defs><g id="${id}">${body}</g></defs>${uses.join('')}`;
}

/** A drawing of the right half and its mirror image across the vertical axis. */
export function mirrored(id: string, half: string): string {
  return `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`;
}

/** `count` copies of one drawing, turned evenly about the origin. */
export function around(id: string, count: number, body: string): string {
  let copies = `<g id="${id}">${body}</g>`;
  for (let index = 1; index < count; index += 1) {
    copies += `<use href="#${id}" transform="rotate(${round((index * 360) / count)})"/>`;
  }
  return copies;
}
