import { ConfigError } from '../config/read-site-config.ts';

/** Says on the bare page why the site could not start; see `start-watch.ts`. */
export function showStartFailed(error: unknown): void {
  window.foyerPrefetched?.start.failed(error instanceof ConfigError ? error.message : undefined);
}
