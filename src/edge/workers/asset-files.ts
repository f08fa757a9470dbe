import { tagOf } from '../compressed.ts';
import { encodings, type Files, type StoredFile } from '../files.ts';
import { plainPath } from '../plain-path.ts';

/** The platform's store of the deployed files. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** The store ignores the origin of a request. */
const ORIGIN = 'https://assets.example';
/** Maximum bytes in memory for each folder. */
const KEPT = 8 * 1024 * 1024;

/**
 * Serves the files of a folder in the platform's store. The files of a deployment never change, so it keeps
 * them in memory, up to a limit.
 */
export function assetFiles(assets: Assets, folder: string): Files {
  const kept = new Map<string, StoredFile>();
  /** Encoded variants that do not exist, of files that do. */
  const missing = new Set<string>();
  let bytes = 0;
  async function load(path: string, encoding?: string): Promise<StoredFile | undefined> {
    const known = kept.get(path);
    if (known || missing.has(path)) return known;
    const address = `${folder}/${path}`.split('/').map(encodeURIComponent).join('/');
    const answer = await assets.fetch(new Request(`${ORIGIN}/${address}`));
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return undefined;
    }
    const body = new Uint8Array(await answer.arrayBuffer());
    const file = { body, tag: `"${await tagOf(body)}"`, ...(encoding && { encoding }) };
    // A simultaneous request may have loaded it.
    if (kept.has(path)) return file;
    bytes += body.length;
    kept.set(path, file);
    for (const [oldest, old] of kept) {
      if (bytes <= KEPT) break;
      kept.delete(oldest);
      bytes -= old.body.length;
    }
    return file;
  }
  return {
    async read(asked, accepted = []) {
      const path = plainPath(asked);
      if (!path) return undefined;
      const wanted = encodings.filter(
        ({ name, tail }) => accepted.includes(name) && !missing.has(path + tail),
      );
      for (const { name, tail } of wanted) {
        const packed = await load(path + tail, name);
        if (packed) return packed;
      }
      const file = await load(path);
      // Remembered only for existing files, so that made-up names do not fill the memory.
      if (file) for (const { tail } of wanted) missing.add(path + tail);
      return file;
    },
  };
}
