import type { GetModuleInfo, ManualChunksOption } from 'rollup';
import { reachable } from '../chunks/reachable.ts';

/** The module that every mount with a view imports. */
const MOUNTING = /\/embed\/runtime\/create-mount\.tsx$/;

/** A module that the smallest mount imports, but whose code it does not use. */
const UNUSED = /\/embed\/stand-ins\/record-check\.ts$/;

function needs(id: string, getModuleInfo: GetModuleInfo): Set<string> {
  return reachable([id], (one) => getModuleInfo(one)?.importedIds ?? []);
}

/**
 * Puts the modules that the smallest mount shares with others into one chunk, so that a page with several mounts loads them
 * once. The chunk has nothing that the smallest mount does not need; rollup places what only the others share.
 */
export function coreChunk(smallest: string): ManualChunksOption {
  let core: ReadonlySet<string> | undefined;
  return (id, { getModuleInfo, getModuleIds }) => {
    if (!core) {
      const entries = [...getModuleIds()].filter((one) => getModuleInfo(one)?.isEntry);
      const own = entries.map((entry) => needs(entry, getModuleInfo));
      const views = own.filter((modules) => [...modules].some((one) => MOUNTING.test(one)));
      const first = views.find((modules) => [...modules].some((one) => one.endsWith(smallest))) ?? new Set();
      const others = views.filter((modules) => modules !== first);
      core = new Set(
        [...first].filter((one) => !UNUSED.test(one) && others.some((modules) => modules.has(one))),
      );
    }
    return core.has(id) ? 'core' : undefined;
  };
}
