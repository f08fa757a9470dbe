import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** What a drawing is made with. */
export interface Scene {
  random: Random;
  palette: Palette;
}

/** Draws a thing around the origin, about 72 units from it to each side. */
export type Motif = (scene: Scene) => string;

/** Fills shared by all drawings; a document carries only the ones it uses. */
export const GROUND = 'url(#b)';
export const GLOW = 'url(#g)';
export const SUBJECT = 'url(#s)';
export const ACCENT = 'url(#a)';
export const SUBJECT_ORB = 'url(#o)';
export const ACCENT_ORB = 'url(#q)';
export const PAPER = 'url(#p)';
export const DARK = 'url(#k)';
export const GLOSS = 'url(#w)';
export const SHADE = 'url(#d)';
export const SHADOW = 'url(#f)';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) => {
      const faded = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop${offset === 0 ? '' : ` offset="${offset}"`} stop-color="${colour}"${faded}/>`;
    })
    .join('');

const linear = (id: string, direction: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" ${direction}>${stops(list)}</linearGradient>`;

const radial = (id: string, shape: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}"${shape === '' ? '' : ` ${shape}`}>${stops(list)}</radialGradient>`;

const DOWN = 'x2="0" y2="1"';
const ASLANT = 'x2=".5" y2="1"';
const LIT = 'cx=".36" cy=".3" r=".72"';

/** The gradients `body` refers to, as a `defs` element. */
export function gradients(palette: Palette, body: string, groundDirection = DOWN): string {
  const { ground, subject, accent } = palette;
  const all = [
    linear('b', groundDirection, [
      [0, ground.light],
      [0.5, ground.main],
      [1, ground.dark],
    ]),
    radial('g', '', [
      [0, palette.glow, 0.85],
      [0.45, palette.glow, 0.3],
      [1, palette.glow, 0],
    ]),
    linear('s', ASLANT, [
      [0, subject.light],
      [0.45, subject.main],
      [1, subject.dark],
    ]),
    linear('a', ASLANT, [
      [0, accent.light],
      [0.5, accent.main],
      [1, accent.dark],
    ]),
    radial('o', LIT, [
      [0, subject.light],
      [0.45, subject.main],
      [1, subject.dark],
    ]),
    radial('q', LIT, [
      [0, accent.light],
      [0.45, accent.main],
      [1, accent.dark],
    ]),
    linear('p', ASLANT, [
      [0, '#fff'],
      [0.6, palette.paper],
      [1, '#d9cbd0'],
    ]),
    linear('k', DOWN, [
      [0, ground.dark],
      [1, palette.ink],
    ]),
    linear('w', DOWN, [
      [0, '#fff', 0.75],
      [1, '#fff', 0],
    ]),
    linear('d', DOWN, [
      [0.45, palette.ink, 0],
      [1, palette.ink, 0.85],
    ]),
    radial('f', '', [
      [0, palette.ink, 0.75],
      [1, palette.ink, 0],
    ]),
  ];
  const ids = [...'bgsaoqpkwdf'];
  return `<defs>${all.filter((_, index) => body.includes(`#${ids[index]})`)).join('')}</defs>`;
}

/** A complete SVG document. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
