import type { Plugin } from 'rollup';

const PATH = /\[\s*"path",\s*\{\s*d: "(M[^"]*)"\s*\}\s*\],?/g;

export function withPathsJoined(code: string): string {
  // Only paths that begin with an absolute `M` match: a relative `m` would continue from the end of the previous path.
  const lines = [...code.matchAll(PATH)].map(([, line]) => line);
  if (lines.length < 2) return code;
  let first = true;
  return code.replace(PATH, () => {
    const kept = first ? `["path", { d: ${JSON.stringify(lines.join(''))} }],` : '';
    first = false;
    return kept;
  });
}

/** Merges the paths of each lucide icon: a page has dozens of icons, and browsers compute styles for every element. */
export function joinIconPaths(): Plugin {
  return {
    name: 'join-icon-paths',
    transform(code, id) {
      if (!/\/lucide\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return null;
      return { code: withPathsJoined(code), map: null };
    },
  };
}
