import type { Plugin } from 'rollup';
import { projectFile } from '../project-file.ts';

/** Placeholder for a file name that is known after rendering. */
const PLACE = '__LATER__';

/**
 * Wraps every `import()` of the mounts and their dependencies in `checkedImport`, which receives the file name, so that a pinned
 * loader can refuse the file. @throws when an import has no file name at build time
 */
export function checkedImports(): Plugin {
  const helper = projectFile('embed/runtime/checked-import.ts');
  return {
    name: 'checked-imports',
    transform(code, id) {
      if (id === helper || id.includes('node_modules') || !/\bimport\(/.test(code)) return null;
      const checked = code.replaceAll(
        /\bimport\((['"][^'"]+['"])\)/g,
        `checkedImport("${PLACE}", () => import($1))`,
      );
      if (checked === code) this.error(`${id}: import() takes a name that stands in the code as a whole`);
      return { code: `import { checkedImport } from '${helper}';\n${checked}`, map: null };
    },
    renderChunk(code) {
      if (!code.includes(PLACE)) return null;
      const named = code.replaceAll(
        new RegExp(`"${PLACE}", \\(\\) => import\\((['"])\\./([^'"]+)\\1\\)`, 'g'),
        (call, _quote, file: string) => call.replace(PLACE, file),
      );
      if (named.includes(PLACE)) this.error('An import() of a mount has no file of its own');
      return { code: named, map: null };
    },
  };
}
