import type { Plugin } from 'rollup';

const PATH = /\[\s*"path",\s*\{\s*d: "([Mm][^"]*)"\s*\}\s*\],?/g;
const LINE = /\["line", \{ x1: "([\d.]+)", x2: "([\d.]+)", y1: "([\d.]+)", y2: "([\d.]+)" \}\]/g;
/** The first point of a path, which is absolute even after `m`, and whether relative lines follow without a command. */
const RELATIVE_START = /^m(-?\d*\.?\d+[ ,]?-?\d*\.?\d+)\s*(?=([-.\d])?)/;

/**
 * Rounds the fractions of a path to hundredths of an icon's 24 units, which is invisible: third decimals fill 2 % of a page. Replaces only
 * digits after a point, because flags of arcs may touch the number before and after them (`a4 4 0 01.5 0`).
 */
function rounded(path: string): string {
  return path.replace(/\.\d{3,}/g, (fraction) => {
    const short = Number(`0${fraction}`).toFixed(2);
    // Would change the digits before the point.
    if (short === '1.00') return fraction;
    return short.slice(1).replace(/(?<=\d)0$/, '');
  });
}

/** Returns a path that starts at the same point after another path. */
const absolute = (path: string): string =>
  path.replace(RELATIVE_START, (_, start, line) => `M${start}${line ? 'l' : ''}`);

export function withPathsJoined(icon: string): string {
  const code = icon.replace(LINE, (_, x1, x2, y1, y2) => `["path", { d: "M${x1} ${y1}L${x2} ${y2}" }]`);
  const lines = [...code.matchAll(PATH)].map(([, line], place) => (place > 0 ? absolute(line!) : line!));
  let first = true;
  return code.replace(PATH, () => {
    const kept = first ? `["path", { d: ${JSON.stringify(rounded(lines.join('')))} }],` : '';
    first = false;
    return kept;
  });
}

/**
 * Merges the paths and lines of each lucide icon, because a page has dozens of icons and browsers compute styles for every
 * element, and rounds their coordinates.
 */
export function joinIconPaths(): Plugin {
  return {
    name: 'join-icon-paths',
    transform(code, id) {
      if (!/\/lucide\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return null;
      return { code: withPathsJoined(code), map: null };
    },
  };
}
