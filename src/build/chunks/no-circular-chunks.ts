import type { Plugin } from 'rollup';
import { chunksOf, withImported } from './reachable.ts';

/** Fails the build when chunks import each other in a cycle, because one of them would run before its imports. */
export function noCircularChunks(): Plugin {
  return {
    name: 'no-circular-chunks',
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      for (const { fileName, imports } of chunks.values()) {
        if (withImported(imports, chunks).has(fileName)) {
          this.error(`${fileName} imports itself over ${imports.join(', ')}`);
        }
      }
    },
  };
}
