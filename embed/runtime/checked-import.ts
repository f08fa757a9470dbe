import { embedContext } from './embed-context.ts';

/**
 * Verifies a file before importing it, in pinned loaders. The build replaces every `import()` of a mount by this.
 * @throws if the file differs or cannot be loaded
 */
export async function checkedImport<Module>(file: string, load: () => Promise<Module>): Promise<Module> {
  await embedContext.check?.(file);
  return load();
}
