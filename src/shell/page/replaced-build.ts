import { platform } from '../../platform/platform.ts';
import { releaseWatch } from './release-watch.ts';

/** Key of the tab's storage: the build for which the tab has reloaded. */
const RELOADED = 'RELOADED_BUILD';
/** Milliseconds that the server has to answer. */
const PATIENCE = 5_000;
/** The chunk of this module, which identifies the build of the page. */
const build = import.meta.url;

let replaced = false;

/**
 * Returns whether a file failed to load because the server no longer has it, after a release, and not because the
 * device is offline. Chrome and Firefox name the file; elsewhere it asks for this chunk.
 */
async function noteFailedLoad(thrown: unknown): Promise<boolean> {
  const [file = build] = /\bhttps?:\S+\.\w+/.exec(String(thrown)) ?? [];
  const found = await fetch(file, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  replaced ||= found?.status === 404 || /html/.test(found?.headers.get('Content-Type') ?? '');
  return replaced;
}

/**
 * Loads the page again with the code of the current release if this one was replaced, once. Returns whether it does;
 * otherwise the page continues with the code that it has.
 */
function reloadReplacedBuild(): boolean {
  const { reload, sessionStorage } = platform();
  if (!replaced || !reload || sessionStorage.get(RELOADED) === build) return false;
  sessionStorage.set(RELOADED, build);
  reload();
  return true;
}

/** Lets failed loads of code find out whether the build was replaced. */
export function watchRelease(): void {
  Object.assign(releaseWatch, { noteFailedLoad, reloadReplacedBuild });
}
