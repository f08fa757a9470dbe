import type { Plugin } from 'rollup';

const EMPTY = '\0left-out';

/**
 * Leaves modules out of a build that are loaded later, or would be, but for what this build never does. Files are named
 * as the system has them. One that is imported otherwise as well stays.
 */
export function leftOut(files: readonly string[]): Plugin {
  const left = new Set(files);
  return {
    name: 'left-out',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const found = await this.resolve(specifier, importer);
      return found && left.has(found.id) ? EMPTY : null;
    },
    load: (id) => (id === EMPTY ? 'export {};' : null),
  };
}
