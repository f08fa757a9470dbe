import type { Mount } from '../mount-contract.ts';
import { assetBase } from './fetch-asset.ts';
import { checkModules } from './module-integrity.ts';

/** Inserted by the build: `import`, which the compiler would rewrite. */
declare const __IMPORT__: (address: string) => Promise<{ mount: Mount }>;
/** Inserted by the build: whether this loader rejects files of other versions. */
declare const __PINNED__: boolean;

/** Milliseconds before a retry, doubled up to the maximum. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 2000;

/** Returns the `mount` export of a module. Rejects when it cannot be loaded. */
export const loadModule = (file: string): Promise<unknown> => loadMountModule([file]);

/** Returns the `mount` export of the first file; the others are its imports. Rejects when it cannot be loaded. */
export async function loadMountModule(files: readonly string[]): Promise<Mount> {
  // Browsers may ignore an import map that follows the first import.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
  let query = '';
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      // In parallel: otherwise imports are requested only after the first file arrived.
      const modules = files.map((file, index) => assetBase + file + (index ? '' : query));
      if (__PINNED__) await checkModules(assetBase, files, query);
      return (await Promise.all(modules.map((address) => __IMPORT__(address))))[0]!.mount;
    } catch (error) {
      if (wait > LAST_WAIT) throw error;
      // Browsers may cache a failed module by its URL.
      query = `?${wait}`;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
