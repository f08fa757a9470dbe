import type { Plugin } from 'rollup';

const PATH = /\[\s*"path",\s*\{\s*d: "(M[^"]*)"\s*\}\s*\],?/g;

/** Decimals of coordinates. An icon has 24 units, so a hundredth is invisible, and its third decimals fill 2 % of a page. */
const DECIMALS = 2;

/** Rounds the numbers of a path, and separates those that would join a neighbour. */
function rounded(path: string): string {
  return path.replace(/-?(\d+\.?\d*|\.\d+)/g, (number, _, start: number) => {
    const short = String(Number(Number(number).toFixed(DECIMALS))).replace(/^(-?)0\./, '$1.');
    const before = /^\d/.test(short) && /[\d.]/.test(path[start - 1] ?? '') ? ' ' : '';
    const after = !short.includes('.') && path[start + number.length] === '.' ? ' ' : '';
    return before + short + after;
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
