import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../lib/served-page.ts';

/** Loads the site's server build from a folder; again where another one is there. Nothing where there is none. */
export function loadPageRenderer(folder: string): () => Promise<PageRenderer | undefined> {
  return async () => {
    try {
      // Its real place: a release that takes the folder's place leaves the files of this one alone.
      const file = join(await realpath(folder), 'serve.mjs');
      const { mtimeMs, ino } = await stat(file);
      return (await import(`${pathToFileURL(file).href}?${ino}-${mtimeMs}`)) as PageRenderer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}
