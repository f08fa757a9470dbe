import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PINNED } from '../embed.ts';
import { type Files, hasHash } from '../files.ts';
import { folderFiles } from './folder-files.ts';

const DAY = 86_400_000;
/** Milliseconds for which the list of releases is kept. */
const LISTED = 10_000;

/**
 * Serves the files of builds in a release folder. When `current` is a link to it, open tabs of other releases
 * still find their hashed files in the folders next to it, until `days` after the next release.
 */
export function releaseFiles(current: string, days: number): (build: string) => Files {
  let listed: { others: Promise<readonly string[]>; until: number } | undefined;
  const others = () => {
    if (listed && listed.until > performance.now()) return listed.others;
    listed = { others: otherReleases(current, days), until: performance.now() + LISTED };
    return listed.others;
  };
  /** Files of all other releases, which share one memory. */
  let shared: { folder: string; files: Files } | undefined;
  const filesIn = (folder: string) => {
    if (shared?.folder !== folder) shared = { folder, files: folderFiles(folder) };
    return shared.files;
  };
  return (build) => {
    const own = folderFiles(join(current, build));
    return {
      async read(path, accepted) {
        const found = await own.read(path, accepted);
        if (found || !(hasHash(path) || PINNED.test(path))) return found;
        for (const release of await others()) {
          const files = filesIn(dirname(release));
          const file = await files.read(`${basename(release)}/${build}/${path}`, accepted);
          if (file) return file;
        }
        return undefined;
      },
    };
  };
}

/**
 * Lists the releases that a link does not name, the newest first, without those whose successor is older than
 * `days`. The time is that of the last change on this machine, because an archive may set any other.
 */
async function otherReleases(current: string, days: number): Promise<string[]> {
  if (!(await lstat(current).catch(() => undefined))?.isSymbolicLink()) return [];
  const used = await realpath(current).catch(() => '');
  if (!used) return [];
  const parent = dirname(used);
  const folders = (await readdir(parent)).map((name) => join(parent, name));
  const ages = await Promise.all(folders.map((folder) => stat(join(folder, 'site')).catch(() => undefined)));
  const newestFirst = folders
    .flatMap((folder, index) => (ages[index] ? [{ folder, made: ages[index].ctimeMs }] : []))
    .sort((a, b) => b.made - a.made);
  const last = newestFirst.findIndex(({ made }) => made < Date.now() - days * DAY);
  const served = last < 0 ? newestFirst : newestFirst.slice(0, last + 1);
  return served.map(({ folder }) => folder).filter((folder) => folder !== used);
}
