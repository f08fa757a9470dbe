import type { Plugin } from 'rollup';

const PATH = /\[\s*"path",\s*\{\s*d: "(M[^"]*)"\s*\}\s*\],?/g;

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

export function withPathsJoined(code: string): string {
  // Only paths that begin with an absolute `M` match: a relative `m` would continue from the end of the previous path.
  const lines = [...code.matchAll(PATH)].map(([, line]) => line);
  let first = true;
  return code.replace(PATH, () => {
    const kept = first ? `["path", { d: ${JSON.stringify(rounded(lines.join('')))} }],` : '';
    first = false;
    return kept;
  });
}

/**
 * Merges the paths of each lucide icon, because a page has dozens of icons and browsers compute styles for every element, and rounds
 * their coordinates.
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
