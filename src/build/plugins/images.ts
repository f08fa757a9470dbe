import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rollup';
import { shortHash } from '../project-file.ts';

// The package has its images in `files` but not in `exports`.
const flags = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'));

/** Makes `import url from './x.svg'` the URL of a hashed copy of the file. */
export function images({ base }: { base: string }): Plugin {
  return {
    name: 'images',
    resolveId: (id) => (id.startsWith('country-flag-icons/3x2/') ? join(flags, id.slice(19)) : null),
    load(id) {
      if (!id.endsWith('.svg')) return null;
      const source = readFileSync(id);
      const fileName = `assets/${basename(id, '.svg').toLowerCase()}-${shortHash(source)}.svg`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(base + fileName)};`;
    },
  };
}
