import type { Plugin } from 'rollup';

const EMPTY = '\0exclude-modules';

/**
 * Replaces dynamic imports of the given files by an empty module, for code that a build never uses. Paths are
 * absolute. Static imports remain.
 */
export function excludeModules(files: readonly string[]): Plugin {
  const left = new Set(files);
  return {
    name: 'exclude-modules',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const found = await this.resolve(specifier, importer);
      return found && left.has(found.id) ? EMPTY : null;
    },
    load: (id) => (id === EMPTY ? 'export {};' : null),
  };
}
