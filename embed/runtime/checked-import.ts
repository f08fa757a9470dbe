import { surroundings } from './embed-context.ts';

/**
 * What a mount imports later, by the name of its file: a pinned loader checks it first. The build puts this in the place of
 * every `import()` of a mount.
 * @throws where it is not as the version was made, or cannot be had
 */
export async function checkedImport<Module>(file: string, load: () => Promise<Module>): Promise<Module> {
  await surroundings.check?.(file);
  return load();
}
