import { basename } from 'node:path';
import type { Plugin } from 'rollup';

/** The name by which chunks import the entry. */
const NAME = 'foyer';

/**
 * Makes chunks import the entry by a constant name, which the page's import map resolves. Otherwise every change of the entry
 * would change the names of all chunks, and returning visitors would download them again.
 */
export function namedEntry(): Plugin {
  return {
    name: 'named-entry',
    renderChunk(code, chunk, _, { chunks }) {
      const entry = Object.values(chunks).find(({ isEntry }) => isEntry)!;
      // The file name still has a placeholder for its hash here, so the hash of this chunk does not depend on it.
      if (chunk === entry || !chunk.imports.includes(entry.fileName)) return null;
      return { code: code.replaceAll(`./${basename(entry.fileName)}`, NAME), map: null };
    },
  };
}

/** Returns the import map of a page; `address` is the entry's. */
export const importMap = (address: string): string => JSON.stringify({ imports: { [NAME]: address } });
