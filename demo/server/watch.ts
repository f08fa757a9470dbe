import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['src', 'embed', 'kiosk', 'demo'];
/** Debounce in milliseconds, because editors write several files at once. */
const QUIET = 150;

/** Rebuilds when a source changes, then calls back. Changes of the demo's own code need a restart. */
export function watchSources(built: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let demoChanged = false;
  let building = false;
  const build = async () => {
    if (building) {
      timer = setTimeout(() => void build(), QUIET);
      return;
    }
    if (demoChanged) console.log('The demo’s own code has changed: stop and start again to run it.');
    demoChanged = false;
    building = true;
    try {
      await buildIfStale({ quick: true });
      built();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    building = false;
  };
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (folder === 'demo' && name?.endsWith('.ts')) demoChanged = true;
      clearTimeout(timer);
      timer = setTimeout(() => void build(), QUIET);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
