import type { MountName } from './mounts.ts';
import type { Mount } from './widget.ts';

/** Put in by the build: each mount's file. */
declare const __CHUNKS__: Readonly<Record<MountName, string>>;
/** Put in by the build: `import`, which the compiler would give an address that is not its own. */
declare const __IMPORT__: (address: string) => Promise<{ mount: Mount<MountName> }>;

/** Milliseconds before a file that did not arrive is asked for again; doubled each time. */
const RETRY = 1000;
const TRIES = 3;

/** The code of a mount. @throws when it cannot be had */
export async function loadChunk(files: string, name: MountName): Promise<Mount<MountName>> {
  for (let tries = 0; ; tries++) {
    try {
      // A failed module may be remembered by its address, so each further try has one of its own.
      return (await __IMPORT__(files + __CHUNKS__[name] + (tries ? `?${tries}` : ''))).mount;
    } catch (error) {
      if (tries + 1 === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY * 2 ** tries));
    }
  }
}
