import type { Plugin } from 'rollup';

const EMPTY = '\0excluded';

/**
 * Replaces lazy imports of modules that a build does without by a component that renders nothing. A module stays in the build if
 * another module imports it statically.
 * @param files absolute paths of the modules
 */
export function excludeModules(files: readonly string[]): Plugin {
  const excluded = new Set(files);
  return {
    name: 'exclude-modules',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const found = await this.resolve(specifier, importer);
      return found && excluded.has(found.id) ? EMPTY : null;
    },
    load: (id) => (id === EMPTY ? 'export default () => null;' : null),
  };
}
