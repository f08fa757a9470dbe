import type { BuiltMount } from './built-mounts.ts';
import type { Mount } from './widget.ts';

/** Put in by the build: `import`, which the compiler would give an address that is not its own. */
declare const __IMPORT__: (address: string) => Promise<{ mount: Mount }>;

/** Milliseconds before a file that did not arrive is asked for again; doubled each time. */
const RETRY = 1000;
const TRIES = 3;

/**
 * Resolves when the page is parsed. A browser may refuse an import map that comes after the first import, and the page's
 * own modules with it.
 */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** The code of a mount. @throws when it cannot be had */
export async function loadChunk(files: string, { file }: BuiltMount): Promise<Mount> {
  await parsed();
  for (let tries = 0; ; tries++) {
    try {
      // A failed module may be remembered by its address, so each further try has one of its own.
      return (await __IMPORT__(files + file + (tries ? `?${tries}` : ''))).mount;
    } catch (error) {
      if (tries + 1 === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY * 2 ** tries));
    }
  }
}
