import type { Plugin } from 'rollup';
import { chunksOf, withImported } from './reachable.ts';

/** Refuses chunks that import each other in a circle: one of them would run before what it stands on. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
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
