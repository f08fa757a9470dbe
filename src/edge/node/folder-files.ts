import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { encodings, type Files, hasHash, type StoredFile } from '../files.ts';
import { plainPath } from '../plain-path.ts';

/** Maximum bytes in memory for each folder. */
const KEPT = 32 * 1024 * 1024;

/** Returns the path on disk; undefined for hidden files and for paths that leave the folder. */
function pathIn(folder: string, path: string): string | undefined {
  const plain = plainPath(path);
  if (plain === undefined) return undefined;
  const file = normalize(join(folder, plain));
  return file.startsWith(normalize(folder + sep)) ? file : undefined;
}

/**
 * Identifies a version of a file; undefined when it does not exist. Modification time and size are not enough:
 * archives of releases set the same time for all files, and pages of two releases may have the same size.
 */
async function stampOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? `${found.ino}/${found.ctimeMs}/${found.size}` : undefined;
}

/**
 * Serves the files of a folder on disk. Keeps files in memory, up to a limit, and reads them again when they
 * change on disk, so that a replaced build or config takes effect at the next request. Hashed files never
 * change, so they are not checked again.
 */
export function folderFiles(folder: string): Files {
  const kept = new Map<string, { stamp: string; file: StoredFile }>();
  /** Paths of the variants already sent for hashed names, by name and accepted encodings. */
  const sent = new Map<string, string>();
  let bytes = 0;
  /** Pending reads, shared by simultaneous requests. */
  const reading = new Map<string, Promise<StoredFile>>();
  function load(path: string, stamp: string, encoding?: string): Promise<StoredFile> {
    const known = kept.get(path);
    if (known?.stamp === stamp) return Promise.resolve(known.file);
    const key = `${stamp} ${path}`;
    const begun = reading.get(key) ?? fromDisk(path, stamp, encoding).finally(() => reading.delete(key));
    reading.set(key, begun);
    return begun;
  }
  async function fromDisk(path: string, stamp: string, encoding?: string): Promise<StoredFile> {
    const body = new Uint8Array(await readFile(path));
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const file = { body, tag, ...(encoding && { encoding }) };
    bytes += body.length - (kept.get(path)?.file.body.length ?? 0);
    kept.set(path, { stamp, file });
    for (const [oldest, { file: old }] of kept) {
      if (bytes <= KEPT) break;
      kept.delete(oldest);
      bytes -= old.body.length;
    }
    return file;
  }
  function note<T>(wanted: string, path: string, file: T): T {
    if (wanted) sent.set(wanted, path);
    return file;
  }
  return {
    async read(asked, accepted = []) {
      const path = pathIn(folder, asked);
      // A hashed name always has the same content, so a variant in memory needs no check on disk.
      const wanted =
        path && hasHash(path) ? `${path} ${encodings.map(({ name }) => accepted.includes(name))}` : '';
      const before = kept.get(sent.get(wanted) ?? '');
      if (before) return before.file;
      const stamp = path && (await stampOf(path));
      if (!path || !stamp) return undefined;
      for (const { name, tail } of encodings) {
        if (!accepted.includes(name)) continue;
        const packed = await stampOf(path + tail);
        if (packed) return note(wanted, path + tail, load(path + tail, packed, name));
      }
      return note(wanted, path, load(path, stamp));
    },
  };
}
