import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { encodings, type Files, hasHash, type StoredFile } from '../files.ts';
import { plainPath } from '../plain-path.ts';

/** Bytes of files that are kept in memory for each folder. */
const KEPT = 32 * 1024 * 1024;

/** The path of a request as one on disk; nothing for one that would lead out of the folder, or to a hidden file. */
function pathIn(folder: string, path: string): string | undefined {
  const plain = plainPath(path);
  if (plain === undefined) return undefined;
  const file = normalize(join(folder, plain));
  return file.startsWith(normalize(folder + sep)) ? file : undefined;
}

/** What a file is known by on disk; nothing where there is none. */
async function stampOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? `${found.mtimeMs}/${found.size}` : undefined;
}

/**
 * The files of a folder on disk. What was read is kept in memory, up to a bound, and read again once it is another on
 * disk: a build or a config that is replaced counts for whoever reads it next. A name with a hash is not looked at again.
 */
export function folderFiles(folder: string): Files {
  const kept = new Map<string, { stamp: string; file: StoredFile }>();
  /** Files that were sent for names with a hash, by name and what was accepted. */
  const sent = new Map<string, string>();
  let bytes = 0;
  /** Files on their way from the disk: many may ask for one at once. */
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
      // A name with a hash stands for one content: what was sent for it once is, without a look at the disk.
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
