import { basename } from 'node:path';
import type { OutputChunk, Plugin } from 'rollup';

/** The names by which chunks import the chunks of the start, which nearly all chunks need. */
const NAMES: Readonly<Record<string, string>> = { main: 'foyer', base: 'base', vendor: 'vendor' };

/**
 * Makes chunks import those of the start by constant names, which the page's import map resolves. Otherwise every change of one
 * would change the names of all chunks, and returning visitors would download them again.
 */
export function namedChunks(): Plugin {
  return {
    name: 'named-chunks',
    renderChunk(code, chunk, _, { chunks }) {
      let named = code;
      for (const { name, fileName } of Object.values(chunks)) {
        // The file name still has a placeholder for its hash here, so the hash of this chunk does not depend on it.
        const constant = chunk.imports.includes(fileName) && NAMES[name];
        if (constant) named = named.replaceAll(`./${basename(fileName)}`, constant);
      }
      return named === code ? null : { code: named, map: null };
    },
  };
}

/** Returns the import map of a page. */
export function importMap(chunks: Iterable<OutputChunk>, address: (fileName: string) => string): string {
  const imports = [...chunks].flatMap(({ name, fileName }) => {
    const constant = NAMES[name];
    return constant ? [[constant, address(fileName)]] : [];
  });
  return JSON.stringify({ imports: Object.fromEntries(imports) });
}
