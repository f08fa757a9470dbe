import type { GetModuleInfo, ManualChunksOption } from 'rollup';
import { reachable } from '../reachable.ts';

/** Imported by every mount with a view. */
const CREATE_MOUNT = /\/embed\/runtime\/create-mount\.tsx$/;

/** Imported but unused by the smallest mount, so rollup removes it there. */
const UNUSED_BY_SMALLEST = /\/embed\/stand-ins\/record-check\.ts$/;

/** Returns a module and all its static imports. */
function allImports(id: string, getModuleInfo: GetModuleInfo): Set<string> {
  return reachable([id], (one) => getModuleInfo(one)?.importedIds ?? []);
}

/**
 * Puts modules that all mounts share into one chunk. It contains only what the smallest mount needs; rollup splits
 * the rest.
 */
export function coreChunk(smallest: string): ManualChunksOption {
  let core: ReadonlySet<string> | undefined;
  return (id, { getModuleInfo, getModuleIds }) => {
    if (!core) {
      const entries = [...getModuleIds()].filter((one) => getModuleInfo(one)?.isEntry);
      const own = entries.map((entry) => allImports(entry, getModuleInfo));
      const views = own.filter((modules) => [...modules].some((one) => CREATE_MOUNT.test(one)));
      const first = views.find((modules) => [...modules].some((one) => one.endsWith(smallest))) ?? new Set();
      const others = views.filter((modules) => modules !== first);
      core = new Set(
        [...first].filter(
          (one) => !UNUSED_BY_SMALLEST.test(one) && others.some((modules) => modules.has(one)),
        ),
      );
    }
    return core.has(id) ? 'core' : undefined;
  };
}
