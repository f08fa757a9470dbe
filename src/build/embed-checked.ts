import type { Plugin } from 'rollup';
import { projectFile } from './project-file.ts';

/** Stands for the name of a file until that is known. */
const PLACE = '__LATER__';

/**
 * Lets every `import()` of the mounts and of what they stand on go through `checkedImport`, with the name of the file,
 * so that a pinned loader can refuse it. @throws on one whose file would not be known
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
