import { ConfigError } from '../config/read-site-config.ts';

/** Shows on the empty page why the site could not start; see `startup-watch.ts`. */
export function showStartFailed(error: unknown): void {
  window.foyerPrefetched?.start.failed(error instanceof ConfigError ? error.message : undefined);
}
