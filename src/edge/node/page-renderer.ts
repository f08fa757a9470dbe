import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../lib/served-page.ts';

/**
 * Loads the site's server build from a folder, and loads it again when it changes. Returns undefined when
 * there is none.
 */
export function loadPageRenderer(folder: string): () => Promise<PageRenderer | undefined> {
  return async () => {
    try {
      // Resolves symbolic links, so that a release that switches the link does not change the imports of this
      // build.
      const file = join(await realpath(folder), 'serve.mjs');
      const { mtimeMs, ino } = await stat(file);
      return (await import(`${pathToFileURL(file).href}?${ino}-${mtimeMs}`)) as PageRenderer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}
