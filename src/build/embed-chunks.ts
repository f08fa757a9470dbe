import type { GetModuleInfo, ManualChunksOption } from 'rollup';
import { reachable } from './reachable.ts';

/** Every mount with a view stands on it; the module that makes one of a view. */
const MOUNTING = /\/embed\/runtime\/create-mount\.tsx$/;

/** What the smallest mount names and does without: which checks a mount makes is seen where they are used. */
const UNUSED = /\/embed\/stand-ins\/record-check\.ts$/;

/** All that a module needs at once, itself included. */
function needs(id: string, getModuleInfo: GetModuleInfo): Set<string> {
  return reachable([id], (one) => getModuleInfo(one)?.importedIds ?? []);
}

/**
 * One chunk with what the mounts have in common, so that a page with several loads it once. A page with the smallest
 * mount alone gets nothing with it that this one does not need: what only the others share is left to rollup.
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
