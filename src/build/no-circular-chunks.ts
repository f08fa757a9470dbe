import type { Plugin } from 'rollup';
import { chunksOf, withImported } from './reachable.ts';

/** Fails on circular imports between chunks: one of them would run before its dependency. */
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
