import type { Mount } from '../mount-contract.ts';
import { folder } from './fetch-asset.ts';
import { checkModules } from './module-integrity.ts';

/** Put in by the build: `import`, which the compiler would give an address that is not its own. */
declare const __IMPORT__: (address: string) => Promise<{ mount: Mount }>;
/** Put in by the build: whether this loader takes no other files than those of its own version. */
declare const __PINNED__: boolean;

/** Milliseconds before a file that did not arrive is asked for again, doubled each time up to the last. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 2000;

/** What a file exports that no mount waits for. @throws when it cannot be had */
export const load = (file: string): Promise<unknown> => loadChunk([file]);

/** The code of a mount, the first of its files, which imports the others. @throws when it cannot be had */
export async function loadChunk(files: readonly string[]): Promise<Mount> {
  // A browser may refuse an import map that comes after the first import, and the page's own modules with it.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
  let query = '';
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      // All at once: what the first one imports is on its way when that is known.
      const modules = files.map((file, index) => folder + file + (index ? '' : query));
      if (__PINNED__) await checkModules(folder, files, query);
      return (await Promise.all(modules.map((address) => __IMPORT__(address))))[0]!.mount;
    } catch (error) {
      if (wait > LAST_WAIT) throw error;
      // A failed module may be remembered by its address, so each further try has one of its own.
      query = `?${wait}`;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
