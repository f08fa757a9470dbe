import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['src', 'embed', 'kiosk', 'demo'];
/** Milliseconds to wait for further changes: an editor writes several files at once. */
const QUIET = 150;

/** Builds again when a source changes, then calls back. Changes of the gateway's own code need a new start. */
export function watchSources(built: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let gatewayChanged = false;
  let building = false;
  const build = async () => {
    if (building) {
      timer = setTimeout(build, QUIET);
      return;
    }
    if (gatewayChanged) console.log('The gateway’s code has changed: stop and start again to run it.');
    gatewayChanged = false;
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
      if (folder === 'demo' && /^(gateway|server)\b.*\.ts$/.test(name ?? '')) gatewayChanged = true;
      clearTimeout(timer);
      timer = setTimeout(build, QUIET);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
