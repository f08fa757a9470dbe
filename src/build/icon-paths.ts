import type { Plugin } from 'rollup';

const PATH = /\[\s*"path",\s*\{\s*d: "(M[^"]*)"\s*\}\s*\],?/g;

/** The code of a lucide icon with its paths drawn as one. */
export function withPathsJoined(code: string): string {
  // One that begins relatively (`m`) would go on where the one before ends, so it stays as it is.
  const lines = [...code.matchAll(PATH)].map(([, line]) => line);
  if (lines.length < 2) return code;
  let first = true;
  return code.replace(PATH, () => {
    const kept = first ? `["path", { d: ${JSON.stringify(lines.join(''))} }],` : '';
    first = false;
    return kept;
  });
}

/** Draws the paths of a lucide icon as one: a page has dozens of icons, and every element of theirs is styled. */
export function joinIconPaths(): Plugin {
  return {
    name: 'join-icon-paths',
    transform(code, id) {
      if (!/\/lucide\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return null;
      return { code: withPathsJoined(code), map: null };
    },
  };
}
