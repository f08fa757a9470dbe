import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

let folder: string | undefined;

/** Sets a folder for values that parallel processes, such as tests, would otherwise each create. */
export function setSharedFolder(path: string): void {
  folder = path;
}

/** Returns the shared value of this name, and creates it if there is none. */
export function sharedValue(name: string, make: () => Uint8Array): Uint8Array {
  if (folder === undefined) return make();
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file);
  const made = make();
  const own = `${file}.${process.pid}`;
  writeFileSync(own, made);
  renameSync(own, file);
  return made;
}
